import Testing
import UIKit

/// The expected values are published ones. They were not compared with a device.
struct ColorTests {
  private typealias Values = (color: UIColor, light: [Int], dark: [Int])

  private static let semantic: [Values] = [
    (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
    (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
    (.tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
    (.placeholderText, [60, 60, 67, 30], [235, 235, 245, 30]),
    (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
    (.link, [0, 122, 255, 100], [9, 132, 255, 100]),
    (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
    (.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
    (.tertiarySystemBackground, [255, 255, 255, 100], [44, 44, 46, 100]),
    (.systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
    (.secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100]),
    (.tertiarySystemGroupedBackground, [242, 242, 247, 100], [44, 44, 46, 100]),
    (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
    (.tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
  ]

  private static let system: [Values] = [
    (.systemBlue, [0, 122, 255], [10, 132, 255]),
    (.systemGreen, [52, 199, 89], [48, 209, 88]),
    (.systemIndigo, [88, 86, 214], [94, 92, 230]),
    (.systemOrange, [255, 149, 0], [255, 159, 10]),
    (.systemPink, [255, 45, 85], [255, 55, 95]),
    (.systemPurple, [175, 82, 222], [191, 90, 242]),
    (.systemRed, [255, 59, 48], [255, 69, 58]),
    (.systemTeal, [48, 176, 199], [64, 200, 224]),
    (.systemYellow, [255, 204, 0], [255, 214, 10]),
    (.systemGray, [142, 142, 147], [142, 142, 147]),
    (.systemGray2, [174, 174, 178], [99, 99, 102]),
    (.systemGray3, [199, 199, 204], [72, 72, 74]),
    (.systemGray4, [209, 209, 214], [58, 58, 60]),
    (.systemGray5, [229, 229, 234], [44, 44, 46]),
    (.systemGray6, [242, 242, 247], [28, 28, 30]),
  ]

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Red, green and blue from 0 to 255, then opacity in percent.
  private func parts(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let resolved = color.resolvedColor(with: traits)
    #expect(resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
  }

  @Test(arguments: semantic) func `semantic colors match Apple's in both appearances`(
    color: UIColor, light: [Int], dark: [Int]
  ) {
    #expect(parts(color, self.light) == light)
    #expect(parts(color, self.dark) == dark)
  }

  @Test(arguments: system) func `system colors match Apple's in both appearances`(
    color: UIColor, light: [Int], dark: [Int]
  ) {
    #expect(parts(color, self.light) == light + [100])
    #expect(parts(color, self.dark) == dark + [100])
  }

  @Test func `a dynamic color calls its provider with the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .systemGray3 }
    #expect(parts(color, dark) == [255, 0, 0, 100])
    #expect(parts(color, light) == [199, 199, 204, 100])
    let faded = color.withAlphaComponent(0.25)
    #expect(parts(faded, dark) == [255, 0, 0, 25])
    #expect(parts(faded, light) == [199, 199, 204, 25])
  }

  @Test func `a color resolves with the current traits by default`() {
    dark.performAsCurrent {
      #expect(UITraitCollection.current == dark)
      #expect(UIColor.label.cgColor == UIColor.white.cgColor)
    }
    light.performAsCurrent { #expect(UIColor.label.cgColor == UIColor.black.cgColor) }
  }

  @Test func `equal colors compare equal and have equal hashes`() {
    let first = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let second = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(first == second)
    #expect(first.hash == second.hash)
    #expect(first != second.withAlphaComponent(0.5))
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.systemBackground != UIColor.tertiarySystemBackground)
  }
}
