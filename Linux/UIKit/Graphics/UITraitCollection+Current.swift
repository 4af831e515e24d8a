import Foundation

extension UITraitCollection {
  /// The traits that resolve dynamic colors on this thread by default.
  public static var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? initial
    }
    set {
      Thread.current.threadDictionary[currentKey] = newValue
    }
  }

  /// Runs a block with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = outer
  }

  private static let currentKey = "UIKit.UITraitCollection.current"

  /// The initial traits of each thread: a phone with the light style.
  private static let initial = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 2, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large, horizontalSizeClass: .compact,
    verticalSizeClass: .regular, userInterfaceIdiom: .phone)
}
