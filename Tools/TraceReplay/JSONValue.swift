import Foundation

/// A JSON document, as it is.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Makes the document that a value is written as.
  init(encoding value: some Encodable) {
    let data = try? JSONEncoder().encode(value)
    self = data.flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0) } ?? .null
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

extension JSONValue: Codable {
  /// Reads any JSON value.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

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
