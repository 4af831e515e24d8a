import EdgeRefresh
import Testing
import UIKit

/// Two equal lists that receive the same touches at the same time. Content is inserted only into
/// the first one, so the other one shows where the visible content must be.
@MainActor
struct ListPair {
  let changed: ListStage
  let reference: ListStage
  /// Describes what the lists do, for failures.
  var name = ""
  /// The largest allowed difference between the lists, in pixels. At rest it is less than one.
  ///
  /// A drag or deceleration continues from an offset that was set. The stand-in rounds it to
  /// pixels, and the rounding may differ between the lists.
  var tolerance: CGFloat = 0.999
  /// The difference between the lists before the content was changed, in points.
  private(set) var difference: CGFloat = 0

  init(_ kind: ListKind, _ items: some Sequence<Int> = 0..<60) {
    // Aligns the time, so that a frame is drawn just before the time to which a test advances.
    let now = MainLoop.current.now
    MainLoop.current.advance(by: (now * 60).rounded(.up) / 60 - now + 2e-6)
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

  /// Compares the places of the visible items. In a grid, insertions change the columns, so only
  /// the first item is compared.
  @discardableResult
  func compare(_ moment: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let (actual, expected) = (changed.places, reference.places)
    let compared =
      changed.kind == .grid ? [reference.firstItem].compactMap(\.self) : Array(expected.keys)
    let size = reference.scrollView.bounds.size
    let length = changed.kind.isHorizontal ? size.width : size.height
    for item in compared.sorted() {
      guard let place = expected[item] else { continue }
      // A row at the border of the visible area may have no cell in one of the lists.
      guard let other = actual[item] else {
        guard place < 2 || place > length - 120 else {
          Issue.record(
            "\(name), \(moment): item \(item) is missing", sourceLocation: sourceLocation)
          return false
        }
        continue
      }
      if abs(other - place - difference) > tolerance * pixel {
        Issue.record(
          "\(name), \(moment): item \(item) is at \(other) instead of \(place)",
          sourceLocation: sourceLocation)
        return false
      }
    }
    return true
  }

  /// Accepts the current difference between the lists for the following comparisons.
  mutating func rebase() {
    let (actual, expected) = (changed.places, reference.places)
    let item = reference.firstItem.flatMap { actual[$0] == nil ? nil : $0 }
    difference = item.map { (actual[$0] ?? 0) - (expected[$0] ?? 0) } ?? difference
  }

  private var pixel: CGFloat { 1 / max(changed.scrollView.traitCollection.displayScale, 1) }

  func leave() { forBoth { $0.leave() } }
}
