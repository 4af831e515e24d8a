import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCairo

@testable import EdgeRefreshControls

/// A window of 390 by 800 points with one scroll view. Drags are specified by content offsets.
@MainActor
struct Screen {
  let window: UIWindow
  let scrollView: UIScrollView

  /// Creates a scroll view of the window's size, and adds it to the window if `isVisible` is true.
  init(
    contentHeight: CGFloat = 2000, inset: UIEdgeInsets = .zero, safeArea: UIEdgeInsets = .zero,
    scrollView: UIScrollView? = nil, isVisible: Bool = true
  ) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    window = UIWindow(frame: frame)
    window.isHidden = false
    self.scrollView = scrollView ?? UIScrollView(frame: frame)
    self.scrollView.frame = frame
    self.scrollView.contentInsetAdjustmentBehavior = .always
    self.scrollView.contentSize = CGSize(width: 390, height: contentHeight)
    self.scrollView.contentInset = inset
    setSafeArea(safeArea)
    if isVisible { window.addSubview(self.scrollView) }
    turn()
  }

  /// Runs one turn of the main run loop.
  func turn() {
    MainLoop.current.turn()
  }

  /// Advances the virtual time.
  func advance(by seconds: TimeInterval) {
    MainLoop.current.advance(by: seconds)
  }

  func setSafeArea(_ insets: UIEdgeInsets) {
    scrollView.scriptedSafeAreaInsets = insets
  }

  /// Drags the content to each vertical offset in turn and keeps the finger down.
  func drag(to offsets: CGFloat...) {
    if !scrollView.isDragging { scrollView.scriptDragBegan() }
    for offset in offsets {
      scrollView.scriptDragMoved(to: CGPoint(x: scrollView.contentOffset.x, y: offset))
      turn()
    }
  }

  /// Lifts the finger and moves the content by 1 point, as the first frame of a bounce does.
  func release() {
    scrollView.scriptDragEnded(cancelled: false)
    scrollView.contentOffset.y += 1
    turn()
  }

  /// Moves a touch between two points of the window in 0.2 seconds and lifts it at full speed.
  func fling(from start: CGPoint, to end: CGPoint) {
    let touch = window.beginTouch(at: start)
    for step in 1...10 {
      advance(by: 0.02)
      let fraction = CGFloat(step) / 10
      window.moveTouch(
        touch,
        to: CGPoint(
          x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
    }
    window.endTouch(touch)
  }

  /// Taps a point of the window.
  func tap(at point: CGPoint) {
    let touch = window.beginTouch(at: point)
    advance(by: 0.05)
    window.endTouch(touch)
    advance(by: 0.05)
  }

  /// Removes the scroll view from the window.
  func leaveWindow() {
    scrollView.removeFromSuperview()
    turn()
  }

  /// Adds the scroll view to the window.
  func enterWindow() {
    window.addSubview(scrollView)
    turn()
  }

  /// Attaches a control at its edge and returns it after its first layout.
  @discardableResult
  func attach<Control: RefreshComponent>(_ control: Control) -> Control {
    scrollView.setRefreshControl(control)
    turn()
    return control
  }

  /// Attaches a header, begins its refresh, and returns it half a second later, when it is open.
  func refreshing<Header: RefreshHeader>(_ header: Header) -> Header {
    scrollView.refreshHeader = header
    header.beginRefreshing()
    advance(by: 0.5)
    return header
  }

  /// The content inset as top, left, bottom and right, rounded for comparison.
  var inset: [CGFloat] {
    let inset = scrollView.contentInset
    return [inset.top, inset.left, inset.bottom, inset.right].map(\.roundedForComparison)
  }

  /// The content offset, rounded for comparison.
  var offset: CGPoint {
    CGPoint(
      x: scrollView.contentOffset.x.roundedForComparison,
      y: scrollView.contentOffset.y.roundedForComparison)
  }
}
