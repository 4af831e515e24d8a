public import Foundation

/// An object that responds to events and hands those it does not care for to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Whether assistive technologies see this object as one element. `false` by default.
  open var isAccessibilityElement = false

  /// What the element is, in a word or two, localized.
  open var accessibilityLabel: String?

  /// What happens when the element is used, localized.
  open var accessibilityHint: String?

  /// The value of the element, localized.
  open var accessibilityValue: String?

  /// How the element behaves.
  open var accessibilityTraits: UIAccessibilityTraits = .none

  /// What can be done with the element beside activating it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Whether the elements inside this one are hidden from assistive technologies.
  open var accessibilityElementsHidden = false

  /// A name for tests, never shown or spoken.
  open var accessibilityIdentifier: String?

  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that gets what this one passes on.
  open var next: UIResponder? { nil }

  /// Fingers went down. Passes them on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. Passes them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. Passes them on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system or a gesture recognizer took the fingers away. Passes them on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called by assistive technologies when the user activates the element.
  ///
  /// - Returns: Whether the element did something.
  open func accessibilityActivate() -> Bool { false }
}
