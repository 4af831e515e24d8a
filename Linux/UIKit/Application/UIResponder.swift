public import Foundation

/// An object that handles events, or forwards them to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Whether the object is an accessibility element. `false` by default.
  open var isAccessibilityElement = false

  /// A short localized label that identifies the element. `nil` by default.
  open var accessibilityLabel: String?

  /// A localized description of the result of using the element. `nil` by default.
  open var accessibilityHint: String?

  /// The localized value of the element. `nil` by default.
  open var accessibilityValue: String?

  /// The traits of the element. None by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none

  /// The custom actions of the element. `nil` by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Whether the accessibility elements inside this element are hidden. `false` by default.
  open var accessibilityElementsHidden = false

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder, which receives the events that this one does not handle. `nil` by default.
  open var next: UIResponder? { nil }

  /// The nearest view controller in the responder chain, beginning with this object.
  var nearestViewController: UIViewController? { next?.nearestViewController }

  /// Whether the object can become the first responder of its window. `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object can stop being the first responder. `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the object the first responder of its window. The current one resigns.
  ///
  /// - Returns: Whether the object is the first responder. It is not if it is in no window, cannot
  ///   become the first responder, or if the current one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Stops being the first responder.
  ///
  /// - Returns: Whether the object is not the first responder any longer.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// Called when touches begin. Forwards the call to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move. Forwards the call to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end. Forwards the call to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system or a gesture recognizer cancels touches.
  ///
  /// Forwards the call to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called by assistive technologies when the user activates the element.
  ///
  /// - Returns: Whether the element handled the activation. `false` by default.
  open func accessibilityActivate() -> Bool { false }
}
