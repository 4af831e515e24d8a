internal import UIKit

/// A value in a line of the probe.
enum ProbeValue: Equatable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([ProbeValue])

  /// The value as JSON. Numbers are rounded to a thousandth; one that is not finite becomes text.
  var json: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): Self.json(of: number)
    case .text(let text): Self.json(of: text)
    case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    }
  }

  private static func json(of number: Double) -> String {
    guard number.isFinite else { return "\"\(number)\"" }
    let rounded = (number * 1000).rounded() / 1000
    // This also removes the sign of a negative zero.
    if rounded == 0 { return "0" }
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }

  private static func json(of text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

/// A type whose values the probe can write.
protocol ProbeConvertible {
  /// The value for a line of the probe.
  var probeValue: ProbeValue { get }
}

extension Bool: ProbeConvertible {
  var probeValue: ProbeValue { .flag(self) }
}

extension Int: ProbeConvertible {
  var probeValue: ProbeValue { .number(Double(self)) }
}

extension CGFloat: ProbeConvertible {
  var probeValue: ProbeValue { .number(Double(self)) }
}

extension String: ProbeConvertible {
  var probeValue: ProbeValue { .text(self) }
}

extension CGPoint: ProbeConvertible {
  var probeValue: ProbeValue { .list([x.probeValue, y.probeValue]) }
}

extension CGSize: ProbeConvertible {
  var probeValue: ProbeValue { .list([width.probeValue, height.probeValue]) }
}

extension CGRect: ProbeConvertible {
  var probeValue: ProbeValue {
    .list([minX.probeValue, minY.probeValue, width.probeValue, height.probeValue])
  }
}

extension UIEdgeInsets: ProbeConvertible {
  /// The top, left, bottom and right inset.
  var probeValue: ProbeValue {
    .list([top.probeValue, left.probeValue, bottom.probeValue, right.probeValue])
  }
}

extension Array: ProbeConvertible where Element: ProbeConvertible {
  var probeValue: ProbeValue { .list(map(\.probeValue)) }
}

extension Optional: ProbeConvertible where Wrapped: ProbeConvertible {
  var probeValue: ProbeValue { map(\.probeValue) ?? .null }
}
