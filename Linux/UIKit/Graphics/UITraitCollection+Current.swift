import Foundation

extension UITraitCollection {
  /// The traits that resolve dynamic colors on this thread by default.
  public static var current: UITraitCollection {
    get { ThreadValues.current.traits ?? initial }
    set { ThreadValues.current.traits = newValue }
  }

  /// Runs a block with these traits as the current ones.
  package func performAsCurrent(_ actions: () -> Void) {
    let values = ThreadValues.current
    let outer = values.traits
    values.traits = self
    actions()
    values.traits = outer
  }

  /// The initial traits of each thread: a phone with the light style.
  private static let initial = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 2, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large, horizontalSizeClass: .compact,
    verticalSizeClass: .regular, userInterfaceIdiom: .phone, accessibilityContrast: .normal,
    legibilityWeight: .regular)
}
