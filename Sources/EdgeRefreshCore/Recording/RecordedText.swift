#if !hasFeature(Embedded)
  /// A type whose values are written in recordings.
  protocol RecordedText {
    /// Parses a value; `nil` if the text is not that of a valid value.
    init?(recordedText: String)
    /// The text of the value. It has no space, comma, "=" and "@".
    var recordedText: String { get }
  }

  extension Double: RecordedText {
    // The engines limit all numbers to one billion.
    init?(recordedText: String) {
      guard let number = Double(recordedText), abs(number) <= 1e9 else { return nil }
      self = number
    }

    var recordedText: String {
      let text = "\(self)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }

  extension Int: RecordedText {
    init?(recordedText: String) {
      guard let number = Int(recordedText), number.magnitude <= 1_000_000_000 else { return nil }
      self = number
    }

    var recordedText: String { "\(self)" }
  }

  extension UInt32: RecordedText {
    init?(recordedText: String) { self.init(recordedText) }

    var recordedText: String { "\(self)" }
  }

  extension Bool: RecordedText {
    init?(recordedText: String) { self.init(recordedText) }

    var recordedText: String { "\(self)" }
  }

  extension Optional: RecordedText where Wrapped: RecordedText {
    init?(recordedText: String) {
      if recordedText == "none" {
        self = .none
      } else {
        guard let value = Wrapped(recordedText: recordedText) else { return nil }
        self = value
      }
    }

    var recordedText: String { self?.recordedText ?? "none" }
  }

  /// An enumeration whose cases are recorded by their names.
  protocol RecordedByName: RecordedText {
    static var recordedCases: [Self] { get }
  }

  extension RecordedByName {
    init?(recordedText: String) {
      guard let value = Self.recordedCases.first(where: { "\($0)" == recordedText }) else {
        return nil
      }
      self = value
    }

    var recordedText: String { "\(self)" }
  }

  extension RefreshEdge: RecordedByName {
    static var recordedCases: [Self] { allCases }
  }

  extension RefreshState: RecordedByName {
    static var recordedCases: [Self] { allCases }

    // On Apple platforms, an enumeration for Objective-C does not describe itself by its case.
    var recordedText: String {
      switch self {
      case .idle: "idle"
      case .pulling: "pulling"
      case .refreshing: "refreshing"
      case .willRefresh: "willRefresh"
      case .noMoreData: "noMoreData"
      }
    }

    init?(recordedText: String) {
      guard let value = Self.allCases.first(where: { $0.recordedText == recordedText }) else {
        return nil
      }
      self = value
    }
  }

  extension RefreshOutcome: RecordedByName {
    static var recordedCases: [Self] { allCases }
  }

  extension PullEngine.HandlerTiming: RecordedByName {
    static var recordedCases: [Self] { [.afterOpening, .atOnce] }
  }

  extension Decision.Speed: RecordedByName {
    static var recordedCases: [Self] { [.immediate, .fast, .slow] }
  }
#endif
