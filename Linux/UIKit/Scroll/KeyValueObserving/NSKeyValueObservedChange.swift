public import Foundation

/// The types for which `observe(_:options:changeHandler:)` is declared.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

/// What a change notification carries, and when it is sent.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The value after the change is in the notification.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change is in the notification.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is called once, at once, before the observer is registered.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The handler is called before each change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)

  /// One bit for each option.
  public let rawValue: UInt

  /// Makes the set of options whose bits are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// What kind of change was observed.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set to a value.
  case setting = 1
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kinds of change.
  public typealias Kind = NSKeyValueChange

  /// What happened to the property.
  public let kind: Kind

  /// The value after the change, if the observer asked for it and the change has happened.
  public let newValue: Value?

  /// The value before the change, if the observer asked for it.
  public let oldValue: Value?

  /// Whether the change is still to come.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
