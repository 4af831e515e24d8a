// A recording of a control's events is JSON. Writing it uses reflection, which needs no code for
// each type. Reading it uses `Decodable`, whose code would make an app about 100 kilobytes larger.
// Only the tools read recordings, and they run on Linux and on Macs.

#if os(Linux) && !hasFeature(Embedded) || os(macOS)
  /// What a recording contains: values that the tools can read again.
  public typealias Recorded = Codable
#else
  /// What a recording contains. The protocol has no requirements here, because the tools that read
  /// recordings do not run on this platform.
  public protocol Recorded {}
#endif

#if !hasFeature(Embedded)
  /// Writes values as JSON, in the form that synthesized conformances to `Codable` have: a
  /// structure as an object, a case with its values as an object with one key, and a type with raw
  /// values as the raw value.
  ///
  /// It reads the names of properties and cases by reflection. In an app that is compiled without
  /// reflection metadata, they are missing.
  package enum RecordedText {
    /// Returns the JSON of a value.
    package static func json(of value: Any) -> String {
      if let value = value as? any RawRepresentable { return json(of: value.rawValue) }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: return mirror.children.first.map { json(of: $0.value) } ?? "null"
      case .enum: return json(ofCase: mirror, named: "\(value)")
      case .struct where !mirror.children.isEmpty:
        return object(mirror.children.map { ($0.label ?? "", $0.value) })
      default: return "\(value)"
      }
    }

    /// Returns the JSON of an object. Values that are `nil` are written as `null`: a missing member
    /// means that an earlier version did not have it.
    package static func object(_ members: [(name: String, value: Any)]) -> String {
      "{" + members.map { "\"\($0.name)\":\(json(of: $0.value))" }.joined(separator: ",") + "}"
    }

    private static func json(ofCase mirror: Mirror, named name: String) -> String {
      guard let (label, payload) = mirror.children.first.map({ ($0.label ?? "", $0.value) })
      else { return "{\"\(name)\":{}}" }
      let values = Mirror(reflecting: payload)
      guard values.displayStyle == .tuple else {
        return "{\"\(label)\":\(object([("_0", payload)]))}"
      }
      let members = values.children.enumerated().map { index, child in
        // Values without a label are named by their index, ".0" in a tuple and "_0" in JSON.
        (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "_\(index)", child.value)
      }
      return "{\"\(label)\":\(object(members))}"
    }
  }
#endif
