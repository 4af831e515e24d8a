@testable import EdgeRefreshCore

/// An engine, the scroll view that it believes in, and a witness of what it says.
struct Bench<Engine: Machine>: Sendable {
  var engine: Engine
  private(set) var geometry: ScrollGeometry
  private(set) var witness = Engine.Witness()

  init(
    edge: RefreshEdge = Engine.usualEdge, extent: Double = 50,
    lengths: Step.Lengths = Step.Lengths()
  ) {
    engine = Engine(edge: edge, extent: extent)
    geometry = ScrollGeometry(lengths)
    _ = engine.handle(.attached, in: geometry)
    _ = engine.handle(.enteredWindow, in: geometry)
  }

  /// A bench after some steps, which must be understood and must keep the rules.
  init(
    edge: RefreshEdge = Engine.usualEdge, lengths: Step.Lengths = Step.Lengths(),
    after text: String
  ) throws {
    self.init(edge: edge, lengths: lengths)
    try run(text)
  }

  /// Takes one step, and holds the answer to the rules.
  @discardableResult
  mutating func take(_ step: Step) throws(Fault) -> Decision {
    let event = apply(step)
    let before = engine
    let decision = engine.handle(event, in: geometry)
    if let broken = witness.hear(decision, to: event, from: before, now: engine) {
      throw Fault(description: broken.rawValue)
    }
    return decision
  }

  /// Takes the steps of a text; answers the last decision.
  @discardableResult
  mutating func run(_ text: String) throws -> Decision? {
    guard let steps = Step.sequence(text) else {
      throw Fault(description: "cannot read \"\(text)\"")
    }
    var last: Decision?
    for step in steps { last = try take(step) }
    return last
  }

  /// Goes on with what another bench's witness has heard.
  mutating func listen(like other: Bench) {
    witness = other.witness
  }

  /// The first rule that a sequence breaks, if any.
  static func fault(in steps: [Step], on edge: RefreshEdge) -> Fault? {
    var bench = Bench(edge: edge)
    do {
      for step in steps { try bench.take(step) }
    } catch {
      return error
    }
    return nil
  }

  /// Changes the world as the step says, and finds the event that tells of it.
  mutating func apply(_ step: Step) -> RefreshEvent {
    switch step {
    case .pull(let distance):
      geometry = geometry.pulled(distance, past: engine.edge)
      return .scrolled
    case .inset(let inset):
      geometry = geometry.inset(inset, at: engine.edge)
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
      engine.set(setting)
      witness.note(setting)
      return Self.nothing
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
    case .beginUnseen: return .begin(isVisible: false)
    case .end(let outcome): return .end(outcome)
    case .noMoreData: return .noMoreData
    case .reset: return .reset
    case .hide: return .hidden(true)
    case .show: return .hidden(false)
    case .attach: return .attached
    case .detach: return .detached
    case .enter: return .enteredWindow
    case .leave: return .leftWindow
    case .finish: return .animationFinished(current)
    case .finishLate: return .animationFinished(overtaken)
    case .answer(let outcome): return .handlerFinished(current, outcome)
    case .answerLate(let outcome): return .handlerFinished(overtaken, outcome)
    case .assign(let state): return .assigned(state)
    }
  }

  /// An event that concerns nobody: no animation has this number.
  private static var nothing: RefreshEvent { .animationFinished(0) }

  private var current: UInt32 { engine.number ?? witness.lastNumber }
  private var overtaken: UInt32 { current &- 1 }
}

/// What was wrong with an answer.
struct Fault: Error, Equatable, CustomStringConvertible {
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

  /// The same scroll view with something changed.
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

  fileprivate func pulled(_ distance: Double, past edge: RefreshEdge) -> ScrollGeometry {
    with(offset: edge.isStart ? minimumOffset - distance : maximumOffset + distance)
  }

  fileprivate func inset(_ inset: Double, at edge: RefreshEdge) -> ScrollGeometry {
    edge.isStart ? with(startInset: inset) : with(endInset: inset)
  }
}
