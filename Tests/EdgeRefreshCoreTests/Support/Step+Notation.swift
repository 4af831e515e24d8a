@testable import EdgeRefreshCore

// A sequence of steps is written as words with spaces between them, as in
// "attach enter touch pull:60 release pull:50 finish end:failure finish".
extension Step {
  /// The words without a value.
  static let plainWords: [(word: String, step: Step)] = [
    ("touch", .touch), ("release", .release), ("cancel", .cancel), ("begin", .begin),
    ("beginOffscreen", .beginOffscreen),
    ("hide", .hide), ("hideForContent", .hideForContent), ("show", .show), ("attach", .attach),
    ("detach", .detach),
    ("enter", .enter), ("leave", .leave), ("finish", .finish), ("finishStale", .finishStale),
    ("openLevel", .openLevel), ("closeLevel", .closeLevel),
  ]

  /// Parses a word: a plain word, or one with a value after a colon.
  init?(_ word: String) {
    if let plain = Self.plainWords.first(where: { $0.word == word }) {
      self = plain.step
      return
    }
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2, let step = Self.step(parts[0], with: parts[1]) else { return nil }
    self = step
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
    case .set(.holds(let holds)): "holds:\(holds.notation)"
    case .set(.prefetch(let distance)): "prefetch:\(distance?.notation ?? "none")"
    case .set(.itemsLength(let length)): "itemsLength:\(length.short)"
    case .holdEnd(let hold): "holdEnd:\(hold.notation)"
    case .staleHoldEnd(let hold): "holdEndStale:\(hold.notation)"
    case .end(let outcome): "end:\(outcome)"
    case .handlerReturn(let outcome): "return:\(outcome)"
    case .staleHandlerReturn(let outcome): "returnStale:\(outcome)"
    case .assign(let state): "assign:\(state)"
    case .touch, .release, .cancel, .begin, .beginOffscreen, .hide, .hideForContent, .show,
      .attach, .detach, .enter, .leave, .finish, .finishStale, .openLevel, .closeLevel:
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
    case "holdEnd": Hold(notation: value).map(Step.holdEnd)
    case "holdEndStale": Hold(notation: value).map(Step.staleHoldEnd)
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
    case "holds": Hold(notation: value).map(Setting.holds)
    case "prefetch":
      value == "none" ? .prefetch(nil) : PrefetchDistance(notation: value).map(Setting.prefetch)
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

extension Hold {
  private static let names: [(name: String, hold: Hold)] = [
    ("minimumDuration", .minimumDuration), ("result", .result),
  ]

  /// The names of the holds, as in "minimumDuration+result"; "none" without any.
  var notation: String {
    isEmpty ? "none" : Self.names.filter { contains($0.hold) }.map(\.name).joined(separator: "+")
  }

  init?(notation: String) {
    self = []
    if notation == "none" { return }
    for part in notation.split(separator: "+", omittingEmptySubsequences: false) {
      guard let known = Self.names.first(where: { $0.name == part }) else { return nil }
      formUnion(known.hold)
    }
  }
}

extension PrefetchDistance {
  /// The unit and the number, as in "points:100".
  var notation: String {
    switch self {
    case .points(let length): "points:\(length.short)"
    case .screens(let number): "screens:\(number.short)"
    case .items(let count): "items:\(count)"
    case .controlLengths(let number): "controlLengths:\(number.short)"
    }
  }

  init?(notation: String) {
    let parts = notation.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    let distance: PrefetchDistance? =
      switch parts[0] {
      case "points": Double(parts[1]).map(PrefetchDistance.points)
      case "screens": Double(parts[1]).map(PrefetchDistance.screens)
      case "items": Int(parts[1]).map(PrefetchDistance.items)
      case "controlLengths": Double(parts[1]).map(PrefetchDistance.controlLengths)
      default: nil
      }
    guard let distance else { return nil }
    self = distance
  }
}
