public import Foundation

/// Watches the touches of a view and its subviews for a gesture.
@MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// Not recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture went on.
    case changed = 2
    /// The gesture is over, or was recognized.
    case ended = 3
    /// The gesture was broken off.
    case cancelled = 4
    /// These touches are not the gesture.
    case failed = 5
  }

  /// How far the gesture is.
  open var state: State = .possible

  /// The view that the recognizer is on.
  open internal(set) weak var view: UIView?

  /// Whether the recognizer gets touches. `true` by default.
  open var isEnabled = true

  /// Whether the view loses the touches of a recognized gesture. `true` by default.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only when the gesture has failed. `false` by default.
  open var delaysTouchesBegan = false

  /// Makes a recognizer.
  public override init() { super.init() }

  /// Whether the recognizer wants to follow a finger that has just come down.
  package func shouldReceive(_ touch: UITouch) -> Bool { isEnabled }

  /// Gets the fingers that it follows, by the phase that they are in; the window calls this.
  package func receive(_ touches: Set<UITouch>, with event: UIEvent, phase: UITouch.Phase) {}
}
