@testable import EdgeRefreshCore

/// An engine with the geometry of a scroll view, and a checker of its decisions.
struct TestHarness<Engine: TestableEngine>: Sendable {
  var engine: Engine
  var geometry: ScrollGeometry
  var checker = Engine.RuleChecker()

  init(
    edge: RefreshEdge = Engine.defaultEdge, extent: Double = 50,
    lengths: Step.Lengths = Step.Lengths()
  ) {
    engine = Engine(edge: edge, extent: extent)
    geometry = ScrollGeometry(lengths)
    _ = engine.handle(.attached, in: geometry)
    _ = engine.handle(.enteredWindow, in: geometry)
  }

  /// Makes a harness and performs the steps of a text, which must be valid and keep the rules.
  init(
    edge: RefreshEdge = Engine.defaultEdge, lengths: Step.Lengths = Step.Lengths(),
    after text: String
  ) throws {
    self.init(edge: edge, lengths: lengths)
    try run(text)
  }

  /// Performs a step and checks the decision of the engine.
  ///
  /// - Returns: The decision.
  /// - Throws: An error that names the broken rule.
  @discardableResult
  mutating func perform(_ step: Step) throws(HarnessError) -> Decision {
    let event = apply(step)
    let before = engine
    let decision = engine.handle(event, in: geometry)
    if let broken = checker.check(decision, about: event, before: before, after: engine) {
      throw HarnessError(description: broken.rawValue)
    }
    return decision
  }

  /// Performs the steps of a text, and returns the last decision.
  @discardableResult
  mutating func run(_ text: String) throws -> Decision? {
    guard let steps = Step.sequence(text) else {
      throw HarnessError(description: "cannot read \"\(text)\"")
    }
    var last: Decision?
    for step in steps { last = try perform(step) }
    return last
  }

  /// Copies the checker of another harness.
  mutating func copyChecker(of other: TestHarness) {
    checker = other.checker
  }

  /// Returns the first error in a sequence; `nil` if it keeps the rules.
  static func firstError(in steps: [Step], on edge: RefreshEdge) -> HarnessError? {
    var harness = TestHarness(edge: edge)
    do {
      for step in steps { try harness.perform(step) }
    } catch {
      return error
    }
    return nil
  }

  /// Moves the content without an event, as a decision requires.
  mutating func scroll(to offset: Double) { geometry = geometry.with(offset: offset) }
}

/// A step that breaks a rule, or a text that cannot be parsed.
struct HarnessError: Error, Equatable, CustomStringConvertible {
  var description: String
}

extension ScrollGeometry {
  init(
    _ lengths: Step.Lengths, isDragging: Bool = false, isPaging: Bool = false,
    isMirrored: Bool = false
  ) {
    self.init(
      offset: lengths.offset, contentLength: lengths.content, viewportLength: lengths.viewport,
      startInset: lengths.start, endInset: lengths.end, isDragging: isDragging, isPaging: isPaging,
      isMirrored: isMirrored)
  }

  /// Returns a copy with some changes.
  func with(
    offset: Double? = nil, contentLength: Double? = nil, startInset: Double? = nil,
    endInset: Double? = nil, isDragging: Bool? = nil, isPaging: Bool? = nil,
    isMirrored: Bool? = nil, isInteractive: Bool? = nil, itemCount: Int? = nil
  ) -> ScrollGeometry {
    ScrollGeometry(
      offset: offset ?? self.offset, contentLength: contentLength ?? self.contentLength,
      viewportLength: viewportLength, startInset: startInset ?? self.startInset,
      endInset: endInset ?? self.endInset, isDragging: isDragging ?? self.isDragging,
      isInteractive: isInteractive ?? self.isInteractive, isPaging: isPaging ?? self.isPaging,
      isMirrored: isMirrored ?? self.isMirrored, itemCount: itemCount ?? self.itemCount)
  }
}
