public import Foundation

/// An accessibility element that is not a view. The view that draws the element lists it in
/// `accessibilityElements`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains the element.
  open weak var accessibilityContainer: AnyObject?

  /// An identifier for tests. It is neither displayed nor spoken. `nil` by default.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { changeAccessibility(unless: newValue == nil) { $0.identifier = newValue } }
  }

  /// The frame in the coordinates of the container. Setting it makes `accessibilityFrame` follow
  /// the container. `.zero` by default.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set {
      frameInContainer = newValue
      accessibilityValues?.frame = nil
    }
  }

  /// The frame in the coordinates of the screen.
  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return super.accessibilityFrame }
      return (accessibilityContainer as? UIResponder)?.onScreen(frameInContainer)
        ?? frameInContainer
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  private var frameInContainer: CGRect?

  /// Creates an element in a view or another element, which is not retained.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The container.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var isAccessibilityElementByDefault: Bool { true }
}

extension UIResponder {
  /// Converts a rectangle in the coordinates of a view, or an element, to those of the screen.
  func onScreen(_ rect: CGRect) -> CGRect {
    guard let view = self as? UIView else {
      let origin = accessibilityFrame.origin
      return rect.offsetBy(dx: origin.x, dy: origin.y)
    }
    let inWindow = view.convert(rect, to: nil)
    guard let origin = view.window?.frame.origin else { return inWindow }
    return inWindow.offsetBy(dx: origin.x, dy: origin.y)
  }
}
