import EdgeRefresh
import UIKit

extension TraceHost {
  /// Checks that a control can still begin a refresh. Ends all refreshes and shows the control. A
  /// refresh must then begin when the control is pulled far enough or, if it loads automatically,
  /// when the app begins one.
  func probe(_ control: HostedControl) {
    touch.map(window.cancelTouch)
    touch = nil
    for each in controls {
      // Another refresh would move the content.
      each.handlerAction = .nothing
      each.setterAction = .nothing
      each.endAction = .nothing
      // New content would move the edge away.
      each.growth = 0
    }
    // Attaching may begin a load at once, whose handler might remove the control again.
    if scrollView.superview == nil { window.addSubview(scrollView) }
    if !isAttached(control) { attach(control) }
    control.component.isHidden = false
    control.component.isUserInteractionEnabled = true
    control.component.isBlockedByOtherRefreshes = false
    scrollView.frame.size = window.bounds.size
    selfSizing.times = 0
    safeArea.stopStretchingBar()
    for each in controls { (each.component as? RefreshHeader)?.secondLevel = nil }
    if let footer = control.component as? RefreshFooter {
      footer.isAutomaticallyHidden = false
      footer.hidesWhenContentFits = false
    }
    setBounce(true, along: control.slot)
    // Twice, because moving content may have started an automatic load.
    for _ in 1...2 {
      for each in controls { each.component.endRefreshing() }
      loop.advance(by: 5)
    }
    let callbackCount = control.callbacks.count
    if control.kind.loadsAutomatically {
      begin(control)
    } else {
      pull(control.slot)
    }
    loop.advance(by: 0.7)
    probeSucceeded = control.callbacks[callbackCount...].contains(.refreshing)
  }

  private func pull(_ slot: Trace.Slot) {
    let size = scrollView.bounds.size
    let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edge = startEdge
    var start = CGPoint(x: size.width / 2, y: size.height / 2)
    var end = start
    switch slot {
    case .header: (start.y, end.y) = (20, size.height - 20)
    case .footer:
      (start.y, end.y) = (size.height - 20, 20)
      edge.y = endEdge.y
    case .leader where !isRightToLeft, .trailer where isRightToLeft:
      (start.x, end.x) = (20, size.width - 20)
    case .trailer, .leader:
      (start.x, end.x) = (size.width - 20, 20)
      edge.x = endEdge.x
    }
    scrollView.setContentOffset(edge, animated: false)
    let finger = window.beginTouch(at: start)
    for step in 1...20 {
      loop.advance(by: 0.02)
      let share = CGFloat(step) / 20
      window.moveTouch(
        finger,
        to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    loop.advance(by: 0.2)
    window.endTouch(finger)
  }
}
