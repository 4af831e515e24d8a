import Foundation

/// A JSON value.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Parses a text; `nil` if it is not valid JSON.
  package init?(parsing text: some StringProtocol) {
    let data = Data(text.utf8)
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { return nil }
    self.init(value)
  }

  /// Makes the JSON form of an encodable value.
  init(encoding value: some Encodable) {
    let data = try? JSONEncoder().encode(value)
    self = data.flatMap { JSONValue(parsing: String(decoding: $0, as: UTF8.self)) } ?? .null
  }

  /// The value of a key; `nil` if this is not an object or does not have the key.
  package subscript(key key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  var array: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  var object: [String: JSONValue]? {
    guard case .object(let value) = self else { return nil }
    return value
  }

  /// The elements that are numbers; `nil` if this is not an array.
  var numbers: [Double]? { array?.compactMap(\.number) }

  /// The case of an enumeration that a string names; `nil` if this is not such a string.
  func choice<Choice: RawRepresentable<String>>(of type: Choice.Type = Choice.self) -> Choice? {
    string.flatMap(Choice.init)
  }

  /// Makes an array of numbers.
  init(_ numbers: [Double]) {
    self = .array(numbers.map { .number($0) })
  }

  /// Makes an object whose keys are cases of an enumeration.
  init<Key: RawRepresentable<String>>(_ numbers: [Key: Double]) {
    self = .object(.init(uniqueKeysWithValues: numbers.map { ($0.rawValue, .number($1)) }))
  }

  /// Makes the string of an enumeration's case.
  init(_ choice: some RawRepresentable<String>) {
    self = .string(choice.rawValue)
  }
}

extension JSONValue {
  /// Converts a value that `JSONSerialization` has read.
  ///
  /// `JSONDecoder` must be given the type of every value and throws if it is the wrong one. Trying
  /// one type after another throws an error for most values, and Swift Testing records a backtrace
  /// of each error.
  private init(_ value: Any) {
    switch value {
    case let string as String: self = .string(string)
    case let number as NSNumber: self = Self(number)
    case let values as [Any]: self = .array(values.map { Self($0) })
    case let members as [String: Any]: self = .object(members.mapValues { Self($0) })
    default: self = .null
    }
  }

  /// A Boolean is an `NSNumber` as well; only its Objective-C type differs. A decimal number can
  /// have more digits than a `Double`, and `doubleValue` does not convert it exactly.
  private init(_ number: NSNumber) {
    if String(cString: number.objCType) == "c" {
      self = .bool(number.boolValue)
    } else if let decimal = number as? NSDecimalNumber {
      self = .number(Double(decimal.stringValue) ?? decimal.doubleValue)
    } else {
      self = .number(number.doubleValue)
    }
  }
}

extension JSONValue: Encodable {
  /// Encodes the value. A number that is not finite is encoded as a string, such as `inf`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      if value.isFinite { try container.encode(value) } else { try container.encode("\(value)") }
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value on one line, with sorted keys.
  package var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "?" }
    return String(decoding: data, as: UTF8.self)
  }
}
