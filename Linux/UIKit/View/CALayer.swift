public import Foundation

/// The corner radius, border and clipping of a view.
///
/// The layer draws no content of its own. It styles the view's edge and can end the view's
/// animations.
open class CALayer: NSObject {
  /// The radius of the corners, in points. 0 by default.
  open var cornerRadius: CGFloat = 0

  /// The width of the border, in points. The border is drawn inside the bounds. 0 by default.
  open var borderWidth: CGFloat = 0

  /// The color of the border. Black by default.
  open var borderColor: CGColor? = initialBorderColor

  /// Whether content and subviews are clipped to the view's bounds, including rounded corners.
  /// `false` by default.
  open var masksToBounds = false {
    didSet {
      guard masksToBounds != oldValue, let view else { return }
      MainActor.assumeIsolated { view.clippingDidChange() }
    }
  }

  weak var view: UIView?

  /// The layer with the default style, for views without a layer of their own.
  @MainActor static let unstyled = CALayer()

  private static let initialBorderColor = CGColor(ink: .black)

  override init() { super.init() }

  /// Ends the animations of the view, so that the screen shows the model values from then on.
  ///
  /// Once all animations of one call to `UIView.animate` are removed, its completion is called
  /// soon, with `false`. `UIKitAnswers.removedAnimation` can change this for animations that do not
  /// repeat.
  open func removeAllAnimations() {
    let view = view
    MainActor.assumeIsolated { view?.removeAllAnimations() }
  }

  /// Returns the keys of the view's animations; `nil` if there are none.
  ///
  /// The keys are `position`, `bounds.origin`, `bounds.size`, `transform`, `opacity` and
  /// `backgroundColor`. Animations of the same property share a key.
  open func animationKeys() -> [String]? {
    let view = view
    return MainActor.assumeIsolated {
      let keys = view?.storedAnimations?.keys ?? []
      return keys.isEmpty ? nil : keys
    }
  }

  /// Ends the animations with a key, so that the screen shows the model value from then on. Their
  /// completions are called as after `removeAllAnimations()`.
  open func removeAnimation(forKey key: String) {
    let view = view
    MainActor.assumeIsolated { view?.storedAnimations?.remove(key) }
  }
}

extension UIView {
  /// The layer for reading the style. Most views never change their style and have no layer of
  /// their own.
  var styledLayer: CALayer { storedLayer ?? .unstyled }

  /// Returns the layer, which is created at the first use: a layer takes memory, and its weak
  /// reference to the view slows down the reference counting of the view.
  func ownLayer() -> CALayer {
    if let storedLayer { return storedLayer }
    let layer = CALayer()
    layer.view = self
    storedLayer = layer
    return layer
  }
}
