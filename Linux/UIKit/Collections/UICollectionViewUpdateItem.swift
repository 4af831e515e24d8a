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
  open var indexPathBeforeUpdate: IndexPath? { storedIndexPathBeforeUpdate }

  /// Where it is; nil for what goes.
  open var indexPathAfterUpdate: IndexPath? { storedIndexPathAfterUpdate }

  /// What is done.
  open var updateAction: Action { storedUpdateAction }

  private let storedIndexPathBeforeUpdate: IndexPath?
  private let storedIndexPathAfterUpdate: IndexPath?
  private let storedUpdateAction: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    storedUpdateAction = action
    storedIndexPathBeforeUpdate = before
    storedIndexPathAfterUpdate = after
    super.init()
  }

  /// Whether an item comes by this.
  func inserts(_ path: IndexPath) -> Bool {
    guard storedUpdateAction == .insert || storedUpdateAction == .reload,
      let after = storedIndexPathAfterUpdate
    else { return false }
    return after == path || after.item == NSNotFound && after.section == path.section
  }

  /// Whether an item goes by this.
  func deletes(_ path: IndexPath) -> Bool {
    guard storedUpdateAction == .delete || storedUpdateAction == .reload,
      let before = storedIndexPathBeforeUpdate
    else { return false }
    return before == path || before.item == NSNotFound && before.section == path.section
  }
}
