#if !hasFeature(Embedded)
  /// A type whose values are written in recordings.
  protocol RecordedText {
    /// Parses a value; `nil` if the text is not that of a valid value.
    init?(recordedText: String)
    /// The text of the value. It has no space, comma, "=" and "@".
    var recordedText: String { get }
  }

  extension Double: RecordedText {
    // The engines limit all lengths to one billion points. A decision may contain a sum of them.
    init?(recordedText: String) {
      guard let number = Double(recordedText), abs(number) <= 1e10 else { return nil }
      self = number
    }

    var recordedText: String {
      let text = "\(self)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }

  extension Int: RecordedText {
    private static var recordedRange: ClosedRange<Int> { -1_000_000_000...1_000_000_000 }

    init?(recordedText: String) {
      guard let number = Int(recordedText), Self.recordedRange.contains(number) else { return nil }
      self = number
    }

    // A larger number of loads or items has the same effect as the limit.
    var recordedText: String {
      "\(Swift.min(Swift.max(self, Self.recordedRange.lowerBound), Self.recordedRange.upperBound))"
    }
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

  /// An enumeration without associated values.
  ///
  /// The names are listed, because an enumeration does not describe itself by its case if it is
  /// made for Objective-C, or if the app is compiled without reflection metadata.
  protocol RecordedByName: RecordedText, Equatable {
    static var recordedNames: [(name: String, value: Self)] { get }
  }

  extension RecordedByName {
    init?(recordedText: String) {
      guard let known = Self.recordedNames.first(where: { $0.name == recordedText }) else {
        return nil
      }
      self = known.value
    }

    var recordedText: String {
      guard let known = Self.recordedNames.first(where: { $0.value == self }) else {
        preconditionFailure("recordedNames does not have every case")
      }
      return known.name
    }
  }

  /// A set of named options.
  protocol RecordedSet: RecordedText, SetAlgebra {
    static var recordedNames: [(name: String, value: Self)] { get }
  }

  extension RecordedSet {
    init?(recordedText: String) {
      self.init()
      // The empty set, which is otherwise the text of no option.
      if recordedText == "none" { return }
      for part in recordedText.split(separator: "+", omittingEmptySubsequences: false) {
        guard let known = Self.recordedNames.first(where: { $0.name == part }) else { return nil }
        formUnion(known.value)
      }
    }

    var recordedText: String {
      if isEmpty { return "none" }
      return Self.recordedNames.filter { isSuperset(of: $0.value) }.map(\.name)
        .joined(separator: "+")
    }
  }

  extension RefreshEdge: RecordedByName {
    static var recordedNames: [(name: String, value: Self)] {
      [("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing)]
    }
  }

  extension RefreshState: RecordedByName {
    static var recordedNames: [(name: String, value: Self)] {
      [
        ("idle", .idle), ("pulling", .pulling), ("refreshing", .refreshing),
        ("willRefresh", .willRefresh), ("noMoreData", .noMoreData),
      ]
    }
  }

  extension RefreshOutcome: RecordedByName {
    static var recordedNames: [(name: String, value: Self)] {
      [
        ("success", .success), ("noMoreData", .noMoreData), ("failure", .failure),
        ("cancelled", .cancelled),
      ]
    }
  }

  extension PullEngine.HandlerTiming: RecordedByName {
    static var recordedNames: [(name: String, value: Self)] {
      [("afterOpening", .afterOpening), ("atOnce", .atOnce)]
    }
  }

  extension Decision.Speed: RecordedByName {
    static var recordedNames: [(name: String, value: Self)] {
      [("immediate", .immediate), ("fast", .fast), ("slow", .slow)]
    }
  }
#endif
