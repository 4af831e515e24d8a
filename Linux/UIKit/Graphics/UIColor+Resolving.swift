public import Foundation

extension UIColor {
  /// The fixed color that this one is in the given traits.
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

  /// The same color with another opacity; a dynamic color stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch definition {
    case .white(let white, alpha: _): UIColor(white: white, alpha: alpha)
    case .ink(let ink):
      UIColor(red: ink.red, green: ink.green, blue: ink.blue, alpha: alpha)
    case .faded(let color, alpha: _): UIColor(.faded(color, alpha: alpha))
    case .appearances, .provider: UIColor(.faded(self, alpha: alpha))
    }
  }

  /// Hands out the parts in sRGB, of a dynamic color those in the current traits.
  ///
  /// - Parameters:
  ///   - red: Where the red part goes.
  ///   - green: Where the green part goes.
  ///   - blue: Where the blue part goes.
  ///   - alpha: Where the opacity goes.
  /// - Returns: True; every color here can be said in sRGB.
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

  /// Hands out how bright a gray is and how opaque.
  ///
  /// - Parameters:
  ///   - white: Where the brightness goes.
  ///   - alpha: Where the opacity goes.
  /// - Returns: Whether the color is a gray; if not, nothing is written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let ink = ink(in: .current)
    guard ink.red == ink.green, ink.green == ink.blue else { return false }
    white?.pointee = ink.red
    alpha?.pointee = ink.alpha
    return true
  }

  /// The color for drawing, of a dynamic color the one in the current traits.
  public var cgColor: CGColor { CGColor(ink: ink(in: .current)) }

  /// The parts in sRGB that this color has in the given traits.
  package func ink(in traits: UITraitCollection) -> Ink {
    switch resolvedColor(with: traits).definition {
    case .white(let white, let alpha): Ink(red: white, green: white, blue: white, alpha: alpha)
    case .ink(let ink): ink
    case .appearances, .provider, .faded:
      preconditionFailure("A resolved color is still dynamic")
    }
  }
}
