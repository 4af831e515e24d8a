public import Foundation

/// The corner radius, border and clipping of a view, or a rectangle in front of the content of a
/// view.
///
/// The layer of a view draws no content of its own. It styles the view's edge and can end the
/// view's animations. A layer that belongs to no view is added to another layer, and draws its
/// background, its border and its sublayers. Its changes are not animated, as they are in Core
/// Animation.
open class CALayer: NSObject {
  /// The visible rectangle, in the layer's own coordinates. Zero by default.
  open var bounds: CGRect {
    get { onView { $0.bounds } ?? geometry.bounds }
    set { if onView({ $0.bounds = newValue }) == nil { geometry.bounds = newValue } }
  }

  /// The center, in the coordinates of the containing layer. Zero by default.
  open var position: CGPoint {
    get { onView { $0.center } ?? geometry.center }
    set { if onView({ $0.center = newValue }) == nil { geometry.center = newValue } }
  }

  /// The rectangle, in the coordinates of the containing layer. Zero by default.
  open var frame: CGRect {
    get { onView { $0.frame } ?? geometry.frame }
    set { if onView({ $0.frame = newValue }) == nil { geometry.frame = newValue } }
  }

  /// The opacity, from 0 to 1. 1 by default.
  open var opacity: Float {
    get { onView { Float($0.alpha) } ?? storedOpacity }
    set { if onView({ $0.alpha = CGFloat(newValue) }) == nil { storedOpacity = newValue } }
  }

  /// Whether the layer is hidden. `false` by default.
  open var isHidden: Bool {
    get { onView { $0.isHidden } ?? storedIsHidden }
    set { if onView({ $0.isHidden = newValue }) == nil { storedIsHidden = newValue } }
  }

  /// The color behind the sublayers. `nil` by default.
  open var backgroundColor: CGColor? {
    get { onView { $0.backgroundColor?.cgColor } ?? storedBackgroundColor }
    set {
      let color = newValue.map { UIColor(.ink($0.ink)) }
      if onView({ $0.backgroundColor = color }) == nil { storedBackgroundColor = newValue }
    }
  }

  /// Adds a layer that belongs to no view in front of the other layers, removing it from the layer
  /// that contains it.
  open func addSublayer(_ layer: CALayer) {
    precondition(layer.view == nil, "The layer belongs to a view: call addSubview(_:)")
    layer.removeFromSuperlayer()
    layer.superlayer = self
    layer.viewBehind = onView { $0.subviews.last } ?? nil
    sublayers.append(layer)
  }

  /// Removes the layer from the layer that contains it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
  }

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
  /// The layers in this one that belong to no view, from back to front.
  private(set) var sublayers: [CALayer] = []
  private weak var superlayer: CALayer?
  /// The view behind a layer that was added to the layer of a view; `nil` if there is none.
  private(set) weak var viewBehind: UIView?
  private var geometry = ViewGeometry()
  private var storedOpacity: Float = 1
  private var storedIsHidden = false
  private var storedBackgroundColor: CGColor?

  /// The layer with the default style, for views without a layer of their own.
  @MainActor static let unstyled = CALayer()

  private static let initialBorderColor = CGColor(ink: .black)

  /// Creates a layer that belongs to no view.
  public override init() { super.init() }

  /// Returns what a closure returns for the view, or `nil` if the layer belongs to none.
  private func onView<Value: Sendable>(_ body: @MainActor (UIView) -> Value) -> Value? {
    guard let view else { return nil }
    return MainActor.assumeIsolated { body(view) }
  }

  /// What the layer draws itself, behind its sublayers, and a rectangle that contains it.
  var drawing: (content: DisplayList, box: CGRect)? { nil }

  /// The picture of a layer that belongs to no view, or `nil` if it is hidden or transparent.
  var picture: ViewPicture? {
    guard !isHidden, opacity > 0 else { return nil }
    var parts = sublayers.compactMap(\.picture)
    if let drawing {
      // It may be larger than the bounds, which an app need not set.
      let place = ViewGeometry(
        bounds: drawing.box, center: CGPoint(x: drawing.box.midX, y: drawing.box.midY))
      parts.insert(ViewPicture(geometry: place, content: drawing.content), at: 0)
    }
    return ViewPicture(
      geometry: geometry, alpha: CGFloat(opacity), background: backgroundColor?.ink,
      cornerRadius: cornerRadius, borderWidth: borderWidth, border: borderColor?.ink,
      isClipping: masksToBounds, subviews: parts)
  }

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
