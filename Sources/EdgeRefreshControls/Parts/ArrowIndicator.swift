import EdgeRefreshCore
import UIKit

/// An arrow that turns around when the pull reaches the threshold.
@MainActor
class ArrowIndicator {
  /// The control's own view. It displays the arrow in its tint color. Apps may set another image.
  let ownView: UIImageView

  private let edge: RefreshEdge
  /// Whether the image is turned around before the threshold rather than beyond it.
  private var isTurnedAtRest: Bool
  private var state = RefreshState.idle

  /// Creates the arrow of a control. At rest it points toward the content.
  init(at edge: RefreshEdge) {
    self.edge = edge
    isTurnedAtRest = edge == .bottom || edge == .leading
    ownView = UIImageView(image: edge.isHorizontal ? .refreshSideArrow : .refreshArrow)
  }

  /// The view that the control displays.
  var view: UIImageView? { ownView }

  /// Turns the arrow to its resting position.
  func reset() { turn(restingAngle) }

  /// The rotation before the threshold, in radians.
  private var restingAngle: CGFloat { isTurnedAtRest ? halfTurn : 0 }
  /// The rotation beyond the threshold, in radians.
  private var turnedAngle: CGFloat { isTurnedAtRest ? 0 : halfTurn }
  /// Slightly less than half a turn, so that a vertical arrow turns back in the opposite direction.
  private var halfTurn: CGFloat { edge.isHorizontal ? .pi : 0.000001 - .pi }

  func place(at center: CGPoint, readsFromRight: Bool) {
    if edge.isHorizontal && readsFromRight != (edge.isStart != isTurnedAtRest) {
      isTurnedAtRest.toggle()
      turn(state == .pulling ? turnedAngle : restingAngle)
    }
    guard let view, !view.hasOwnConstraints else { return }
    view.bounds.size = view.image?.size ?? .zero
    view.center = center
  }

  /// Draws a presentation. `isSpinnerVisible` is `nil` if there is no spinner. The arrow then stays
  /// visible and turns once more at the end of a refresh. A spinner or a result replaces it.
  /// `isFadingOut` says whether the control begins to fade out for `duration`.
  func render(
    _ presentation: RefreshPresentation, from old: RefreshPresentation, isSpinnerVisible: Bool?,
    duration: TimeInterval, isFadingOut: Bool
  ) {
    state = presentation.state
    if isSpinnerVisible == true || presentation.outcome != nil {
      view?.isHidden = true
    } else if isSpinnerVisible == false && state != .willRefresh {
      view?.isHidden = state == .noMoreData
    } else if isSpinnerVisible == nil && old.outcome != nil {
      view?.isHidden = false
    }
    guard state != old.state else { return }
    switch state {
    case .pulling: animate(to: turnedAngle, duration: duration)
    case .idle where old.state == .refreshing && isSpinnerVisible != nil:
      // The arrow is hidden: prepare it for the next pull.
      turn(restingAngle)
    case .idle where old.state == .refreshing:
      animate(to: turnedAngle, duration: duration) {
        if self.state == .idle { self.turn(self.restingAngle) }
      }
    case .idle where isFadingOut:
      // An arrow that turned back now would seem to take back the pull.
      MainQueue.schedule(after: duration) { [weak self] in
        if self?.state == .idle { self?.reset() }
      }
    case .idle: animate(to: restingAngle, duration: duration)
    case .refreshing, .willRefresh, .noMoreData: break
    }
  }

  /// Turns the arrow with an animation. If the user prefers less motion, the turned arrow fades in.
  private func animate(
    to angle: CGFloat, duration: TimeInterval, completion: (@MainActor () -> Void)? = nil
  ) {
    let fades = UIAccessibility.isReduceMotionEnabled
    let alpha = view?.alpha ?? 1
    if fades, let view {
      UIView.performWithoutAnimation {
        turn(angle)
        view.alpha = 0
      }
    }
    UIView.animate(
      withDuration: duration,
      animations: { if fades { self.view?.alpha = alpha } else { self.turn(angle) } },
      completion: completion.map { completion in { _ in completion() } })
  }

  private func turn(_ angle: CGFloat) { view?.transform = CGAffineTransform(rotationAngle: angle) }
}
