import Foundation
import Testing
import UIKit

struct TraitCollectionTests {
  @Test func `a trait that is not set is unspecified`() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 0)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
  }

  @Test func `the last specified value of several collections takes precedence`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(verticalSizeClass: .compact),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits.verticalSizeClass == .compact)
  }

  @Test func `the contrast and the weight of text are combined and compared`() {
    let contrast = UITraitCollection(accessibilityContrast: .high)
    let weight = UITraitCollection(legibilityWeight: .bold)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(accessibilityContrast: .normal), weight, contrast,
    ])
    #expect(both.accessibilityContrast == .high)
    #expect(both.legibilityWeight == .bold)
    #expect(both != contrast)
    #expect(both != weight)
    #expect(UITraitCollection.current.accessibilityContrast == .normal)
    #expect(UITraitCollection.current.legibilityWeight == .regular)
  }

  @Test func `only a different style or contrast is a different color appearance`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let large = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    #expect(!dark.hasDifferentColorAppearance(comparedTo: large))
    #expect(
      dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    let normal = UITraitCollection(accessibilityContrast: .normal)
    let high = UITraitCollection(accessibilityContrast: .high)
    let bold = UITraitCollection(traitsFrom: [high, UITraitCollection(legibilityWeight: .bold)])
    #expect(normal.hasDifferentColorAppearance(comparedTo: high))
    #expect(!high.hasDifferentColorAppearance(comparedTo: bold))
  }

  @Test func `equal collections compare equal and have equal hashes`() {
    let first = UITraitCollection(layoutDirection: .rightToLeft)
    let second = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(first == second)
    #expect(first.hash == second.hash)
    #expect(first != UITraitCollection(layoutDirection: .leftToRight))
  }

  @Test func `performAsCurrent restores the previous traits`() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test func `content size categories are ordered`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @Test func `each thread has its own current traits and contexts`() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        UITraitCollection.current = dark
        let list = DisplayList.recording { #expect(UIGraphicsGetCurrentContext() != nil) }
        #expect(list.isEmpty)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UITraitCollection.current == dark)
        continuation.resume()
      }
    }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        continuation.resume()
      }
    }
  }
}
