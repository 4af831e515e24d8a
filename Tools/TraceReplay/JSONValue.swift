import Foundation

/// A JSON document, as it is.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a document; `nil` if the text is not one.
  package init?(parsing text: some StringProtocol) {
    let data = Data(text.utf8)
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { return nil }
    self.init(value)
  }

  /// Makes the document that a value is written as.
  init(encoding value: some Encodable) {
    let data = try? JSONEncoder().encode(value)
    self = data.flatMap { JSONValue(parsing: String(decoding: $0, as: UTF8.self)) } ?? .null
  }

  /// The value under a key; `nil` where this is no object or has no such key.
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
}

extension JSONValue {
  /// Converts what `JSONSerialization` has read.
  ///
  /// `JSONDecoder` is told the type of every value and throws for a wrong one. To find the type by
  /// trying them costs an error for most values, and Swift Testing takes a backtrace of each.
  private init(_ value: Any) {
    switch value {
    case let string as String: self = .string(string)
    case let number as NSNumber: self = Self(number)
    case let values as [Any]: self = .array(values.map { Self($0) })
    case let members as [String: Any]: self = .object(members.mapValues { Self($0) })
    default: self = .null
    }
  }

  /// Booleans are numbers too; only their Objective-C type tells them apart. A decimal number has
  /// more digits than a `Double`, and its own conversion to one is not exact.
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
  /// Writes the value. A number that JSON has no form for is written as its name.
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
  /// The value on one line, its keys in order.
  package var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "?" }
    return String(decoding: data, as: UTF8.self)
  }
}
