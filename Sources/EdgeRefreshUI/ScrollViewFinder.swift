import Foundation
import UIKit

/// Finds the scroll view that a modifier applies to, from its markers: views in the overlay of the
/// modified view, with its size. A modifier of a group has a marker for each of its views.
///
/// 1. What is around the view of the nearest view controller, or around the innermost scroll view
///    that contains a marker, is another screen or other content.
/// 2. Views of an overlay come after the views that they overlay. If the modified view is a scroll
///    view, that one precedes the marker, and each of the two covers more than half of the other.
///    The nearest one is chosen, unless the control is in one already.
/// 3. Otherwise the modified view is content of the scroll view that contains the marker. One that
///    turns pages is none: a control of a page belongs to a scroll view on that page.
/// 4. Otherwise the modified view may contain a scroll view that fills less than half of it.
/// 5. A scroll view that the user cannot see, that text is entered into, that is in a control, or
///    that scrolls only across the axis of the control's edge, is never chosen.
///
/// It depends neither on the classes with which SwiftUI builds its views nor on their depth.
@MainActor
struct ScrollViewFinder {
  /// The markers that are in a window.
  let markers: [MarkerView]
  /// Whether the control's edge is at the side of horizontal content.
  let isHorizontal: Bool
  /// The scroll view that the control is in.
  let current: UIScrollView?
  /// Whether a scroll view counts whose content is not laid out. It may turn out to scroll across.
  let isFinal: Bool

  /// Returns the scroll views that the modifier may apply to. If there are several, the app has to
  /// choose. Cost: the views before the markers are visited once, but not those in scroll views.
  func find() -> [UIScrollView] {
    var fitting: [UIScrollView] = []
    var enclosing: [UIScrollView] = []
    var contained: [UIScrollView] = []
    for marker in markers {
      let area = marker.convert(marker.bounds, to: nil)
      let (preceding, around) = surroundings(of: marker)
      var fits: [UIScrollView] = []
      for view in preceding {
        let inside = areas(of: view, from: marker).filter { $0.isMostly(in: area) }
        if !inside.isEmpty { contained.append(view) }
        if inside.contains(where: { area.isMostly(in: $0) }) { fits.append(view) }
      }
      let nearest = fits.first { $0 === current } ?? fits.first
      if let nearest { fitting.append(nearest) }
      // A list that is hidden for a while does not lose its control to the page around it.
      if let around, !preceding.contains(where: { $0 === current }) { enclosing.append(around) }
    }
    let found = [fitting, enclosing, contained].first { !$0.isEmpty } ?? []
    // Several markers may have found the same one.
    var known: Set<ObjectIdentifier> = []
    return found.filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// Returns the scroll views that come before a marker, the nearest first, and the one that
  /// contains it.
  private func surroundings(of marker: MarkerView) -> ([UIScrollView], UIScrollView?) {
    var preceding: [UIScrollView] = []
    var child: UIView = marker
    while let parent = child.superview {
      for sibling in parent.subviews.prefix(while: { $0 !== child }).reversed() {
        collect(from: sibling, into: &preceding)
      }
      if let view = parent as? UIScrollView, !(view is any UIKeyInput) {
        return (preceding, !view.isPagingEnabled && scrollsAlongAxis(view) ? view : nil)
      }
      if parent.next is UIViewController { break }
      child = parent
    }
    return (preceding, nil)
  }

  private func collect(from view: UIView, into found: inout [UIScrollView]) {
    if view is any UIKeyInput || view is UIControl { return }
    if let view = view as? UIScrollView {
      if scrollsAlongAxis(view) { found.append(view) }
    } else {
      for subview in view.subviews.reversed() { collect(from: subview, into: &found) }
    }
  }

  /// Whether a scroll view scrolls along the control's axis, or not at all because its content fits.
  private func scrollsAlongAxis(_ view: UIScrollView) -> Bool {
    let (content, visible) = (view.contentSize, view.bounds.size)
    let vertical = view.alwaysBounceVertical || content.height > visible.height
    let horizontal = view.alwaysBounceHorizontal || content.width > visible.width
    if isHorizontal ? horizontal : vertical { return true }
    if isHorizontal ? vertical : horizontal { return false }
    return isFinal || content != .zero
  }

  /// Returns where the user sees a scroll view in the window if the marker is visible: its frame,
  /// and the part of it that bars and the keyboard leave to the content. A modified view has the
  /// size of the latter, or of the former if it ignores the safe area.
  private func areas(of scrollView: UIScrollView, from marker: MarkerView) -> [CGRect] {
    var areas = [
      scrollView.bounds, scrollView.bounds.inset(by: scrollView.adjustedContentInset),
    ].map { scrollView.convert($0, to: nil) }
    var alpha: CGFloat = 1
    var next: UIView? = scrollView
    while let view = next, !marker.isDescendant(of: view) {
      alpha *= view.alpha
      // UIKit ignores touches of a view with this alpha.
      if view.isHidden || alpha < 0.01 { return [] }
      if view.clipsToBounds {
        areas = areas.map { $0.intersection(view.convert(view.bounds, to: nil)) }
      }
      next = view.superview
    }
    return areas
  }
}

extension CGRect {
  /// Whether more than half of the rectangle is in another one.
  fileprivate func isMostly(in other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width * common.height > width * height / 2
  }
}

/// A view in the overlay of the modified view that has its size and marks its place in the view
/// hierarchy. It draws nothing and is not touched.
final class MarkerView: UIView {
  /// Called when the view has moved to a window, left one, or has another size.
  var didChange: (() -> Void)?
  /// Called before the view leaves its window.
  var willLeave: ((MarkerView) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil && window != nil { willLeave?(self) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    didChange?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    didChange?()
  }
}
