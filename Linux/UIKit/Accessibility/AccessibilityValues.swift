import Foundation

/// The accessibility values that an app sets on a responder. Most responders have no such values,
/// so this object is created when the first one is set.
final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var language: String?
  var userInputLabels: [String]?
  var ignoresInvertColors = false
  var traits: UIAccessibilityTraits?
  var customActions: [UIAccessibilityCustomAction]?
  var elements: [Any]?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var frame: CGRect?
}

extension UIResponder {
  /// Changes a value. Does nothing if no value has been set and the new one is the default.
  func changeAccessibility(unless isDefault: Bool, _ change: (AccessibilityValues) -> Void) {
    if isDefault, accessibilityValues == nil { return }
    let values = accessibilityValues ?? AccessibilityValues()
    accessibilityValues = values
    change(values)
  }
}
