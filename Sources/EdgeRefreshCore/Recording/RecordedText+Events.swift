#if !hasFeature(Embedded)
  // Texts with several parts: a name, then values after a separator.

  extension RefreshEvent: RecordedText {
    /// Parses the text of an event: its name, and values after colons.
    package init?(recordedText: String) {
      let parts = recordedText.split(separator: ":", omittingEmptySubsequences: false)
        .map(String.init)
      guard let event = Self.event(parts[0], with: Array(parts.dropFirst())) else { return nil }
      self = event
    }

    private static func event(_ name: String, with values: [String]) -> RefreshEvent? {
      switch (name, values.count) {
      case (_, 0): plainEvents.first { $0.name == name }?.event
      case ("begin", 1): Bool(recordedText: values[0]).map { .begin(isVisible: $0) }
      case ("end", 1): RefreshOutcome(recordedText: values[0]).map { .end($0) }
      case ("hidden", 1): Bool(recordedText: values[0]).map { .hidden($0) }
      case ("hidden", 2) where values[1] == "byContent":
        Bool(recordedText: values[0]).map { .hidden($0, byApp: false) }
      case ("assigned", 1): RefreshState(recordedText: values[0]).map { .assigned($0) }
      case ("animationFinished", 1): UInt32(recordedText: values[0]).map { .animationFinished($0) }
      case ("holdEnded", 2):
        Hold(recordedText: values[0]).flatMap { hold in
          UInt32(recordedText: values[1]).map { .holdEnded(hold, $0) }
        }
      case ("handlerFinished", 2):
        UInt32(recordedText: values[0]).flatMap { number in
          RefreshOutcome(recordedText: values[1]).map { .handlerFinished(number, $0) }
        }
      default: nil
      }
    }

    /// The events without a value.
    private static var plainEvents: [(name: String, event: RefreshEvent)] {
      [
        ("scrolled", .scrolled), ("contentChanged", .contentChanged), ("dragBegan", .dragBegan),
        ("dragEnded", .dragEnded), ("dragCancelled", .dragCancelled), ("attached", .attached),
        ("detached", .detached), ("enteredWindow", .enteredWindow), ("leftWindow", .leftWindow),
        ("insetChanged", .insetChanged),
      ]
    }

    /// The text of the event, which ``init(recordedText:)`` parses.
    package var recordedText: String {
      switch self {
      case .begin(let isVisible): "begin:\(isVisible)"
      case .end(let outcome): "end:\(outcome.recordedText)"
      case .hidden(let value, let isByApp): "hidden:\(value)\(isByApp ? "" : ":byContent")"
      case .animationFinished(let number): "animationFinished:\(number)"
      case .holdEnded(let hold, let number): "holdEnded:\(hold.recordedText):\(number)"
      case .handlerFinished(let number, let outcome):
        "handlerFinished:\(number):\(outcome.recordedText)"
      case .assigned(let state): "assigned:\(state.recordedText)"
      case .scrolled, .contentChanged, .dragBegan, .dragEnded, .dragCancelled, .attached,
        .detached, .enteredWindow, .leftWindow, .insetChanged:
        Self.plainEvents.first { $0.event == self }?.name ?? ""
      }
    }
  }

  extension PullEngine.Phase: RecordedText {
    init?(recordedText: String) {
      let parts = recordedText.split(separator: ".", omittingEmptySubsequences: false)
        .map(String.init)
      let number = parts.count > 1 ? UInt32(recordedText: parts[1]) : nil
      let flags = parts.dropFirst(2).compactMap { Bool(recordedText: $0) }
      guard flags.count == max(0, parts.count - 2) else { return nil }
      switch (parts[0], parts.count, number) {
      case ("idle", 1, _): self = .idle
      case ("pulling", 1, _): self = .pulling
      case ("waiting", 1, _): self = .waiting
      case ("exhausted", 1, _): self = .exhausted
      case ("open", 2, let number?): self = .open(number)
      case ("beganUnderFinger", 2, let number?): self = .beganUnderFinger(number)
      case ("failed", 2, _):
        guard let hasLeft = Bool(recordedText: parts[1]) else { return nil }
        self = .failed(hasLeft: hasLeft)
      case ("holding", 4, let number?):
        self = .holding(number, handlerCalled: flags[0], exhausted: flags[1])
      case ("opening", 3, let number?): self = .opening(number, handlerCalled: flags[0])
      case ("closing", 4, let number?):
        self = .closing(number, handlerCalled: flags[0], exhausted: flags[1])
      default: return nil
      }
    }

    var recordedText: String {
      switch self {
      case .idle: "idle"
      case .pulling: "pulling"
      case .waiting: "waiting"
      case .exhausted: "exhausted"
      case .open(let number): "open.\(number)"
      case .beganUnderFinger(let number): "beganUnderFinger.\(number)"
      case .failed(let hasLeft): "failed.\(hasLeft)"
      case .holding(let number, let handlerCalled, let exhausted):
        "holding.\(number).\(handlerCalled).\(exhausted)"
      case .opening(let number, let handlerCalled): "opening.\(number).\(handlerCalled)"
      case .closing(let number, let handlerCalled, let exhausted):
        "closing.\(number).\(handlerCalled).\(exhausted)"
      }
    }
  }

  extension AutoEngine.Phase: RecordedText {
    init?(recordedText: String) {
      let parts = recordedText.split(separator: ".", omittingEmptySubsequences: false)
        .map(String.init)
      switch (parts[0], parts.count) {
      case ("idle", 1): self = .idle
      case ("waiting", 1): self = .waiting
      case ("exhausted", 1): self = .exhausted
      case ("failed", 2):
        guard let hasLeft = Bool(recordedText: parts[1]) else { return nil }
        self = .failed(hasLeft: hasLeft)
      case ("refreshing", 2):
        guard let number = UInt32(recordedText: parts[1]) else { return nil }
        self = .refreshing(number)
      default: return nil
      }
    }

    var recordedText: String {
      switch self {
      case .idle: "idle"
      case .waiting: "waiting"
      case .exhausted: "exhausted"
      case .failed(let hasLeft): "failed.\(hasLeft)"
      case .refreshing(let number): "refreshing.\(number)"
      }
    }
  }

  extension Decision.Callbacks: RecordedSet {
    static var recordedNames: [(name: String, value: Self)] {
      [
        ("ended", .ended), ("refreshing", .refreshing), ("began", .began),
        ("endAnimationBegan", .endAnimationBegan), ("thresholdReached", .thresholdReached),
      ]
    }
  }

  extension PrefetchDistance: RecordedText {
    init?(recordedText: String) {
      let parts = recordedText.split(separator: ":", omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count == 2 else { return nil }
      let distance: PrefetchDistance? =
        switch parts[0] {
        case "points": Double(recordedText: parts[1]).map(PrefetchDistance.points)
        case "screens": Double(recordedText: parts[1]).map(PrefetchDistance.screens)
        case "items": Int(recordedText: parts[1]).map(PrefetchDistance.items)
        case "controlLengths": Double(recordedText: parts[1]).map(PrefetchDistance.controlLengths)
        default: nil
        }
      guard let distance else { return nil }
      self = distance
    }

    var recordedText: String {
      switch self {
      case .points(let length): "points:\(length.recordedText)"
      case .screens(let number): "screens:\(number.recordedText)"
      case .items(let count): "items:\(count.recordedText)"
      case .controlLengths(let number): "controlLengths:\(number.recordedText)"
      }
    }
  }

  extension Hold: RecordedSet {
    static var recordedNames: [(name: String, value: Self)] {
      [("minimumDuration", .minimumDuration), ("result", .result)]
    }
  }
#endif
