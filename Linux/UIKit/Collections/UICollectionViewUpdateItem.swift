public import Foundation

/// One insertion, deletion, reload or move, as a layout hears of it.
///
/// A path whose item is `NSNotFound` means a whole section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What is done.
  public enum Action: Int, Sendable {
    /// Something comes.
    case insert = 0
    /// Something goes.
    case delete = 1
    /// Something is fetched anew.
    case reload = 2
    /// Something goes to another place.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where it was; nil for what comes.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// Where it is; nil for what goes.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What is done.
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// Whether an item comes by this.
  func inserts(_ path: IndexPath) -> Bool {
    guard action == .insert || action == .reload, let after else { return false }
    return after == path || after.item == NSNotFound && after.section == path.section
  }

  /// Whether an item goes by this.
  func deletes(_ path: IndexPath) -> Bool {
    guard action == .delete || action == .reload, let before else { return false }
    return before == path || before.item == NSNotFound && before.section == path.section
  }
}
