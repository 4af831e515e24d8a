import Foundation

extension UITraitCollection {
  /// The traits by which dynamic colors are resolved on this thread when nobody says otherwise.
  public static var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? initial
    }
    set {
      Thread.current.threadDictionary[currentKey] = newValue
    }
  }

  /// Runs the block while these traits are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = outer
  }

  private static let currentKey = "UIKit.UITraitCollection.current"

  /// A phone in daylight.
  private static let initial = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 2, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large, horizontalSizeClass: .compact,
    verticalSizeClass: .regular, userInterfaceIdiom: .phone)
}
