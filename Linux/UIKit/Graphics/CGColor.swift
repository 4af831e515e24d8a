public import Foundation

/// A color as drawing uses it: red, green, blue and how opaque it is.
public final class CGColor: Hashable, Sendable {
  package let ink: Ink

  package init(ink: Ink) {
    self.ink = ink
  }

  /// A color in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ink: Ink(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// How opaque the color is, from 0 to 1.
  public var alpha: CGFloat { ink.alpha }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [ink.red, ink.green, ink.blue, ink.alpha] }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { 4 }

  /// The same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: ink.red, green: ink.green, blue: ink.blue, alpha: alpha)
  }

  /// Whether both have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.ink == right.ink
  }

  /// Adds the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ink)
  }
}

/// A resolved color in sRGB, not premultiplied.
package struct Ink: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = Ink(red: 0, green: 0, blue: 0, alpha: 1)
}

extension Ink {
  /// A color written as six hexadecimal digits.
  package init(_ digits: Int, alpha: CGFloat = 1) {
    func channel(_ shift: Int) -> CGFloat { CGFloat((digits >> shift) & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
