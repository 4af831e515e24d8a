public import Foundation

/// The types that support `observe(_:options:changeHandler:)`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

/// The values that a change contains, and when the handler is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The change contains the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change contains the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is also called once, synchronously, before the observer is registered.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The handler is also called before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)

  /// One bit for each option.
  public let rawValue: UInt

  /// Creates a set of options from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if it was requested and the change has happened.
  public let newValue: Value?

  /// The old value, if it was requested.
  public let oldValue: Value?

  /// Whether the notification is sent before the change.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
