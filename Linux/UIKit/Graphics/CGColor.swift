import Foundation

/// A fixed color with sRGB components and an alpha, used for drawing.
public final class CGColor: Hashable, Sendable {
  package let ink: Ink

  package init(ink: Ink) {
    self.ink = ink
  }

  /// Whether the components are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.ink == right.ink
  }

  /// Adds the components to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ink)
  }
}

/// A resolved color in sRGB. The components are not premultiplied.
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
  /// Creates a color from the six hexadecimal digits `0xRRGGBB`.
  package init(_ digits: Int, alpha: CGFloat = 1) {
    func channel(_ shift: Int) -> CGFloat { CGFloat((digits >> shift) & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }

  /// Returns the color with its alpha multiplied by a factor.
  func faded(by factor: CGFloat) -> Ink {
    Ink(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
