import Foundation
import UIKit

extension ScreenReader {
  /// Moves the focus to the next element, as a swipe to the right does, and reads it.
  ///
  /// Scrolls the element into view. After the last visible row of a table or collection view, the
  /// content scrolls and the following row receives the focus.
  ///
  /// - Returns: The element; `nil` if there is no further one. The focus then stays.
  @discardableResult
  public func next() -> Element? { move(forward: true) }

  /// Moves the focus to the previous element, as a swipe to the left does, and reads it.
  ///
  /// Scrolls the element into view, like ``next()``.
  ///
  /// - Returns: The element; `nil` if there is no previous one. The focus then stays.
  @discardableResult
  public func previous() -> Element? { move(forward: false) }

  /// Moves the focus to the first element and reads it, as a tap with four fingers at the top of
  /// the screen does.
  ///
  /// - Returns: The element; `nil` if there is none.
  @discardableResult
  public func first() -> Element? {
    focus { state.reachable.first?.object }
  }

  /// Moves the focus to the first element with a label, as a tap on the element does, and reads it.
  ///
  /// - Parameter label: The label of the element.
  /// - Returns: The element; `nil` if none can be reached. The focus then stays.
  @discardableResult
  public func focus(on label: String) -> Element? {
    focus { state.reachable.first { $0.object.accessibilityLabel == label }?.object }
  }

  /// Moves the focus to the object that a closure returns. The closure runs with the phone's clock
  /// as the current one.
  private func focus(_ find: () -> UIResponder?) -> Element? {
    guard state.isOn else { return nil }
    return afterDueWork {
      guard let object = find() else { return nil }
      take(object)
      return Element(object)
    }
  }

  /// Scrolls an object into view, gives it the focus and runs the work that is due.
  func take(_ object: UIResponder) {
    Self.scrollIntoView(object)
    state.setFocus(object)
    simulator.loop.turn()
  }

  private func move(forward: Bool) -> Element? {
    focus {
      guard let object = state.focus?.object else {
        return forward ? state.reachable.first?.object : state.reachable.last?.object
      }
      return neighbor(of: object, forward: forward)
    }
  }

  // MARK: Lists

  /// Returns the element after or before an object. Scrolls lists until the element exists.
  private func neighbor(of object: UIResponder, forward: Bool) -> UIResponder? {
    let lists = Self.lists(around: object)
    var position = lists.first.map { Self.extent(of: object, in: $0) }
    for _ in 0..<Self.stepLimit {
      let elements = forward ? state.reachable : state.reachable.reversed()
      let candidate: ReachableElement?
      if let index = elements.firstIndex(where: { $0.object === object }) {
        candidate = elements.dropFirst(index + 1).first
        if let list = lists.first { position = Self.extent(of: object, in: list) }
      } else if let list = lists.first, let position {
        // The cell of the object was scrolled away, so the position tells which row follows.
        candidate = elements.first {
          Self.isElement($0.object, in: list)
            && Self.follows(Self.extent(of: $0.object, in: list), position, forward, list)
        }
      } else {
        return nil
      }
      guard scrollsOn(lists, toward: candidate, forward: forward) else { return candidate?.object }
    }
    return nil
  }

  /// The maximum number of steps that lists scroll in search of an element. It ends the search in a
  /// list that has a large area without elements.
  private static let stepLimit = 10_000
  /// The fraction of the visible area by which a list scrolls in one step. It is small, so that no
  /// row is skipped.
  private static let step: CGFloat = 0.25

  /// The table and collection views around an object, innermost first.
  private static func lists(around object: UIResponder) -> [UIScrollView] {
    ElementFinder.views(from: object).compactMap { view in
      view is UITableView || view is UICollectionView ? view as? UIScrollView : nil
    }
  }

  /// Scrolls the innermost list in which an element nearer than `candidate` may appear.
  ///
  /// - Returns: Whether a list scrolled, so that the candidate must be determined again.
  private func scrollsOn(
    _ lists: [UIScrollView], toward candidate: ReachableElement?, forward: Bool
  ) -> Bool {
    for list in lists {
      if let candidate, Self.isElement(candidate.object, in: list),
        Self.isVisible(candidate.frame, in: list)
      {
        continue
      }
      let area = list.uncoveredBounds
      let isHorizontal = list.scrollsHorizontally
      let isReversed =
        isHorizontal && list.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let sign: CGFloat = forward != isReversed ? 1 : -1
      let length = max(1, (isHorizontal ? area.width : area.height) * Self.step)
      if list.moveContent(
        by: isHorizontal ? CGPoint(x: sign * length, y: 0) : CGPoint(x: 0, y: sign * length))
      {
        simulator.loop.turn()
        return true
      }
    }
    return false
  }

  private static func isElement(_ object: UIResponder, in list: UIScrollView) -> Bool {
    ElementFinder.views(from: object).contains { $0 === list }
  }

  /// The start and the end of an object along the axis of a list, in its content.
  private static func extent(of object: UIResponder, in list: UIScrollView) -> ClosedRange<CGFloat>
  {
    let frame = content(object.accessibilityFrame, of: list)
    return list.scrollsHorizontally ? frame.minX...frame.maxX : frame.minY...frame.maxY
  }

  private static func follows(
    _ extent: ClosedRange<CGFloat>, _ position: ClosedRange<CGFloat>, _ forward: Bool,
    _ list: UIScrollView
  ) -> Bool {
    let isReversed =
      list.scrollsHorizontally && list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return forward != isReversed
      ? extent.lowerBound > position.upperBound - 1 : extent.upperBound < position.lowerBound + 1
  }

  // MARK: Visibility

  /// Converts a rectangle on the screen to the content of a scroll view.
  private static func content(_ rect: CGRect, of list: UIScrollView) -> CGRect {
    let origin = list.window?.frame.origin ?? .zero
    return list.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil)
  }

  /// Whether a part of a rectangle on the screen is in the visible area of a scroll view.
  private static func isVisible(_ rect: CGRect, in list: UIScrollView) -> Bool {
    !content(rect, of: list).intersection(list.bounds).isEmpty
  }

  /// Whether a part of an element is in the visible area of all scroll views around it.
  static func isVisible(_ element: ReachableElement) -> Bool {
    ElementFinder.views(from: element.object).allSatisfy { view in
      (view as? UIScrollView).map { isVisible(element.frame, in: $0) } ?? true
    }
  }

  /// Scrolls the scroll views around an object until it is visible.
  static func scrollIntoView(_ object: UIResponder) {
    for view in ElementFinder.views(from: object) {
      guard view !== object, let list = view as? UIScrollView, list.isScrollEnabled else {
        continue
      }
      let frame = content(object.accessibilityFrame, of: list)
      guard !list.uncoveredBounds.contains(frame) else { continue }
      list.scrollRectToVisible(frame, animated: false)
      list.layoutIfNeeded()
    }
  }
}
