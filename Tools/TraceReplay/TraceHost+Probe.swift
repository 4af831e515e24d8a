import EdgeRefresh
import UIKit

extension TraceHost {
  /// Looks whether a control still lives, whatever was done to it: shown, idle and at its edge it
  /// begins when it is pulled far enough, and one that loads by itself when it is told to.
  func probe(_ slot: Slot) {
    touch.map(window.cancelTouch)
    touch = nil
    if scrollView.superview == nil { window.addSubview(scrollView) }
    if !isAttached(slot) { attach(slot) }
    (slot.inCallback, slot.inSetter, slot.inEnd, slot.growth) = ("none", "none", "none", 0)
    slot.component.isHidden = false
    slot.component.isUserInteractionEnabled = true
    slot.component.isExclusive = false
    scrollView.frame.size = window.bounds.size
    selfSizing.times = 0
    setBounce(true, along: slot)
    // Twice: what was in flight may have reached something that loads.
    for _ in 1...2 {
      for each in slots { each.component.endRefreshing() }
      loop.advance(by: 5)
    }
    let heard = slot.events.count
    if slot.component is any AutomaticLoading {
      begin(slot)
    } else {
      pull(slot)
    }
    loop.advance(by: 0.7)
    probeAnswered = slot.events[heard...].contains("refreshing")
  }

  private func pull(_ slot: Slot) {
    let inset = scrollView.adjustedContentInset
    let size = scrollView.bounds.size
    let far = CGPoint(
      x: max(scrollView.contentSize.width + inset.right - size.width, -inset.left),
      y: max(scrollView.contentSize.height + inset.bottom - size.height, -inset.top))
    let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edge = CGPoint(x: -inset.left, y: -inset.top)
    var start = CGPoint(x: size.width / 2, y: size.height / 2)
    var end = start
    switch slot.name {
    case "header": (start.y, end.y) = (20, size.height - 20)
    case "footer":
      (start.y, end.y) = (size.height - 20, 20)
      edge.y = far.y
    case let name where (name == "leader") != isRightToLeft:
      (start.x, end.x) = (20, size.width - 20)
    default:
      (start.x, end.x) = (size.width - 20, 20)
      edge.x = far.x
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
