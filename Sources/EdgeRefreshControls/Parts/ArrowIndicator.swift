import EdgeRefreshCore
public import UIKit

/// A control that displays an arrow, which turns around when the pull reaches the threshold.
///
/// A subclass of a kind without an arrow gets one by conforming to this protocol.
@preconcurrency @MainActor
public protocol ArrowDisplaying: RefreshComponent {
  /// Displays the arrow in the color of the state's text. To use your own arrow, set its image.
  ///
  /// A subclass may return another view. Without a view, the control displays no arrow.
  var arrowView: UIImageView! { get }
}

extension ArrowDisplaying {
  /// The control's own view for the arrow.
  public var arrowView: UIImageView! { ownArrowView }

  var ownArrowView: UIImageView? { parts.arrow?.ownView }
}

/// An arrow that turns around when the pull reaches the threshold.
@MainActor
final class ArrowIndicator {
  /// The control's own view. It displays the arrow in its tint color. Apps may set another image.
  let ownView: UIImageView

  /// Weak, because animations may outlive the control.
  private weak var control: (any ArrowDisplaying)?
  /// The rotation before the threshold, in radians.
  private let restingAngle: CGFloat
  /// The rotation beyond the threshold, in radians.
  private let turnedAngle: CGFloat
  private var state = RefreshState.idle

  /// Creates the arrow of a control. At rest it points toward the content.
  init(of control: any ArrowDisplaying, engine: RefreshEngine) {
    self.control = control
    let edge = engine.edge
    // Slightly less than half a turn, so that the arrow turns back in the opposite direction.
    let halfTurn = edge.isHorizontal ? .pi : 0.000001 - .pi
    let isTurnedAtRest = edge == .bottom || edge == .leading
    restingAngle = isTurnedAtRest ? halfTurn : 0
    turnedAngle = isTurnedAtRest ? 0 : halfTurn
    ownView = UIImageView(image: edge.isHorizontal ? .refreshSideArrow : .refreshArrow)
  }

  /// The view that displays the arrow.
  var view: UIImageView? { control?.arrowView }

  /// Turns the arrow as it is at rest.
  func reset() { turn(restingAngle) }

  func place(at center: CGPoint) {
    guard let view, !view.hasOwnConstraints else { return }
    view.bounds.size = view.image?.size ?? .zero
    view.center = center
  }

  /// Draws a presentation. `isSpinnerVisible` is `nil` if the control has no spinner. A visible
  /// spinner or a result replaces the arrow. Without a spinner, the arrow stays visible, and turns
  /// once more at the end of a refresh.
  func render(
    _ presentation: RefreshPresentation, from old: RefreshPresentation, isSpinnerVisible: Bool?,
    duration: TimeInterval
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
    case .pulling:
      animate(to: turnedAngle, duration: duration)
    case .idle where old.state == .refreshing && isSpinnerVisible != nil:
      // The arrow is hidden: prepare it for the next pull.
      turn(restingAngle)
    case .idle where old.state == .refreshing:
      animate(to: turnedAngle, duration: duration) {
        if self.state == .idle { self.turn(self.restingAngle) }
      }
    case .idle:
      animate(to: restingAngle, duration: duration)
    case .refreshing, .willRefresh, .noMoreData:
      break
    }
  }

  /// Turns the arrow with an animation. If the user prefers less motion, the turned arrow fades in.
  private func animate(
    to angle: CGFloat, duration: TimeInterval, completion: (@MainActor () -> Void)? = nil
  ) {
    let fades = AssistiveTechnology.isMotionReduced
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

  private func turn(_ angle: CGFloat) {
    view?.transform = CGAffineTransform(rotationAngle: angle)
  }
}
