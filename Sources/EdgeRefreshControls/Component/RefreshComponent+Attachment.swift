import EdgeRefreshCore
import UIKit

// What the rooms of the library ask a control.

extension RefreshComponent {
  /// Sets up the control. Called once, by the initializers.
  func setUp() {
    RefreshConfiguration.default.add(self)
    driver.setUp()
  }

  /// The engine, which decides what happens for each event.
  var engine: RefreshEngine { driver.engine }

  /// What the control drew last.
  var presentation: RefreshPresentation { driver.presentation }

  /// What the scroll view's controls share; `nil` while the control is detached.
  var host: ScrollHost? { driver.host }

  /// Handles an event and those that it causes, then runs the callbacks that are due.
  func send(_ event: RefreshEvent) { driver.send(event) }

  /// Whether this is a class of the library. Its hooks need not be called for each movement.
  var isLibraryClass: Bool { String(reflecting: type(of: self)).hasPrefix(Self.modulePrefix) }

  private static let modulePrefix = String(reflecting: RefreshComponent.self)
    .dropLast("RefreshComponent".count)

  func superviewDidChange() {
    guard superview !== scrollView || superview == nil else { return }
    detach()
    guard let superview else { return }
    guard let scrollView = superview as? UIScrollView else {
      Diagnostics.report(
        "\(type(of: self)) was added to \(type(of: superview)), which is not a scroll view")
      return
    }
    holder?.removeFromSuperview()
    attachedScrollView = scrollView
    driver.attach(to: scrollView)
  }

  private func detach() {
    driver.detach { scrollView in
      if let scrollView {
        removeAccessibilityActions(from: scrollView)
        setPlaceOptions(of: scrollView, from: RefreshOptions.Loading())
      }
      // The property that the control was assigned to keeps it.
      if superview == nil, let scrollView, scrollView === owner {
        RemovedControlHolder.hold(self, for: scrollView)
      }
      attachedScrollView = nil
    }
  }

  /// Whether a refresh must not begin now because the second level is open, or because another
  /// control of the scroll view refreshes or waits to refresh: see ``RefreshOptions/isExclusive``.
  var isBlocked: Bool { engine.isBlockedBySecondLevel || isBlockedBySibling }

  /// Whether another control of the scroll view that blocks this one refreshes or waits to refresh.
  var isBlockedBySibling: Bool {
    guard options.isExclusive, let scrollView else { return false }
    return scrollView.subviews.contains { view in
      guard let sibling = view as? RefreshComponent, sibling !== self else { return false }
      return sibling.engine.state.isRefreshing
    }
  }

  /// Half a pixel, in points. If content or edges move, smaller changes are not written: on some
  /// systems each write moves a bar, which changes the inset and the offset again.
  var halfPixel: CGFloat { 0.5 / max(traitCollection.displayScale, 1) }
}

extension UIScrollView {
  /// The content offset, or where the content would settle if it is bouncing back. Setting an
  /// offset ends a bounce along both axes.
  var restingOffset: CGPoint { isDecelerating ? resting(at: contentOffset) : contentOffset }

  /// Returns the offset between the edges of the content that is nearest to an offset.
  func resting(at offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let maximum = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    return CGPoint(
      x: min(max(offset.x, -inset.left), maximum.x),
      y: min(max(offset.y, -inset.top), maximum.y))
  }
}
