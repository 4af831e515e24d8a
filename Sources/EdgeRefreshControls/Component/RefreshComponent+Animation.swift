import EdgeRefreshCore
import UIKit

extension RefreshComponent {
  /// Half a pixel, in points. If content or edges move, smaller changes are not written: on some
  /// systems each write moves a bar, which changes the inset and the offset again.
  var halfPixel: CGFloat { 0.5 / max(traitCollection.displayScale, 1) }

  /// Sets the inset and the offset of a decision at its speed, and updates the alpha and the
  /// content view in the same animation. Without an animation, changes of inset and offset that are
  /// smaller than a threshold are skipped, but an amount of 0 or of the whole control is always
  /// set.
  func move(_ decision: Decision, atLeast threshold: CGFloat) {
    if decision.speed == .immediate {
      renderContentWithMovement()
      if decision.pinnedOffset != nil || ledger?.hasAmount(decision.insetAmount, of: self) == false
      {
        // The caller may be inside an animation of the app.
        UIView.performWithoutAnimation { setPosition(decision, atLeast: threshold) }
      }
      if decision.animation == nil { return }
    }
    let duration = decision.speed == .slow ? options.closingDuration : options.openingDuration
    if decision.speed != .immediate { animationDuration = duration }
    // The user can grab the moving content. A new animation begins at its current position.
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration],
      animations: {
        if decision.state.isRefreshing || self.engine.hasFailed {
          self.alpha = 1
        } else if self.options.fadesWithPull, case .pull = self.engine {
          self.alpha = 0
        }
        self.renderContent()
        if decision.speed != .immediate { self.setPosition(decision, atLeast: threshold) }
      },
      completion: { [weak self] _ in
        if let number = decision.animation { self?.send(.animationFinished(number)) }
      })
  }

  /// Draws the content view. Animates this if the movement is part of an opening or closing
  /// animation.
  private func renderContentWithMovement() {
    guard let animationDuration, content != nil else {
      renderContent()
      return
    }
    UIView.animate(withDuration: animationDuration) { self.renderContent() }
  }

  private func setPosition(_ decision: Decision, atLeast threshold: CGFloat) {
    // Content past an edge must settle when the control closes, even if its inset was removed
    // earlier.
    let isComplete = decision.insetAmount == 0 || decision.insetAmount == engine.extent
    ledger?.setAmount(
      of: self, to: decision.insetAmount, atLeast: isComplete ? 0 : threshold,
      settlesContent: decision.animation != nil && decision.speed == .slow)
    guard let offset = decision.pinnedOffset, let scrollView else { return }
    var point = scrollView.restingOffset
    if engine.edge.isHorizontal {
      point.x = axisOffset(offset)
    } else {
      point.y = axisOffset(offset)
    }
    if decision.speed == .immediate {
      let current = scrollView.contentOffset
      guard max(abs(point.x - current.x), abs(point.y - current.y)) >= threshold else { return }
    }
    // Other controls have amounts, too, which the engine does not know, and a bar may have changed
    // its height because the amount was removed.
    let isClosing = decision.speed == .slow || decision.insetAmount == 0
    if isClosing { point = scrollView.resting(at: point) }
    // A bar may respond to this movement, which the user did not make.
    snapshot.offset = offset
    queue.isMovingContent = true
    ledger?.moveContent { scrollView.setContentOffset(point, animated: false) }
    queue.isMovingContent = false
  }
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
