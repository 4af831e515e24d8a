public import Foundation

extension UIColor {
  /// Returns the fixed color for the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch definition {
    case .white, .ink: self
    case .appearances(let light, let dark, name: _):
      UIColor(.ink(traitCollection.userInterfaceStyle == .dark ? dark : light))
    case .provider(let provider):
      provider.color(traitCollection).resolvedColor(with: traitCollection)
    case .faded(let color, let alpha):
      color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  /// Returns the color with another alpha. The result is dynamic if this color is.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch definition {
    case .white(let white, alpha: _): UIColor(white: white, alpha: alpha)
    case .ink(let ink):
      UIColor(red: ink.red, green: ink.green, blue: ink.blue, alpha: alpha)
    case .faded(let color, alpha: _): UIColor(.faded(color, alpha: alpha))
    case .appearances, .provider: UIColor(.faded(self, alpha: alpha))
    }
  }

  /// Returns the sRGB components. A dynamic color is resolved with the current traits.
  ///
  /// - Parameters:
  ///   - red: On return, the red component.
  ///   - green: On return, the green component.
  ///   - blue: On return, the blue component.
  ///   - alpha: On return, the alpha.
  /// - Returns: `true`, because every color is in sRGB.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let ink = ink(in: .current)
    red?.pointee = ink.red
    green?.pointee = ink.green
    blue?.pointee = ink.blue
    alpha?.pointee = ink.alpha
    return true
  }

  /// The corresponding `CGColor`. A dynamic color is resolved with the current traits.
  public var cgColor: CGColor { CGColor(ink: ink(in: .current)) }

  /// Returns the sRGB components for the given traits.
  package func ink(in traits: UITraitCollection) -> Ink {
    switch resolvedColor(with: traits).definition {
    case .white(let white, let alpha): Ink(red: white, green: white, blue: white, alpha: alpha)
    case .ink(let ink): ink
    case .appearances, .provider, .faded:
      preconditionFailure("A resolved color is still dynamic")
    }
  }
}
