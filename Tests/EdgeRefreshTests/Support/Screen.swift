import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCairo

@testable import EdgeRefreshControls

/// A scroll view in a window, and a finger that is moved by offsets.
@MainActor
struct Screen {
  let window: UIWindow
  let scrollView: UIScrollView

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

  func turn() {
    MainLoop.current.turn()
  }

  func advance(by seconds: TimeInterval) {
    MainLoop.current.advance(by: seconds)
  }

  func setSafeArea(_ insets: UIEdgeInsets) {
    scrollView.scriptedSafeAreaInsets = insets
  }

  /// A finger pulls the content to these offsets and stays on it.
  func drag(to offsets: CGFloat...) {
    if !scrollView.isDragging { scrollView.scriptDragBegan() }
    for offset in offsets {
      scrollView.scriptDragMoved(to: CGPoint(x: scrollView.contentOffset.x, y: offset))
      turn()
    }
  }

  /// The finger lets go, and the content bounces its first points back.
  func release() {
    scrollView.scriptDragEnded(cancelled: false)
    scrollView.contentOffset.y += 1
    turn()
  }

  func leaveWindow() {
    scrollView.removeFromSuperview()
    turn()
  }

  func enterWindow() {
    window.addSubview(scrollView)
    turn()
  }

  /// A header that has refreshed for a while.
  func refreshing<Header: RefreshHeader>(_ header: Header) -> Header {
    scrollView.refreshHeader = header
    header.beginRefreshing()
    advance(by: 0.5)
    return header
  }

  /// The content inset as top, left, bottom and right.
  var inset: [CGFloat] {
    let inset = scrollView.contentInset
    return [inset.top, inset.left, inset.bottom, inset.right].map(\.roundedForComparison)
  }

  /// The content offset.
  var offset: CGPoint {
    CGPoint(
      x: scrollView.contentOffset.x.roundedForComparison,
      y: scrollView.contentOffset.y.roundedForComparison)
  }
}

extension CGFloat {
  /// This length to a ten-thousandth of a point. An inset, and what rests at its edge, may differ from
  /// a whole number by less.
  var roundedForComparison: CGFloat { (self * 10_000).rounded() / 10_000 }
}

extension CGRect {
  /// This rectangle to a ten-thousandth of a point.
  var roundedForComparison: CGRect {
    CGRect(
      x: origin.x.roundedForComparison, y: origin.y.roundedForComparison,
      width: width.roundedForComparison, height: height.roundedForComparison)
  }
}

extension EventLog {
  /// Records all callbacks of a control.
  func observe(_ control: RefreshComponent) {
    control.refreshingBlock = { self.record("refreshing") }
    control.openingCompletion = { self.record("began") }
    control.closingAnimations = { self.record("endAnimation") }
    control.closingCompletion = { self.record("ended") }
  }
}

/// Lets the tasks of the main actor run until something is so.
@MainActor
func settle(until condition: () -> Bool) async -> Bool {
  for _ in 0..<1_000 {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}
