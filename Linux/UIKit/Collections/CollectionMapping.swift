import Foundation

/// Which element of before is which element of after.
@MainActor
struct CollectionMapping {
  private var newItems: [IndexPath: IndexPath] = [:]
  private var oldItems: [IndexPath: IndexPath] = [:]
  private var newSections: [Int: Int] = [:]
  private var oldSections: [Int: Int] = [:]

  /// Follows every item through the updates.
  ///
  /// What the data source says now must be what it said before, with the updates; where it is not,
  /// the app stops, as it does in UIKit.
  init(_ updates: [UICollectionViewUpdateItem], old: [Int], new: [Int]) {
    var changes = Changes()
    for update in updates { changes.note(update) }
    let kept = old.indices.filter { !changes.goneSections.contains($0) }
    let free = new.indices.filter { !changes.comeSections.contains($0) }
    precondition(
      kept.count == free.count,
      """
      invalid number of sections: there are \(new.count) after the update, but there were \
      \(old.count) before it, with \(changes.comeSections.count) to come and \
      \(changes.goneSections.count) to go
      """)
    let pairs = Array(zip(kept, free)) + changes.movedSections.map { ($0, $1) }
    for (before, after) in pairs where !changes.renewedSections.contains(before) {
      newSections[before] = after
      oldSections[after] = before
      pair(before, old[before], after, new[after], changes)
    }
    for (before, after) in changes.movedItems { add(before, after) }
  }

  /// What an element is now; nil for one that goes, or is fetched anew.
  func new(_ element: CollectionElement) -> CollectionElement? {
    guard element.kind != nil else {
      return newItems[element.indexPath].map { CollectionElement(kind: nil, indexPath: $0) }
    }
    return newSections[element.indexPath.section].map { moved(element, to: $0) }
  }

  /// What an element was; nil for one that comes, or is fetched anew.
  func old(_ element: CollectionElement) -> CollectionElement? {
    guard element.kind != nil else {
      return oldItems[element.indexPath].map { CollectionElement(kind: nil, indexPath: $0) }
    }
    return oldSections[element.indexPath.section].map { moved(element, to: $0) }
  }

  private func moved(_ element: CollectionElement, to section: Int) -> CollectionElement {
    CollectionElement(
      kind: element.kind, indexPath: IndexPath(item: element.indexPath.item, section: section))
  }

  private mutating func add(_ before: IndexPath, _ after: IndexPath) {
    newItems[before] = after
    oldItems[after] = before
  }

  /// Pairs the items of a section that nobody moved, in their order.
  private mutating func pair(
    _ before: Int, _ oldCount: Int, _ after: Int, _ newCount: Int, _ changes: Changes
  ) {
    let kept = (0..<oldCount).map { IndexPath(item: $0, section: before) }
      .filter { !changes.goneItems.contains($0) }
    let free = (0..<newCount).map { IndexPath(item: $0, section: after) }
      .filter { !changes.comeItems.contains($0) }
    precondition(
      kept.count == free.count,
      """
      invalid number of items in section \(after): there are \(newCount) after the update, but \
      there were \(oldCount) before it, with \(newCount - free.count) to come and \
      \(oldCount - kept.count) to go
      """)
    for (one, other) in zip(kept, free) where !changes.renewedItems.contains(one) {
      add(one, other)
    }
  }

  /// What the updates take away and bring, by paths of before and of after.
  private struct Changes {
    var goneItems: Set<IndexPath> = []
    var comeItems: Set<IndexPath> = []
    var renewedItems: Set<IndexPath> = []
    var movedItems: [(IndexPath, IndexPath)] = []
    var goneSections: Set<Int> = []
    var comeSections: Set<Int> = []
    var renewedSections: Set<Int> = []
    var movedSections: [(Int, Int)] = []

    @MainActor mutating func note(_ update: UICollectionViewUpdateItem) {
      let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
      if (before ?? after)?.item == NSNotFound {
        noteSection(update.updateAction, before?.section, after?.section)
      } else {
        noteItem(update.updateAction, before, after)
      }
    }

    private mutating func noteItem(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) {
      if action == .reload {
        if let before { renewedItems.insert(before) }
        return
      }
      if let before { goneItems.insert(before) }
      if let after { comeItems.insert(after) }
      if let before, let after { movedItems.append((before, after)) }
    }

    private mutating func noteSection(
      _ action: UICollectionViewUpdateItem.Action, _ before: Int?, _ after: Int?
    ) {
      if action == .reload {
        if let before { renewedSections.insert(before) }
        return
      }
      if let before { goneSections.insert(before) }
      if let after { comeSections.insert(after) }
      if let before, let after { movedSections.append((before, after)) }
    }
  }
}
