import Testing
import UIKit

struct TraitCollectionTests {
  @Test func whatIsNotSaidIsUnspecified() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 0)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
  }

  @Test func ofSeveralTheLastThatSpeaksCounts() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(verticalSizeClass: .compact),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits.verticalSizeClass == .compact)
  }

  @Test func containingMeansSayingTheSame() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])
    #expect(both.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!both.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!UITraitCollection(displayScale: 3).containsTraits(in: both))
  }

  @Test func onlyTheAppearanceChangesColors() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let large = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    #expect(!dark.hasDifferentColorAppearance(comparedTo: large))
    #expect(
      dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func equalTraitsAreEqualAndHashAlike() {
    let first = UITraitCollection(layoutDirection: .rightToLeft)
    let second = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(first == second)
    #expect(first.hash == second.hash)
    #expect(first != UITraitCollection(layoutDirection: .leftToRight))
  }

  @Test func currentTraitsComeBackAfterwards() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test func textSizesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }
}
