import Testing
import UIKit

struct TraitCollectionTests {
  @Test func `what is not said is unspecified`() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 0)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
  }

  @Test func `of several the last that speaks counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(verticalSizeClass: .compact),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits.verticalSizeClass == .compact)
  }

  @Test func `containing means saying the same`() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])
    #expect(both.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!both.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!UITraitCollection(displayScale: 3).containsTraits(in: both))
  }

  @Test func `only the appearance changes colors`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let large = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    #expect(!dark.hasDifferentColorAppearance(comparedTo: large))
    #expect(
      dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func `equal traits are equal and hash alike`() {
    let first = UITraitCollection(layoutDirection: .rightToLeft)
    let second = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(first == second)
    #expect(first.hash == second.hash)
    #expect(first != UITraitCollection(layoutDirection: .leftToRight))
  }

  @Test func `current traits come back afterwards`() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test func `text sizes are ordered`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }
}
