import Foundation

/// Maps each element before a batch of updates to the same element after it, and vice versa.
@MainActor
struct CollectionMapping {
  private var newItems: [IndexPath: IndexPath] = [:]
  private var oldItems: [IndexPath: IndexPath] = [:]
  private var newSections: [Int: Int] = [:]
  private var oldSections: [Int: Int] = [:]

  /// Computes the mapping from the item counts before and after the updates.
  ///
  /// The counts in `new` must equal the counts in `old` with the updates applied. Otherwise, a
  /// precondition fails.
  init(_ updates: [CollectionUpdate], old: [Int], new: [Int]) {
    var changes = Changes()
    for update in updates { changes.record(update) }
    let oldRemaining = old.indices.filter { !changes.deletedSections.contains($0) }
    let newRemaining = new.indices.filter { !changes.insertedSections.contains($0) }
    precondition(
      oldRemaining.count == newRemaining.count,
      """
      invalid number of sections: there are \(new.count) after the update, but there were \
      \(old.count) before it, \(changes.insertedSections.count) inserted and \
      \(changes.deletedSections.count) deleted
      """)
    let pairs = Array(zip(oldRemaining, newRemaining)) + changes.movedSections
    for (before, after) in pairs where !changes.reloadedSections.contains(before) {
      newSections[before] = after
      oldSections[after] = before
      matchItems(before, old[before], after, new[after], changes)
    }
    for (before, after) in changes.movedItems { add(before, after) }
  }

  /// Returns the element after the updates; `nil` for one that is deleted or reloaded.
  func elementAfterUpdates(_ element: CollectionElement) -> CollectionElement? {
    guard element.kind != nil else {
      return newItems[element.indexPath].map { CollectionElement(kind: nil, indexPath: $0) }
    }
    return newSections[element.indexPath.section].map { movedElement(element, to: $0) }
  }

  /// Returns the element before the updates; `nil` for one that is inserted or reloaded.
  func elementBeforeUpdates(_ element: CollectionElement) -> CollectionElement? {
    guard element.kind != nil else {
      return oldItems[element.indexPath].map { CollectionElement(kind: nil, indexPath: $0) }
    }
    return oldSections[element.indexPath.section].map { movedElement(element, to: $0) }
  }

  private func movedElement(_ element: CollectionElement, to section: Int) -> CollectionElement {
    CollectionElement(
      kind: element.kind, indexPath: IndexPath(item: element.indexPath.item, section: section))
  }

  private mutating func add(_ before: IndexPath, _ after: IndexPath) {
    newItems[before] = after
    oldItems[after] = before
  }

  /// Matches, in order, the remaining items of a section before and after the updates.
  private mutating func matchItems(
    _ before: Int, _ oldCount: Int, _ after: Int, _ newCount: Int, _ changes: Changes
  ) {
    let oldRemaining = (0..<oldCount).map { IndexPath(item: $0, section: before) }
      .filter { !changes.deletedItems.contains($0) }
    let newRemaining = (0..<newCount).map { IndexPath(item: $0, section: after) }
      .filter { !changes.insertedItems.contains($0) }
    precondition(
      oldRemaining.count == newRemaining.count,
      """
      invalid number of items in section \(after): there are \(newCount) after the update, but \
      there were \(oldCount) before it, \(newCount - newRemaining.count) inserted and \
      \(oldCount - oldRemaining.count) deleted
      """)
    for (before, after) in zip(oldRemaining, newRemaining)
    where !changes.reloadedItems.contains(before) {
      add(before, after)
    }
  }

  /// The updates by kind.
  private struct Changes {
    var deletedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    var reloadedItems: Set<IndexPath> = []
    var movedItems: [(IndexPath, IndexPath)] = []
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: [(Int, Int)] = []

    mutating func record(_ update: CollectionUpdate) {
      switch update {
      case .insertItem(let path): insertedItems.insert(path)
      case .deleteItem(let path): deletedItems.insert(path)
      case .reloadItem(let path): reloadedItems.insert(path)
      case .moveItem(let before, let after):
        deletedItems.insert(before)
        insertedItems.insert(after)
        movedItems.append((before, after))
      case .insertSection(let section): insertedSections.insert(section)
      case .deleteSection(let section): deletedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let before, let after):
        deletedSections.insert(before)
        insertedSections.insert(after)
        movedSections.append((before, after))
      }
    }
  }
}
