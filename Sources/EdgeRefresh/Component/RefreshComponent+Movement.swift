import EdgeRefreshCore
import UIKit

extension RefreshComponent {
  /// Half a pixel, in points. What changes by less because the edges moved is not written: on some
  /// systems each write moves a bar, and with it the edges, again.
  var halfPixel: CGFloat { 0.5 / max(traitCollection.displayScale, 1) }

  /// Moves inset, offset and alpha to where the decision wants them. Insets and offsets that differ by
  /// less than a threshold stay; an inset always becomes 0.
  func move(_ decision: Decision, atLeast threshold: CGFloat) {
    if decision.speed == .immediate {
      renderContentAlong()
      // Also within an animation of somebody else's.
      UIView.performWithoutAnimation { settle(decision, atLeast: threshold) }
      if decision.animation == nil { return }
    }
    let duration = decision.speed == .slow ? slowAnimationDuration : fastAnimationDuration
    if decision.speed != .immediate { ongoingDuration = duration }
    // The list can be grabbed while it moves, and moves on from where it is.
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration],
      animations: {
        if decision.state.isRefreshing {
          self.alpha = 1
        } else {
          self.closeAlpha()
        }
        self.renderContent()
        if decision.speed != .immediate { self.settle(decision, atLeast: threshold) }
      },
      completion: { [weak self] _ in
        if let number = decision.animation { self?.handle(.animationFinished(number)) }
      })
  }

  /// Has the content view draw what has changed: along with the movement if it was the opening or
  /// closing control that moved the content.
  private func renderContentAlong() {
    guard let ongoingDuration, content != nil else {
      renderContent()
      return
    }
    UIView.animate(withDuration: ongoingDuration) { self.renderContent() }
  }

  private func settle(_ decision: Decision, atLeast threshold: CGFloat) {
    // Content that was left past an edge comes to rest also where the part was given back before.
    ledger?.setPart(
      of: self, to: decision.insetDelta, atLeast: threshold,
      settlesContent: decision.animation != nil && decision.speed == .slow)
    guard let offset = decision.pinnedOffset, let scrollView else { return }
    var point = scrollView.offsetAtRest
    if engine.edge.isHorizontal {
      point.x = horizontalOffset(offset)
    } else {
      point.y = offset
    }
    let current = scrollView.contentOffset
    guard max(abs(point.x - current.x), abs(point.y - current.y)) >= threshold else { return }
    scrollView.setContentOffset(point, animated: false)
  }
}

extension UIScrollView {
  /// The content offset, brought back within the edges where the content is on its way there:
  /// setting an offset ends a bounce along both axes.
  fileprivate var offsetAtRest: CGPoint {
    guard isDecelerating else { return contentOffset }
    let inset = adjustedContentInset
    let farthest = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    return CGPoint(
      x: min(max(contentOffset.x, -inset.left), farthest.x),
      y: min(max(contentOffset.y, -inset.top), farthest.y))
  }
}
