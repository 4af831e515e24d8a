public import Foundation

/// An insertion, deletion, reload or move, as passed to the layout.
///
/// An index path whose item is `NSNotFound` stands for a whole section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of an update.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// A reload.
    case reload = 2
    /// A move.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The index path before the updates; `nil` for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { storedIndexPathBeforeUpdate }

  /// The index path after the updates; `nil` for a deletion.
  open var indexPathAfterUpdate: IndexPath? { storedIndexPathAfterUpdate }

  /// The kind of the update.
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

  /// Returns whether the update inserts or reloads an item at the index path after the updates.
  func inserts(_ path: IndexPath) -> Bool {
    guard storedUpdateAction == .insert || storedUpdateAction == .reload,
      let after = storedIndexPathAfterUpdate
    else { return false }
    return after == path || after.item == NSNotFound && after.section == path.section
  }

  /// Returns whether the update deletes or reloads an item at the index path before the updates.
  func deletes(_ path: IndexPath) -> Bool {
    guard storedUpdateAction == .delete || storedUpdateAction == .reload,
      let before = storedIndexPathBeforeUpdate
    else { return false }
    return before == path || before.item == NSNotFound && before.section == path.section
  }
}
