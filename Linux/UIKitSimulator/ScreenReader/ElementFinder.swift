import Foundation
import UIKit

/// An element that a screen reader can reach.
@MainActor struct ReachableElement {
  let object: UIResponder
  /// The frame on the screen. For a header or footer of a list, the frame without pinning.
  let frame: CGRect
}

/// Finds the elements that a screen reader can reach, in reading order.
@MainActor struct ElementFinder {
  /// An element, or elements that are read together.
  private struct Item {
    var elements: [ReachableElement]
    var frame: CGRect
  }

  /// The only object that is looked for; `nil` for all elements.
  private var wanted: UIResponder?
  /// The only views that are searched; `nil` for all views.
  private var searched: [UIView]?

  /// Returns the elements in the windows of a loop.
  static func elements(in loop: MainLoop) -> [ReachableElement] {
    ElementFinder().elements(in: loop)
  }

  /// Whether an object is one of the elements in the windows of a loop.
  ///
  /// This takes much less time than finding all elements, because the frames of the others are not
  /// needed. A screen reader asks after each turn whether the focus can still be reached. The
  /// views that contain the object are searched first: it is rarely in the list of another view.
  static func canReach(_ object: UIResponder, in loop: MainLoop) -> Bool {
    [views(from: object), nil].contains { views in
      ElementFinder(wanted: object, searched: views).elements(in: loop)
        .contains { $0.object === object }
    }
  }

  private func elements(in loop: MainLoop) -> [ReachableElement] {
    var windows = loop.windows.filter { !$0.isHidden && $0.windowScene != nil }
    if let modal = windows.last(where: \.accessibilityViewIsModal) { windows = [modal] }
    return windows.flatMap { items(in: $0).flatMap(\.elements) }
  }

  /// The views from a responder's own view up to the window.
  static func views(from responder: UIResponder) -> [UIView] {
    var step: UIResponder? = responder
    while let current = step, !(current is UIView) { step = current.next }
    var views: [UIView] = []
    var view = step as? UIView
    while let current = view {
      views.append(current)
      view = current.superview
    }
    return views
  }

  /// Whether a view is displayed and its elements are not hidden, without regard to its ancestors.
  private func isShown(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha > Self.minimumAlpha && !view.accessibilityElementsHidden
  }

  /// The alpha up to which views count as hidden, as they do for touches.
  private static let minimumAlpha: CGFloat = 0.01

  // MARK: Items

  private func isWanted(_ responder: UIResponder) -> Bool {
    wanted == nil || wanted === responder
  }

  private func items(in responder: UIResponder) -> [Item] {
    guard let view = responder as? UIView else {
      guard !responder.accessibilityElementsHidden else { return [] }
      if responder.isAccessibilityElement {
        return isWanted(responder) ? item(responder).map { [$0] } ?? [] : []
      }
      return listedItems(in: responder) ?? []
    }
    guard isShown(view) else { return [] }
    if view.isAccessibilityElement {
      let hidesElementsInside = view.hidesElementsInside
      let controls =
        hidesElementsInside ? [] : ordered(view.subviews.flatMap(controls), in: view)
      // Controls can be reached only in a view that can.
      guard isWanted(view) || !controls.isEmpty, let own = item(view) else { return [] }
      return [hidesElementsInside ? own : group([own] + controls, of: view)]
    }
    if let listed = listedItems(in: view) { return [group(listed, of: view)] }
    if let views = view.orderedElementViews {
      return [group(views.flatMap { ordered(items(in: $0), in: view) }, of: view)]
    }
    let inside = visited(view.subviews).flatMap(items)
    return view.groupsElements ? [group(ordered(inside, in: view), of: view)] : inside
  }

  /// The items that a container lists, in its order; `nil` if it lists none.
  private func listedItems(in container: UIResponder) -> [Item]? {
    guard let listed = container.accessibilityElements else { return nil }
    return listed.compactMap { $0 as? UIResponder }.flatMap { responder in
      // A listed view need not be a subview, so its ancestors are checked as well.
      Self.views(from: responder).allSatisfy { $0 === responder || isShown($0) }
        ? ordered(items(in: responder), in: container as? UIView) : []
    }
  }

  /// The controls in a table cell.
  private func controls(in view: UIView) -> [Item] {
    guard isShown(view) else { return [] }
    guard view is UIControl else { return visited(view.subviews).flatMap(controls) }
    return items(in: view)
  }

  /// The subviews that are visited: all of them, or the foremost modal one.
  private func visited(_ subviews: [UIView]) -> [UIView] {
    let visited =
      subviews.last { isShown($0) && $0.accessibilityViewIsModal }.map { [$0] } ?? subviews
    guard let searched else { return visited }
    return visited.filter { view in searched.contains { $0 === view } }
  }

  private func item(_ responder: UIResponder) -> Item? {
    // A label without text has nothing to read.
    if responder is UILabel, (responder.accessibilityLabel ?? "").isEmpty,
      (responder.accessibilityValue ?? "").isEmpty
    {
      return nil
    }
    guard let frame = reachableFrame(of: responder) else { return nil }
    return Item(elements: [ReachableElement(object: responder, frame: frame)], frame: frame)
  }

  private func group(_ items: [Item], of view: UIView) -> Item {
    let elements = items.flatMap(\.elements)
    // The position of a list is that of the list itself, not of its content.
    if let list = view as? UIScrollView {
      return Item(elements: elements, frame: Self.onScreen(list.uncoveredBounds, of: list))
    }
    let frames = items.map(\.frame)
    return Item(elements: elements, frame: frames.dropFirst().reduce(frames.first ?? .zero, union))
  }

  private func union(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

  // MARK: Reachability

  /// The frame of an element on the screen without pinning; `nil` if no part of it is visible or
  /// can be scrolled into view.
  private func reachableFrame(of responder: UIResponder) -> CGRect? {
    var frame = responder.accessibilityFrame
    let views = Self.views(from: responder)
    guard views.last is UIWindow else { return nil }
    for view in views {
      let (resting, current) = (view.restingFrame, view.frame)
      frame = frame.offsetBy(dx: resting.minX - current.minX, dy: resting.minY - current.minY)
    }
    var visible = frame
    for view in views where view !== responder {
      if let list = view as? UIScrollView {
        guard overlaps(visible, Self.onScreen(list.reachableContent, of: list)) else { return nil }
        visible = Self.onScreen(list.bounds, of: list)
      } else if view.clipsToBounds || view is UIWindow {
        visible = visible.intersection(Self.onScreen(view.bounds, of: view))
        guard !visible.isEmpty else { return nil }
      }
    }
    return visible.isEmpty ? nil : frame
  }

  private func overlaps(_ first: CGRect, _ second: CGRect) -> Bool {
    !first.intersection(second).isEmpty
  }

  /// Converts a rectangle in the coordinates of a view to those of the screen.
  static func onScreen(_ rect: CGRect, of view: UIView) -> CGRect {
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
  }

  // MARK: Visual order

  /// Sorts items as they are read: line by line from the top, and each line in the direction of
  /// reading.
  ///
  /// Items that overlap vertically are in the same line. In a line, items below each other form a
  /// column, which is read from the top before the next column.
  private func ordered(_ items: [Item], in view: UIView?) -> [Item] {
    let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ordered(items, isRightToLeft: isRightToLeft)
  }

  private func ordered(_ items: [Item], isRightToLeft: Bool) -> [Item] {
    guard items.count > 1 else { return items }
    let lines = bands(items) { ($0.frame.minY, $0.frame.maxY) }
    if lines.count > 1 { return lines.flatMap { ordered($0, isRightToLeft: isRightToLeft) } }
    let columns = bands(items) {
      isRightToLeft ? (-$0.frame.maxX, -$0.frame.minX) : ($0.frame.minX, $0.frame.maxX)
    }
    if columns.count > 1 { return columns.flatMap { ordered($0, isRightToLeft: isRightToLeft) } }
    return items.enumerated().sorted { first, second in
      let (a, b) = (first.element.frame, second.element.frame)
      if a.minY != b.minY { return a.minY < b.minY }
      if a.minX != b.minX { return isRightToLeft ? a.maxX > b.maxX : a.minX < b.minX }
      return first.offset < second.offset
    }.map(\.element)
  }

  /// Splits items into bands along an axis, in ascending order.
  ///
  /// An item belongs to a band if it overlaps the band by more than half the length of the shorter
  /// one. Frames of lines that are close together may overlap a little.
  private func bands(_ items: [Item], _ extent: (Item) -> (CGFloat, CGFloat)) -> [[Item]] {
    let sorted = items.enumerated().sorted {
      let (a, b) = (extent($0.element).0, extent($1.element).0)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
    var bands: [[Item]] = []
    var (lower, upper): (CGFloat, CGFloat) = (0, 0)
    for item in sorted {
      let (start, end) = extent(item)
      let overlap = min(upper, end) - start
      if !bands.isEmpty, overlap > min(upper - lower, end - start) / 2 {
        bands[bands.count - 1].append(item)
        upper = max(upper, end)
      } else {
        bands.append([item])
        (lower, upper) = (start, end)
      }
    }
    return bands
  }
}
