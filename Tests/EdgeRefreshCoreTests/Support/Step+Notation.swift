@testable import EdgeRefreshCore

// A sequence of steps is written as words with spaces between them, as in
// "attach enter touch pull:60 release pull:50 finish end:failure finish". Words of recordings may
// be among them, as in "pull@edge=top,extent=54 attached@viewportLength=800 scrolled@offset=-60".
extension Step {
  /// The words without a value.
  static let plainWords: [(word: String, step: Step)] = [
    ("touch", .touch), ("release", .release), ("cancel", .cancel), ("begin", .begin),
    ("beginOffscreen", .beginOffscreen),
    ("hide", .hide), ("hideForContent", .hideForContent), ("show", .show), ("attach", .attach),
    ("detach", .detach),
    ("enter", .enter), ("leave", .leave), ("finish", .finish), ("finishStale", .finishStale),
  ]

  /// Parses a word: a plain word, or one with a value after a colon.
  init?(_ word: String) {
    if let plain = Self.plainWords.first(where: { $0.word == word }) {
      self = plain.step
      return
    }
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    if parts.count == 2, let step = Self.step(parts[0], with: parts[1]) {
      self = step
    } else if Self.isRecorded(word) {
      self = .recorded(word)
    } else {
      return nil
    }
  }

  /// Whether a word is a valid word of a recording.
  private static func isRecorded(_ text: String) -> Bool {
    guard let word = try? RecordedWord(text) else { return false }
    var input = EngineInput(
      geometry: ScrollGeometry(), extent: 0, mayBegin: true, isInWindow: false)
    return switch word.name {
    case PullEngine.recordedName: (try? PullEngine(word)) != nil
    case AutoEngine.recordedName: (try? AutoEngine(word)) != nil
    default: (try? input.apply(word)) != nil
    }
  }

  /// Parses a sequence; `nil` if a word is invalid.
  static func sequence(_ text: String) -> [Step]? {
    let words = text.split(separator: " ").map(String.init)
    let steps = words.compactMap(Step.init)
    return steps.count == words.count ? steps : nil
  }

  /// Returns the text of a sequence, which ``sequence(_:)`` parses.
  static func text(_ steps: [Step]) -> String {
    steps.map(\.word).joined(separator: " ")
  }

  /// The word of the step, which ``init(_:)`` parses.
  var word: String {
    switch self {
    case .pull(let value): "pull:\(value.short)"
    case .inset(let value): "inset:\(value.short)"
    case .content(let value): "content:\(value.short)"
    case .items(let value): "items:\(value)"
    case .interactive(let value): "interactive:\(value)"
    case .extent(let value): "extent:\(value.short)"
    case .lengths(let lengths):
      "lengths:" + lengths.values.map(\.short).joined(separator: ",")
    case .paging(let value): "paging:\(value)"
    case .mirrored(let value): "mirrored:\(value)"
    case .set(.reveals(let value)): "reveals:\(value)"
    case .set(.timing(let timing)): "timing:\(timing)"
    case .set(.automatic(let value)): "automatic:\(value)"
    case .set(.threshold(let value)): "threshold:\(value.short)"
    case .set(.loadLimit(let value)): "limit:\(value)"
    case .set(.loadsAgain(let value)): "loadsAgain:\(value)"
    case .set(.mayBegin(let value)): "mayBegin:\(value)"
    case .set(.atThreshold(let value)): "atThreshold:\(value)"
    case .set(.failure(let value)): "failure:\(value)"
    case .set(.holds(let holds)): "holds:\(holds.recordedText)"
    case .set(.prefetch(let distance)): "prefetch:\(distance.recordedText)"
    case .set(.itemsLength(let length)): "itemsLength:\(length.short)"
    case .holdEnd(let hold): "holdEnd:\(hold.recordedText)"
    case .staleHoldEnd(let hold): "holdEndStale:\(hold.recordedText)"
    case .end(let outcome): "end:\(outcome)"
    case .handlerReturn(let outcome): "return:\(outcome)"
    case .staleHandlerReturn(let outcome): "returnStale:\(outcome)"
    case .assign(let state): "assign:\(state)"
    case .recorded(let word): word
    case .touch, .release, .cancel, .begin, .beginOffscreen, .hide, .hideForContent, .show,
      .attach, .detach, .enter, .leave, .finish, .finishStale:
      "\(self)"
    }
  }

  private static func step(_ word: String, with value: String) -> Step? {
    switch word {
    case "pull": Double(value).map(Step.pull)
    case "inset": Double(value).map(Step.inset)
    case "content": Double(value).map(Step.content)
    case "items": Int(value).map(Step.items)
    case "interactive": Bool(value).map(Step.interactive)
    case "extent": Double(value).map(Step.extent)
    case "lengths": Lengths(value).map(Step.lengths)
    case "paging": Bool(value).map(Step.paging)
    case "mirrored": Bool(value).map(Step.mirrored)
    case "timing", "reveals", "automatic", "threshold", "limit", "loadsAgain",
      "mayBegin", "atThreshold", "failure", "holds", "prefetch", "itemsLength":
      setting(word, with: value).map(Step.set)
    case "holdEnd": Hold(recordedText: value).map(Step.holdEnd)
    case "holdEndStale": Hold(recordedText: value).map(Step.staleHoldEnd)
    case "end": RefreshOutcome.named(value).map(Step.end)
    case "return": RefreshOutcome.named(value).map(Step.handlerReturn)
    case "returnStale": RefreshOutcome.named(value).map(Step.staleHandlerReturn)
    case "assign": RefreshState.allCases.first { "\($0)" == value }.map(Step.assign)
    default: nil
    }
  }

  private static func setting(_ word: String, with value: String) -> Setting? {
    switch word {
    case "timing":
      [PullEngine.HandlerTiming.afterOpening, .atOnce].first { "\($0)" == value }
        .map(Setting.timing)
    case "reveals": Bool(value).map(Setting.reveals)
    case "automatic": Bool(value).map(Setting.automatic)
    case "threshold": Double(value).map(Setting.threshold)
    case "limit": Int(value).map(Setting.loadLimit)
    case "loadsAgain": Bool(value).map(Setting.loadsAgain)
    case "mayBegin": Bool(value).map(Setting.mayBegin)
    case "atThreshold": Bool(value).map(Setting.atThreshold)
    case "failure": Bool(value).map(Setting.failure)
    case "holds": Hold(recordedText: value).map(Setting.holds)
    case "prefetch": PrefetchDistance?(recordedText: value).map(Setting.prefetch)
    case "itemsLength": Double(value).map(Setting.itemsLength)
    default: nil
    }
  }
}

extension Step.Lengths {
  var values: [Double] { [offset, content, viewport, start, end] }

  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { Double($0) }
    guard parts.count == 5, values.count == 5 else { return nil }
    self.init(
      offset: values[0], content: values[1], viewport: values[2], start: values[3], end: values[4])
  }
}

extension RefreshOutcome {
  fileprivate static func named(_ name: String) -> RefreshOutcome? {
    allCases.first { "\($0)" == name }
  }
}

extension Double {
  /// The number as text, without a fraction of zero.
  fileprivate var short: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
