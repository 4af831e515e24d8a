import EdgeRefreshControls
import Foundation
import UIKit

/// Finds the scroll view that a modifier applies to, from two markers in the overlay of the
/// modified view: one at its top leading corner and one at its bottom trailing corner.
///
/// It does not depend on the classes with which SwiftUI builds its views, only on this: views of an
/// overlay come after the views that they overlay, and the markers are at the corners. The modified
/// view may be part of the content of a scroll view, which then contains the markers. Or it is or
/// contains a scroll view, which then comes before the markers and lies within their rectangle. In
/// both cases, it belongs to the same view controller: what is around its view is another screen.
///
/// A scroll view that is hidden or transparent, or in a view that is, is not what the user scrolls.
/// Neither is one without a size.
///
/// If both exist, for example for a list on a page of a pager, or for a short list in a long page,
/// the inner one is chosen if it fills more than half of the modified view.
@MainActor
struct ScrollViewFinder {
  /// The marker at the top leading corner.
  let start: MarkerView
  /// The marker at the bottom trailing corner.
  let end: MarkerView
  /// Whether the control's edge is at the side of horizontal content.
  let isHorizontal: Bool

  enum Result {
    case found(UIScrollView)
    /// There are several scroll views side by side, and none fills the modified view.
    case ambiguous
    case notFound
    /// The result depends on views that are not laid out or not visible yet.
    case undecided
  }

  /// Finds the scroll view. Cost: the views in front of the markers are visited once, but not those
  /// in scroll views.
  ///
  /// - Parameter isFinal: Whether to decide by what is known now if views are not laid out yet.
  /// - Returns: The result.
  func find(isFinal: Bool) -> Result {
    let outer = enclosingScrollViews.first { fit(of: $0) != .across }
    let preceding = precedingScrollViews.filter { fit(of: $0) != .across }
    let candidates = preceding.filter { visibility(of: $0) == .visible }
    // A scroll view that is not laid out yet may turn out to scroll across the axis.
    let isLaidOut = (candidates + [outer].compactMap(\.self)).allSatisfy { fit(of: $0) == .along }
    guard isLaidOut || isFinal else { return .undecided }
    let mayGrow = !isFinal && preceding.contains { visibility(of: $0) == .empty }
    if let outer, candidates.isEmpty && !mayGrow { return .found(outer) }
    guard let area = modifiedArea else {
      if !isFinal { return .undecided }
      if let outer { return .found(outer) }
      if candidates.count == 1 { return .found(candidates[0]) }
      return candidates.count < preceding.count ? .undecided : .notFound
    }
    let inner = frontmost(of: scrollViews(in: candidates, within: area))
    if inner.count == 1 && outer == nil { return .found(inner[0]) }
    let filling = inner.filter { fills(area, $0) }
    if filling.count == 1 { return .found(filling[0]) }
    if mayGrow { return .undecided }
    if let outer { return .found(outer) }
    if !inner.isEmpty { return .ambiguous }
    return candidates.count < preceding.count ? .undecided : .notFound
  }

  // MARK: Visibility

  /// Whether a scroll view can be seen wherever the modified view can be seen.
  private enum Visibility {
    case visible
    /// It, or a view around it, is hidden or transparent.
    case hidden
    /// It, or a view that clips it, has no size. It may not be laid out yet.
    case empty
  }

  /// Whether a scroll view is visible if the markers are: a view that contains the markers hides
  /// both.
  func isVisible(_ scrollView: UIScrollView) -> Bool { visibility(of: scrollView) == .visible }

  private func visibility(of scrollView: UIScrollView) -> Visibility {
    var alpha: CGFloat = 1
    var isEmpty = scrollView.bounds.isEmpty
    var next: UIView? = scrollView
    while let view = next, !start.isDescendant(of: view) {
      alpha *= view.alpha
      if view.isHidden || alpha < Self.minimumAlpha { return .hidden }
      if view.clipsToBounds && view.bounds.isEmpty { isEmpty = true }
      next = view.superview
    }
    return isEmpty ? .empty : .visible
  }

  /// The alpha below which a view is transparent. UIKit ignores touches of such views.
  private static var minimumAlpha: CGFloat { 0.01 }

  // MARK: Candidates

  /// How a scroll view scrolls.
  private enum Fit {
    /// Along the control's axis, or not at all because its content fits.
    case along
    /// Only across the control's axis.
    case across
    /// Its content is not laid out yet.
    case unknown
  }

  private func fit(of view: UIScrollView) -> Fit {
    let (content, visible) = (view.contentSize, view.bounds.size)
    let vertical = view.alwaysBounceVertical || content.height > visible.height
    let horizontal = view.alwaysBounceHorizontal || content.width > visible.width
    if isHorizontal ? horizontal : vertical { return .along }
    if isHorizontal ? vertical : horizontal { return .across }
    return content == .zero || visible == .zero ? .unknown : .along
  }

  /// The scroll views that contain the markers, from the inside to the outside. A text view is
  /// none.
  private var enclosingScrollViews: [UIScrollView] {
    start.superviewsOfScreen.compactMap { $0 as? UIScrollView }.filter {
      !($0 is any UIKeyInput)
    }
  }

  /// The scroll views that come before the markers within the enclosing scroll view or the screen,
  /// the nearest first. Those in other scroll views and in controls do not count, nor do text
  /// views.
  private var precedingScrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    var child: UIView = start
    for parent in start.superviewsOfScreen {
      for sibling in parent.subviews.prefix(while: { $0 !== child }).reversed() {
        collect(from: sibling, into: &found)
      }
      if parent is UIScrollView { break }
      child = parent
    }
    return found
  }

  private func collect(from view: UIView, into found: inout [UIScrollView]) {
    if view is any UIKeyInput || view is UIControl { return }
    if let scrollView = view as? UIScrollView {
      found.append(scrollView)
      return
    }
    for subview in view.subviews.reversed() { collect(from: subview, into: &found) }
  }

  // MARK: Geometry

  /// The frame of the modified view in the window, in points; `nil` until it is laid out.
  private var modifiedArea: CGRect? {
    let (first, last) = (start.place, end.place)
    let area = CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
      height: abs(last.y - first.y))
    return area.width > 0 && area.height > 0 ? area : nil
  }

  /// Returns the candidates that the modified view contains. Scroll views extend beyond it into the
  /// safe area. If it contains none, one that fills it may extend below it, for example behind the
  /// keyboard.
  private func scrollViews(in candidates: [UIScrollView], within area: CGRect) -> [UIScrollView] {
    let wide = area.insetBy(dx: -1, dy: -1)
    func isContained(_ view: UIScrollView, exceptBelow: Bool) -> Bool {
      let inset = view.safeAreaInsets
      let safe = CGRect(
        x: view.bounds.minX + inset.left, y: view.bounds.minY + inset.top,
        width: view.bounds.width - inset.left - inset.right,
        height: view.bounds.height - inset.top - inset.bottom)
      let frame = view.convert(safe, to: nil)
      return !safe.isEmpty && frame.minX >= wide.minX && frame.maxX <= wide.maxX
        && frame.minY >= wide.minY && (exceptBelow || frame.maxY <= wide.maxY)
    }
    let contained = candidates.filter { isContained($0, exceptBelow: false) }
    guard contained.isEmpty else { return contained }
    return candidates.filter { isContained($0, exceptBelow: true) && fills(area, $0) }
  }

  /// Returns the candidates that are not behind a nearer one.
  private func frontmost(of candidates: [UIScrollView]) -> [UIScrollView] {
    candidates.reduce(into: []) { front, view in
      let frame = view.convert(view.bounds, to: nil).insetBy(dx: 1, dy: 1)
      if !front.contains(where: { $0.convert($0.bounds, to: nil).intersects(frame) }) {
        front.append(view)
      }
    }
  }

  private func fills(_ area: CGRect, _ view: UIView) -> Bool {
    let common = view.convert(view.bounds, to: nil).intersection(area)
    return !common.isNull && common.width * common.height > area.width * area.height / 2
  }
}

extension UIView {
  /// The views that contain the view, from the inside to the outside, up to the view of the nearest
  /// view controller.
  fileprivate var superviewsOfScreen: [UIView] {
    var views: [UIView] = []
    while let next = (views.last ?? self).superview {
      views.append(next)
      if next.next is UIViewController { break }
    }
    return views
  }
}

/// A view without a size that marks a corner of the modified view in the view hierarchy. It reports
/// when it enters or leaves a window.
final class MarkerView: UIView {
  /// Called when the view has moved to a window or left one.
  var didMove: (() -> Void)?
  /// Called before the view leaves its window.
  var willLeave: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil && window != nil { willLeave?() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    didMove?()
  }

  /// The place of the view in the coordinates of its window, in points.
  var place: CGPoint { convert(CGPoint.zero, to: nil) }
}

/// Repeats a search for a scroll view until it has a result.
@MainActor
final class RefreshSearch {
  /// The delays before the next attempts, in seconds; the last one repeats. SwiftUI adds and replaces
  /// the views of a screen within a turn of the main loop, and lays out those that appear with an
  /// animation within a second. A list that appears when its content is loaded may take any time.
  private static let delays: [TimeInterval] = [0, 0.05, 0.25, 1]

  private var cancelNext: (() -> Void)?

  nonisolated init() {}

  /// Makes attempts until one has a result: at once, and again later. During a search, it only makes
  /// one more attempt.
  ///
  /// - Parameter attempt: Returns whether there is a result. Its argument is the duration of the
  ///   search in seconds.
  func begin(_ attempt: @escaping @MainActor (TimeInterval) -> Bool) {
    if attempt(0) {
      cancel()
    } else if cancelNext == nil {
      repeatLater(attempt, number: 0, duration: 0)
    }
  }

  func cancel() {
    cancelNext?()
    cancelNext = nil
  }

  private func repeatLater(
    _ attempt: @escaping @MainActor (TimeInterval) -> Bool, number: Int, duration: TimeInterval
  ) {
    let delay = Self.delays[min(number, Self.delays.count - 1)]
    cancelNext = RefreshComponent.schedule(after: delay) { [weak self] in
      guard let self else { return }
      cancelNext = nil
      let duration = duration + delay
      if !attempt(duration) && cancelNext == nil {
        repeatLater(attempt, number: number + 1, duration: duration)
      }
    }
  }
}
