public import Foundation

/// A touch of one finger, from the time it begins until it ends or is canceled.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger has not moved since the previous event.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system canceled the touch.
    case cancelled = 4
  }

  /// The phase of the touch.
  open internal(set) var phase: Phase = .began

  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?

  /// The view in which the touch began.
  open internal(set) weak var view: UIView?

  /// The gesture recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The number of touches in the window before this one.
  ///
  /// It orders touches that began at the same time.
  let number: Int
  var windowLocation: CGPoint
  /// The progress of delivering the touch to its view.
  var delivery = Delivery.pending
  /// The time, in seconds, until which `touchesBegan` is delayed because the touch may become a
  /// scroll.
  var delayedUntil: TimeInterval = 0

  /// The stages of delivering a touch to its view.
  enum Delivery {
    /// The view has not received the touch yet. A recognizer may still prevent that.
    case pending
    /// The view has received `touchesBegan`.
    case begun
    /// The view receives nothing more: the touch ended, was canceled, or is not for this view.
    case finished
  }

  /// Creates a touch that begins at a point of a window.
  package init(window: UIWindow, location: CGPoint, number: Int) {
    self.window = window
    self.number = number
    windowLocation = location
    super.init()
  }

  /// Returns the location in a view's coordinates, or in the window's coordinates for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    window.flatMap { view?.convert(windowLocation, from: $0) } ?? windowLocation
  }
}
