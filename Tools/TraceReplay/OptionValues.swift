import EdgeRefreshCore

/// The values of an option: how to read them, and which of them random sessions have.
struct OptionValues<Value: Sendable>: Sendable {
  let draws: [JSONValue]
  let read: @Sendable (JSONField) throws(Trace.Problem) -> Value

  /// The same values, for a property that may be `nil`.
  var optional: OptionValues<Value?> { OptionValues<Value?>(draws: draws, read: read) }
}

extension OptionValues<Bool> {
  static var flag: Self {
    Self(draws: [.bool(false), .bool(true)]) { (field) throws(Trace.Problem) in try field.bool() }
  }
}

extension OptionValues<Double> {
  static func number(
    _ draws: Double..., in range: ClosedRange<Double> = -1_000_000...1_000_000
  ) -> Self {
    Self(draws: draws.map(JSONValue.number)) { (field) throws(Trace.Problem) in
      try field.number(in: range)
    }
  }

  static func seconds(_ draws: Double...) -> Self {
    Self(draws: draws.map(JSONValue.number), read: number(in: 0...60).read)
  }
}

extension OptionValues<Int> {
  static func whole(_ draws: Double..., in range: ClosedRange<Int>) -> Self {
    Self(draws: draws.map(JSONValue.number)) { (field) throws(Trace.Problem) in
      try field.whole(in: range)
    }
  }
}

extension OptionValues where Value: CaseIterable & RawRepresentable<String> {
  /// The cases of an enumeration.
  static var choice: Self {
    Self(draws: Value.allCases.map { JSONValue($0) }) { (field) throws(Trace.Problem) in
      try field.choice()
    }
  }
}

extension OptionValues<PrefetchDistance?> {
  /// An object with a ``Trace/PrefetchUnit`` and the number.
  static var distance: Self {
    let numbers: [(Trace.PrefetchUnit, [Double])] = [
      (.none, [0]), (.points, [0, 100, 900]), (.viewLengths, [0.5, 1, 3]), (.items, [1, 5, 30]),
      (.controlLengths, [1, 4]),
    ]
    return Self(
      draws: numbers.flatMap { unit, numbers in
        numbers.map { .object([unit.rawValue: .number($0)]) }
      }, read: Trace.PrefetchUnit.distance)
  }
}

extension OptionValues<[Trace.ImageSetting: Double]> {
  static var images: Self {
    let sets: [[Trace.ImageSetting: Double]] = [
      [.idle: 1, .pulling: 1, .refreshing: 1, .height: 70],
      [.idle: 4, .pulling: 1, .refreshing: 3, .height: 20],
      [.idle: 4, .pulling: 3, .refreshing: 1, .height: 70],
      [.idle: 1, .pulling: 3, .refreshing: 3, .height: 20], [.refreshing: 2, .height: 120],
    ]
    return Self(draws: sets.map(JSONValue.init), read: Trace.ImageSetting.numbers)
  }
}

extension Trace {
  /// The action of the app in a control's handler: a value of the option `inCallback`.
  enum HandlerAction: String, CaseIterable {
    case end
    case endNoMore
    case begin
    case remove
    case nothing = "none"
  }

  /// The action of a subclass in the setter of its state: a value of the option `inSetter`.
  enum SetterAction: String, CaseIterable {
    /// Ends a refresh as it begins.
    case end
    /// Ends a refresh as it begins, then begins another one.
    case endThenBegin
    /// Begins a refresh as one ends.
    case begin
    case nothing = "none"
  }

  /// The action of the app in the block that is called at the end of a refresh: a value of the
  /// option `inEnd`.
  enum EndAction: String, CaseIterable {
    case begin
    case beginEndBegin
    case nothing = "none"
  }

  /// The outcome of a load: a value of the option `outcome`.
  enum Outcome: String, CaseIterable {
    case success, noMoreData, failure, cancelled
  }

  /// The key of the object that the option `prefetchDistance` takes. The value is its number.
  enum PrefetchUnit: String, CaseIterable {
    case none, points, viewLengths, items, controlLengths

    /// Reads an object with at most one unit.
    static func distance(_ field: JSONField) throws(Problem) -> PrefetchDistance? {
      var distance: PrefetchDistance?
      for key in try field.object().keys.sorted() {
        guard let unit = PrefetchUnit(rawValue: key) else {
          throw field.wrong("has \"\(key)\", which is no unit of a distance")
        }
        let number = try field.member(key).number(in: 0...100_000)
        switch unit {
        case .none: distance = nil
        case .points: distance = .points(number)
        case .viewLengths: distance = .viewLengths(number)
        case .items: distance = .items(Int(number))
        case .controlLengths: distance = .controlLengths(number)
        }
      }
      return distance
    }
  }

  /// A key of the object that the option `images` takes.
  enum ImageSetting: String {
    /// The number of images of a state.
    case idle, pulling, refreshing
    /// The width and height of each image, in points.
    case height

    static func numbers(_ field: JSONField) throws(Problem) -> [ImageSetting: Double] {
      var numbers: [ImageSetting: Double] = [:]
      for key in try field.object().keys.sorted() {
        guard let setting = ImageSetting(rawValue: key) else {
          throw field.wrong("has \"\(key)\", which is no state and not \"height\"")
        }
        switch setting {
        case .idle, .pulling, .refreshing:
          numbers[setting] = Double(try field.member(key).whole(in: 0...1000))
        case .height: numbers[setting] = try field.member(key).number(in: 0...10_000)
        }
      }
      return numbers
    }
  }
}
