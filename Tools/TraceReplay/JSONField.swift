/// A value of a trace file, with its path for error messages.
struct JSONField {
  /// Lengths that may be negative, in points.
  static let lengths = -1e9...1e9
  /// Lengths that may not be negative, in points.
  static let sizes = 0...1e9
  /// Numbers of rows.
  static let counts = 0...1_000_000

  let value: JSONValue
  private let path: [String]

  /// Makes the field of a line's document, which must be an object.
  init(_ document: JSONValue) throws(Trace.Problem) {
    guard document.object != nil else { throw Trace.Problem("is no JSON object") }
    self.init(document, path: [])
  }

  init(_ value: JSONValue, path: [String]) {
    self.value = value
    self.path = path
  }

  /// The value of a required key.
  func member(_ key: String) throws(Trace.Problem) -> JSONField {
    guard let member = try optional(key) else {
      throw Trace.Problem("\(location) has no \"\(key)\"")
    }
    return member
  }

  /// The value of a key; `nil` if it is missing or `null`.
  func optional(_ key: String) throws(Trace.Problem) -> JSONField? {
    guard let value = try object()[key], value != .null else { return nil }
    return JSONField(value, path: path + [key])
  }

  func number(
    in range: ClosedRange<Double> = JSONField.lengths
  ) throws(Trace.Problem) -> Double {
    guard let number = value.number else { throw wrong("is no Double") }
    guard range.contains(number) else {
      throw wrong("is \(value), not from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func numbers(
    _ count: Int, in range: ClosedRange<Double> = JSONField.lengths
  ) throws(Trace.Problem) -> [Double] {
    let elements = try elements()
    guard elements.count == count else {
      throw wrong("has \(elements.count) numbers instead of \(count)")
    }
    return try elements.map { (field) throws(Trace.Problem) in try field.number(in: range) }
  }

  func whole(in range: ClosedRange<Int>) throws(Trace.Problem) -> Int {
    guard let number = value.number else { throw wrong("is no Int") }
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw wrong(
        "is \(value), not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  func bool() throws(Trace.Problem) -> Bool {
    guard let bool = value.bool else { throw wrong("is no Bool") }
    return bool
  }

  func string() throws(Trace.Problem) -> String {
    guard let string = value.string else { throw wrong("is no String") }
    return string
  }

  /// The case of an enumeration that the value names.
  func choice<Choice>(of type: Choice.Type = Choice.self) throws(Trace.Problem) -> Choice
  where Choice: CaseIterable & RawRepresentable<String> {
    let string = try string()
    guard let choice = Choice(rawValue: string) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw wrong("is \"\(string)\", not one of \(names)")
    }
    return choice
  }

  func array() throws(Trace.Problem) -> [JSONValue] {
    guard let array = value.array else { throw wrong("is no Array") }
    return array
  }

  func object() throws(Trace.Problem) -> [String: JSONValue] {
    guard let object = value.object else { throw wrong("is no Dictionary") }
    return object
  }

  func elements() throws(Trace.Problem) -> [JSONField] {
    try array().enumerated().map { JSONField($0.element, path: path + ["[\($0.offset)]"]) }
  }

  /// Makes a problem that names this value.
  func wrong(_ text: String) -> Trace.Problem { Trace.Problem("\(location) \(text)") }

  private var location: String { path.isEmpty ? "the line" : path.joined(separator: ".") }
}
