import Foundation
import UIKit

/// Finds the scroll view that a modifier applies to, from its markers: views in the overlay of the
/// modified view, with its size. A modifier on a `Group` may have a marker for each view.
///
/// 1. Only the view of the nearest view controller, or the innermost scroll view that contains a
///    marker, is searched. What is around it is another screen or other content.
/// 2. According to reports, the views of an overlay come after the views that they overlay. If the
///    modified view is a scroll view, it precedes the marker, and each covers more than half of the
///    other. The nearest such scroll view is chosen, unless the control is already in one of them.
/// 3. Otherwise the modified view is content of the scroll view that contains the marker. That
///    scroll view must not turn pages: the control of a page belongs to a scroll view on that page.
/// 4. Otherwise the modified view may contain a scroll view that fills less than half of it.
/// 5. A scroll view is never chosen if the user cannot see it or enters text into it, if it is in a
///    control, or if it scrolls only across the axis of the control's edge.
///
/// It depends neither on the classes with which SwiftUI builds its views nor on their depth.
@MainActor
struct ScrollViewFinder {
  /// The markers that are in a window.
  let markers: Set<MarkerView>
  /// Whether the control's edge is at the side of horizontal content.
  let isHorizontal: Bool
  /// The scroll view that the control is in.
  let current: UIScrollView?
  /// Whether a scroll view without content is accepted, although it may later scroll along the
  /// other axis.
  let isFinal: Bool

  /// Returns the scroll views that the modifier may apply to. If there are several, the app has to
  /// choose. Visits each view below the searched one once, except views in other scroll views.
  func find() -> [UIScrollView] {
    var fitting: [UIScrollView] = []
    var enclosing: [UIScrollView] = []
    var contained: [UIScrollView] = []
    for root in unique(markers.map(root)) {
      let around = (root as? UIScrollView).flatMap { turnsPages($0) ? nil : $0 }
      var (places, preceding): ([Place], [UIScrollView]) = ([], [])
      visit(root, &places, &preceding)
      for place in places {
        let area = place.marker.convert(place.marker.bounds, to: nil)
        var fits: [UIScrollView] = []
        for view in place.preceding.reversed() {
          let inside = areas(of: view, from: place.marker).filter { $0.isMostly(in: area) }
          if !inside.isEmpty { contained.append(view) }
          if inside.contains(where: { area.isMostly(in: $0) }) { fits.append(view) }
        }
        let nearest = fits.first { $0 === current } ?? fits.first
        if let nearest { fitting.append(nearest) }
        // A hidden list keeps its control: the scroll view around it does not get the control.
        let hasList = place.preceding.contains { $0 === current }
        if let around, scrollsAlongAxis(around), !hasList { enclosing.append(around) }
      }
    }
    return unique([fitting, enclosing, contained].first { !$0.isEmpty } ?? [])
  }

  /// A marker, and the scroll views that come before it.
  private typealias Place = (marker: MarkerView, preceding: [UIScrollView])

  /// Returns the innermost scroll view that contains a marker, or the view of the screen.
  private func root(of marker: MarkerView) -> UIView {
    var view: UIView = marker
    while let parent = view.superview {
      view = parent
      if isScrollView(view) || view.next is UIViewController { break }
    }
    return view
  }

  /// Visits the views in a view from the back to the front.
  private func visit(_ view: UIView, _ places: inout [Place], _ preceding: inout [UIScrollView]) {
    for subview in view.subviews where !(subview is UIControl) {
      if let marker = subview as? MarkerView {
        if markers.contains(marker) { places.append((marker, preceding)) }
      } else if let scrollView = subview as? UIScrollView, isScrollView(scrollView) {
        let pager = scrollView.subviews.first {
          $0 is UIScrollView && turnsPages($0) && $0.bounds.size == scrollView.bounds.size
        }
        if scrollsAlongAxis(scrollView) && pager == nil { preceding.append(scrollView) }
      } else {
        visit(subview, &places, &preceding)
      }
    }
  }

  /// Whether the content of a scroll view is pages. According to reports, the pages of a `TabView`
  /// on iOS 15 are in a scroll view inside a collection view.
  private func turnsPages(_ view: UIView) -> Bool {
    (view as? UIScrollView)?.isPagingEnabled == true || view.superview is UICollectionView
  }

  private func isScrollView(_ view: UIView) -> Bool {
    view is UIScrollView && !(view is any UIKeyInput)
  }

  private func unique<View: UIView>(_ views: [View]) -> [View] {
    var known: Set<ObjectIdentifier> = []
    return views.filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// Whether a scroll view scrolls along the control's axis, or not at all because its content
  /// fits.
  private func scrollsAlongAxis(_ view: UIScrollView) -> Bool {
    let (content, visible) = (view.contentSize, view.bounds.size)
    let vertical = view.alwaysBounceVertical || content.height > visible.height
    let horizontal = view.alwaysBounceHorizontal || content.width > visible.width
    if isHorizontal ? horizontal : vertical { return true }
    if isHorizontal ? vertical : horizontal { return false }
    return isFinal || content != .zero
  }

  /// Returns the frame of a scroll view in the window, and the part of it that bars and the
  /// keyboard do not cover; nothing if the user cannot see the scroll view. A modified view should
  /// have the size of that part or, if it ignores the safe area, of the frame.
  private func areas(of scrollView: UIScrollView, from marker: MarkerView) -> [CGRect] {
    var areas = [
      scrollView.bounds, scrollView.bounds.inset(by: scrollView.adjustedContentInset),
    ].map { scrollView.convert($0, to: nil) }
    var alpha: CGFloat = 1
    for view in sequence(first: scrollView as UIView, next: \.superview) {
      if marker.isDescendant(of: view) { break }
      alpha *= view.alpha
      // `hitTest(_:with:)` ignores a view with this alpha.
      if view.isHidden || alpha < 0.01 { return [] }
      if view.clipsToBounds {
        areas = areas.map { $0.intersection(view.convert(view.bounds, to: nil)) }
      }
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
/// hierarchy. It draws nothing and receives no touches.
final class MarkerView: UIView {
  /// Called when the view has entered or left a window, or has changed its size or its tint. The
  /// argument says whether it is being laid out.
  var didChange: ((Bool) -> Void)?
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
    didChange?(false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    didChange?(true)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    didChange?(false)
  }
}
