import Randomness

@testable import EdgeRefreshCore

/// An event for the engine in a ``TestHarness``, with the change of the scroll view or the engine
/// that causes it.
///
/// A step is written as a word; see ``init(_:)``.
enum Step: Equatable, Sendable {
  /// Scrolls until the content is pulled past the edge by a distance; a negative distance is within
  /// the content.
  case pull(Double)
  /// Sets the inset at the control's edge.
  case inset(Double)
  /// Sets the length of the content.
  case content(Double)
  /// Sets all lengths of the scroll view.
  case lengths(Lengths)
  /// Sets the number of items of the content.
  case items(Int)
  /// Sets whether movements are interactive; they are not while the content is zoomed.
  case interactive(Bool)
  /// Sets the length of the control.
  case extent(Double)
  /// Sets whether the content rests on pages.
  case paging(Bool)
  /// Sets whether the axis is mirrored.
  case mirrored(Bool)
  /// Changes a setting of the engine. The engine ignores the event.
  case set(Setting)
  case touch
  case release
  case cancel
  case begin
  /// Begins outside a window.
  case beginOffscreen
  case end(RefreshOutcome)
  case hide
  /// Hides the control because of the content, not at the app's request.
  case hideForContent
  case show
  case attach
  case detach
  /// Adds the scroll view to a window.
  case enter
  /// Removes the scroll view from its window.
  case leave
  /// Finishes the animation that was started last.
  case finish
  /// Finishes an earlier animation.
  case finishStale
  /// The duration of a hold of the current refresh is over.
  case holdEnd(Hold)
  /// The duration of a hold of an earlier refresh is over.
  case staleHoldEnd(Hold)
  /// The handler of the current refresh returns.
  case handlerReturn(RefreshOutcome)
  /// The handler of an earlier refresh returns.
  case staleHandlerReturn(RefreshOutcome)
  /// Assigns a value to the control's state.
  case assign(RefreshState)
  /// Opens and closes the second level. An engine without one ignores it.
  case openLevel, closeLevel

  /// The numbers of a scroll view, which may be invalid.
  struct Lengths: Equatable, Sendable {
    var offset = 0.0
    var content = 2000.0
    var viewport = 800.0
    var start = 0.0
    var end = 0.0
  }
}

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
    case .viewLengths(let number): "viewLengths:\(number.short)"
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
      case "viewLengths": Double(parts[1]).map(PrefetchDistance.viewLengths)
      case "items": Int(parts[1]).map(PrefetchDistance.items)
      case "controlLengths": Double(parts[1]).map(PrefetchDistance.controlLengths)
      default: nil
      }
    guard let distance else { return nil }
    self = distance
  }
}

extension Step {
  /// Makes a random sequence of 20 to 60 steps for an engine with some settings.
  static func sequence(settings: [Setting], using random: inout SplitMix64) -> [Step] {
    let rare = rare + settings.map(Step.set)
    // One sequence in four can have invalid numbers.
    let isValid = random.below(4) > 0
    let count = 20 + random.below(41)
    var steps: [Step] = []
    steps.reserveCapacity(count)
    for _ in 0..<count { steps.append(Step(rare: rare, using: &random, isValid: isValid)) }
    return steps
  }

  /// Makes a random step. Movements are more frequent than other steps.
  private init(rare: [Step], using random: inout SplitMix64, isValid: Bool) {
    switch random.below(16) {
    case 0...4: self = .pull(Double.length(using: &random, isValid: isValid))
    case 5: self = .inset(Double.length(using: &random, isValid: isValid))
    case 6: self = random.pick(rare).resized(using: &random, isValid: isValid)
    case 7...9: self = random.pick(finger)
    case 10...11: self = random.pick(completions)
    case 12: self = random.pick(assignments)
    default: self = random.pick(common)
    }
  }

  /// Returns the step with random lengths, if it has any.
  private func resized(using random: inout SplitMix64, isValid: Bool) -> Step {
    switch self {
    case .lengths:
      .lengths(
        Lengths(
          offset: .length(using: &random, isValid: isValid),
          content: .length(using: &random, isValid: isValid) * 10,
          viewport: .length(using: &random, isValid: isValid) * 4,
          start: .length(using: &random, isValid: isValid),
          end: .length(using: &random, isValid: isValid)))
    case .content: .content(.length(using: &random, isValid: isValid) * 10)
    case .extent: .extent(.length(using: &random, isValid: isValid))
    default: self
    }
  }
}

// Groups of steps, each with its own probability.
private let finger: [Step] = [.touch, .release, .cancel]
private let completions: [Step] =
  [.finish, .finish, .finishStale] + Step.holdEnds + Step.holdEnds
  + [.staleHoldEnd(.result), .staleHoldEnd(.minimumDuration)]
  + RefreshOutcome.allCases.flatMap { [Step.handlerReturn($0), .staleHandlerReturn($0)] }
private let assignments = RefreshState.allCases.map(Step.assign)
private let rare: [Step] = [
  .lengths(Step.Lengths()), .content(2000), .extent(50), .paging(true), .paging(false),
  .mirrored(true), .mirrored(false), .items(0), .items(20), .items(40), .interactive(false),
  .interactive(true), .interactive(true),
  .detach, .leave, .openLevel, .closeLevel,
  .hide, .hideForContent,
]
private let common: [Step] =
  [.begin, .beginOffscreen, .show, .attach, .enter, .finish]
  + RefreshOutcome.allCases.map(Step.end)

extension Double {
  /// Returns a random length in points, often one at a boundary of a control of 50 points.
  fileprivate static func length(using random: inout SplitMix64, isValid: Bool) -> Double {
    switch random.below(8) {
    case 0...3: random.pick(boundaries)
    case 4 where !isValid: random.pick(invalid)
    default: Double(random.below(4001) - 2000) / 8
    }
  }

  private static let boundaries = [-200.0, 0, 25, 49.75, 50, 50.25, 60, 100]

  /// Numbers that are not finite, negative, extremely large or extremely small.
  static let invalid = [
    0, -0.0, -1, .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e9, -1e9, 1e18, 1e-18,
  ]
}

extension TestHarness {
  /// Makes a random sequence of 20 to 60 steps.
  static func sequence(using random: inout SplitMix64) -> [Step] {
    Step.sequence(settings: Engine.settings, using: &random)
  }

  /// Makes the sequence of a seed.
  static func sequence(seed: UInt64) -> [Step] {
    var random = SplitMix64(seed: seed)
    return sequence(using: &random)
  }
}

extension TestHarness {
  /// Changes the geometry or the engine as a step requires, and returns the event that the change
  /// causes.
  mutating func apply(_ step: Step) -> RefreshEvent {
    switch step {
    case .pull(let distance):
      geometry = geometry.pulled(distance, pastStart: engine.isAtStart)
      return .scrolled
    case .inset(let inset):
      geometry = geometry.inset(inset, atStart: engine.isAtStart)
      return .insetChanged
    case .content(let length):
      geometry = geometry.with(contentLength: length)
      return .contentChanged
    case .items(let count):
      geometry = geometry.with(itemCount: count)
      return .contentChanged
    case .interactive(let isInteractive):
      geometry = geometry.with(isInteractive: isInteractive)
      return .scrolled
    case .lengths(let lengths):
      geometry = ScrollGeometry(
        lengths, isDragging: geometry.isDragging, isPaging: geometry.isPaging,
        isMirrored: geometry.isMirrored
      ).with(isInteractive: geometry.isInteractive, itemCount: geometry.itemCount)
      return .scrolled
    case .paging(let isPaging):
      geometry = geometry.with(isPaging: isPaging)
      return .scrolled
    case .extent(let extent):
      engine.extent = extent
      return .insetChanged
    case .mirrored(let isMirrored):
      geometry = geometry.with(isMirrored: isMirrored)
      return .scrolled
    case .set(let setting):
      engine.apply(setting)
      checker.apply(setting)
      return Self.ignoredEvent
    case .touch:
      geometry = geometry.with(isDragging: true)
      return .dragBegan
    case .release:
      geometry = geometry.with(isDragging: false)
      return .dragEnded
    case .cancel:
      geometry = geometry.with(isDragging: false)
      return .dragCancelled
    case .begin: return .begin(isVisible: true)
    case .beginOffscreen: return .begin(isVisible: false)
    case .end(let outcome): return .end(outcome)
    case .hide: return .hidden(true)
    case .hideForContent: return .hidden(true, byApp: false)
    case .show: return .hidden(false)
    case .attach: return .attached
    case .detach: return .detached
    case .enter: return .enteredWindow
    case .leave: return .leftWindow
    case .finish: return .animationFinished(currentNumber)
    case .finishStale: return .animationFinished(staleNumber)
    case .holdEnd(let hold): return .holdEnded(hold, currentNumber)
    case .staleHoldEnd(let hold): return .holdEnded(hold, staleNumber)
    case .handlerReturn(let outcome): return .handlerFinished(currentNumber, outcome)
    case .staleHandlerReturn(let outcome): return .handlerFinished(staleNumber, outcome)
    case .assign(let state): return .assigned(state)
    case .openLevel: return .openSecondLevel
    case .closeLevel: return .closeSecondLevel
    }
  }

  /// An event that the engines ignore: no animation has this number.
  private static var ignoredEvent: RefreshEvent { .animationFinished(0) }

  private var currentNumber: UInt32 { engine.currentNumber ?? checker.lastNumber }
  private var staleNumber: UInt32 { currentNumber &- 1 }
}

extension ScrollGeometry {
  fileprivate func pulled(_ distance: Double, pastStart isStart: Bool) -> ScrollGeometry {
    with(offset: isStart ? minimumOffset - distance : maximumOffset + distance)
  }

  fileprivate func inset(_ inset: Double, atStart isStart: Bool) -> ScrollGeometry {
    isStart ? with(startInset: inset) : with(endInset: inset)
  }
}

/// An event without its associated values.
///
/// A new event without a kind does not compile, and a test fails for a kind without a column.
enum EventKind: CaseIterable {
  case scrolled
  case contentChanged
  case dragBegan
  case dragEnded
  case dragCancelled
  case beginVisible
  case beginOffscreen
  case endSuccess
  case endNoMoreData
  case endFailure
  case endCancelled
  case hidden
  case shown
  case attached
  case detached
  case enteredWindow
  case leftWindow
  case insetChanged
  case animationFinished
  case holdEnded
  case handlerFinished
  case assigned
  case openSecondLevel
  case closeSecondLevel

  init(_ event: RefreshEvent) {
    self =
      switch event {
      case .scrolled: .scrolled
      case .contentChanged: .contentChanged
      case .dragBegan: .dragBegan
      case .dragEnded: .dragEnded
      case .dragCancelled: .dragCancelled
      case .begin(isVisible: true): .beginVisible
      case .begin(isVisible: false): .beginOffscreen
      case .end(.success): .endSuccess
      case .end(.noMoreData): .endNoMoreData
      case .end(.failure): .endFailure
      case .end(.cancelled): .endCancelled
      case .hidden(true, _): .hidden
      case .hidden(false, _): .shown
      case .attached: .attached
      case .detached: .detached
      case .enteredWindow: .enteredWindow
      case .leftWindow: .leftWindow
      case .insetChanged: .insetChanged
      case .animationFinished: .animationFinished
      case .holdEnded: .holdEnded
      case .handlerFinished: .handlerFinished
      case .assigned: .assigned
      case .openSecondLevel: .openSecondLevel
      case .closeSecondLevel: .closeSecondLevel
      }
  }
}

/// The columns of both tables: all events, with and without a finger where that makes a difference.
enum Column {
  static let moves = [
    "pull:-200", "pull:0", "pull:25", "pull:50", "pull:60", "inset:20", "content:3000",
  ]
  static let withFinger = moves.map { "touch \($0)" }
  static let withoutFinger = moves.map { "release \($0)" }
  static let finger = ["touch", "release", "cancel"]
  static let begin = ["begin", "assign:refreshing"]
  static let beginWithHandlerAtOnce = ["timing:atOnce begin"]
  static let beginOffscreen = ["beginOffscreen", "assign:willRefresh"]
  static let end = ["end:success", "end:failure", "end:cancelled", "assign:idle"]
  static let endNoMore = ["end:noMoreData", "assign:noMoreData"]
  /// New content does not move the edge of a control at the start.
  static let content = ["touch content:3000", "release content:3000"]
  static let visibility = ["hide", "show"]
  static let attach = ["attach"]
  static let detach = ["detach"]
  static let window = ["enter", "leave"]
  static let finish = ["finish"]
  static let handlerReturns = RefreshOutcome.allCases.map { "return:\($0)" }
  /// No hold of the minimum duration runs in any phase of the tables.
  static let stale =
    ["finishStale", "holdEndStale:result", "holdEnd:minimumDuration", "openLevel", "closeLevel"]
    + RefreshOutcome.allCases.map { "returnStale:\($0)" }
  static let holdEnd = ["holdEnd:result"]
  static let pull = ["assign:pulling"]

  static let all: [String] = [
    withFinger, withoutFinger, finger, begin, beginWithHandlerAtOnce, beginOffscreen, end,
    endNoMore,
    visibility, attach, detach, window, finish, handlerReturns, stale, holdEnd, pull,
  ].flatMap { $0 }
}
