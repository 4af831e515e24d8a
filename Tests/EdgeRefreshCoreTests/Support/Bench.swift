@testable import EdgeRefreshCore

/// An engine, the scroll view that it believes in, and a witness of what it says.
struct Bench {
  var engine: PullEngine
  private(set) var geometry: ScrollGeometry
  private(set) var witness = Witness()

  init(edge: RefreshEdge = .top, extent: Double = 50, lengths: Step.Lengths = Step.Lengths()) {
    engine = PullEngine(edge: edge, extent: extent)
    geometry = ScrollGeometry(lengths, isDragging: false)
    _ = engine.handle(.attached, in: geometry)
    _ = engine.handle(.enteredWindow, in: geometry)
  }

  /// A bench after some steps, which must be understood and must keep the rules.
  init(edge: RefreshEdge = .top, lengths: Step.Lengths = Step.Lengths(), after text: String) throws
  {
    self.init(edge: edge, lengths: lengths)
    try run(text)
  }

  /// What was wrong with an answer.
  struct Fault: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  /// Takes one step, and holds the answer to the rules.
  @discardableResult
  mutating func take(_ step: Step) throws(Fault) -> Decision {
    let before = engine
    let event = apply(step)
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
      geometry = geometry.content(length)
      return .contentChanged
    case .lengths(let lengths):
      geometry = ScrollGeometry(lengths, isDragging: geometry.isDragging)
      return .scrolled
    case .extent(let extent):
      engine.extent = extent
      return .scrolled
    case .timing(let timing):
      engine.handlerTiming = timing
      return .attached
    case .touch:
      geometry = geometry.dragged(true)
      return .dragBegan
    case .release:
      geometry = geometry.dragged(false)
      return .dragEnded
    case .cancel:
      geometry = geometry.dragged(false)
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

  private var current: UInt32 { engine.phase.number ?? witness.lastNumber }
  private var overtaken: UInt32 { current &- 1 }
}

extension ScrollGeometry {
  init(_ lengths: Step.Lengths, isDragging: Bool) {
    self.init(
      offset: lengths.offset, contentLength: lengths.content, viewportLength: lengths.viewport,
      startInset: lengths.start, endInset: lengths.end, isDragging: isDragging)
  }

  /// The same scroll view with its content elsewhere.
  func moved(to offset: Double) -> ScrollGeometry {
    ScrollGeometry(
      offset: offset, contentLength: contentLength, viewportLength: viewportLength,
      startInset: startInset, endInset: endInset, isDragging: isDragging)
  }

  fileprivate func pulled(_ distance: Double, past edge: RefreshEdge) -> ScrollGeometry {
    moved(to: edge.isStart ? minimumOffset - distance : maximumOffset + distance)
  }

  fileprivate func inset(_ inset: Double, at edge: RefreshEdge) -> ScrollGeometry {
    ScrollGeometry(
      offset: offset, contentLength: contentLength, viewportLength: viewportLength,
      startInset: edge.isStart ? inset : startInset, endInset: edge.isStart ? endInset : inset,
      isDragging: isDragging)
  }

  fileprivate func content(_ length: Double) -> ScrollGeometry {
    ScrollGeometry(
      offset: offset, contentLength: length, viewportLength: viewportLength,
      startInset: startInset, endInset: endInset, isDragging: isDragging)
  }

  fileprivate func dragged(_ isDragging: Bool) -> ScrollGeometry {
    ScrollGeometry(
      offset: offset, contentLength: contentLength, viewportLength: viewportLength,
      startInset: startInset, endInset: endInset, isDragging: isDragging)
  }
}
