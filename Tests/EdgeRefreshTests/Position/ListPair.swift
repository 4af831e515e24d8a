import EdgeRefresh
import Testing
import UIKit

/// Two equal lists that are moved by equal fingers at the same time. Content is inserted into the
/// first one only, so the other one shows where the visible content has to be.
@MainActor
struct ListPair {
  let changed: ListStage
  let reference: ListStage
  /// Describes what the lists do, for failures.
  var name = ""

  init(_ kind: ListKind, _ items: some Sequence<Int> = 0..<60) {
    changed = ListStage(kind, items)
    reference = ListStage(kind, items)
  }

  var both: [ListStage] { [changed, reference] }

  func forBoth(_ body: (ListStage) -> Void) { both.forEach(body) }

  /// Advances by a frame and compares the lists. Returns whether they are equal.
  @discardableResult
  func advance(frames: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    for frame in 0..<frames {
      MainLoop.current.advance(by: 1.0 / 60)
      guard compare("frame \(frame)", sourceLocation: sourceLocation) else { return false }
    }
    return true
  }

  /// Compares the places of the visible items. In a grid, insertions change the columns, so only the
  /// first item is compared.
  @discardableResult
  func compare(_ moment: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let (actual, expected) = (changed.places, reference.places)
    let compared =
      changed.kind == .grid ? [reference.firstItem].compactMap(\.self) : Array(expected.keys)
    for item in compared.sorted() {
      guard let place = expected[item] else { continue }
      // A row at the border of the visible area may have no cell in one of the lists.
      guard let other = actual[item] else {
        guard place < 2 || place > 380 else {
          Issue.record(
            "\(name), \(moment): item \(item) is missing", sourceLocation: sourceLocation)
          return false
        }
        continue
      }
      if abs(place - other) >= 1.0 / 3 {
        Issue.record(
          "\(name), \(moment): item \(item) is at \(other) instead of \(place)",
          sourceLocation: sourceLocation)
        return false
      }
    }
    return true
  }

  func leave() { forBoth { $0.leave() } }
}
