public import Foundation

/// The edge of a view: round corners, a border, and whether what is inside is cut off at it.
///
/// A view draws itself; its layer is there for its edge, and to end its animations.
public final class CALayer: NSObject {
  /// The radius of the corners. 0 by default.
  public var cornerRadius: CGFloat = 0

  /// The width of the border, which lies inside the bounds. 0, none, by default.
  public var borderWidth: CGFloat = 0

  /// The colour of the border. Black by default.
  public var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// Whether what is inside is cut off at the edge, round corners included.
  public var masksToBounds = false

  weak var view: UIView?

  override init() { super.init() }

  /// Ends the animations of the view: the screen shows its values from now on. Completions come when they are due.
  public func removeAllAnimations() {
    let view = view
    MainActor.assumeIsolated { view?.removeAllAnimations() }
  }
}
