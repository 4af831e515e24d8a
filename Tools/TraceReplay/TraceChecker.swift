import EdgeRefresh
import UIKit

/// Checks the observations of a trace against the rules, with a model of the app's actions.
struct TraceChecker {
  var violations: [TraceRule.Violation] {
    let found = isInsetKnown ? found : found.filter { !$0.rule.dependsOnInset }
    return found + (eventOrder?.violations ?? [])
  }

  private var found: [TraceRule.Violation] = []
  /// Checks the order of events, in sessions with touches.
  private var eventOrder: EventOrderChecker?
  /// Whether the app lets short content bounce vertically.
  var bouncesVertically = false
  /// Whether the app lets short content bounce horizontally.
  var bouncesHorizontally = false
  private var stepIndex = 0

  var inset: AppInset
  var safeArea: [Double]
  /// Whether the safe area is part of the adjusted inset.
  var isAdjusted = true
  /// Whether another screen covers the scroll view.
  var isCovered = false
  /// Whether a bar stretches while the content is past its top edge. The safe area then comes from
  /// the observations.
  var hasBar = false
  /// The height of the bar while the content is not pulled.
  var barHeight = 0.0
  /// The size of the scroll view: width, height.
  var size: [Double]
  var windowSize: [Double]
  var contentSize: [Double]
  var isDragging = false
  private var isMoving = false
  /// Whether the app has scrolled since the last touch. It may scroll past an edge.
  var hasAppScrolled = false
  private let isMirrored: Bool
  /// Whether the scroll view is a table view.
  let isList: Bool
  let isLive: Bool
  /// The tolerance for insets, in points. It is large if the scroll view rounds insets, because the
  /// errors add up.
  let insetTolerance: Double
  /// The tolerance for the position of a control, in points. If the scroll view rounds offsets, it
  /// is at least half a pixel, because a small inset change may not move the content.
  let placeTolerance: Double
  /// Whether the app's inset is known. If the scroll view rounds an inset that the app sets, it is
  /// unknown whether the app has computed the inset from one that it read.
  let isInsetKnown: Bool
  /// Whether content stays past its edge when the inset shrinks.
  let staysPastEdge: Bool
  /// The offset in the last observation, in sessions with touches.
  private var lastOffset: [Double] = []
  /// The time without input, events or movement, in seconds.
  var stillness = 0.0
  var controls: [Trace.Slot: Control] = [:]

  struct Control {
    var settings: OptionSettings {
      // A result that is displayed already, and an animation that runs, keep their duration.
      didSet { restTime = max(restTime, Self.restTime(settings.options)) }
    }
    /// Whether the handler was called and no end has followed.
    var isAwaitingEnd = false
    var state: RefreshState? = .idle

    /// Whether the app has hidden the control.
    var isHiddenByApp = false

    /// The longest total duration of opening and closing, and of staying open in between, in
    /// seconds.
    private(set) var restTime: Double

    var options: RefreshOptions { settings.options }
    var loadsAutomatically: Bool { settings.setUp.isAutomatic }

    private static func restTime(_ options: RefreshOptions) -> Double {
      options.openingDuration + options.closingDuration
        + max(options.minimumVisibleDuration, options.resultDuration)
    }

    init(_ setUp: Trace.ComponentSetUp) {
      settings = OptionSettings(setUp)
      restTime = Self.restTime(settings.options)
    }

    /// The state for messages.
    var stateName: String { state?.name ?? "" }
  }

  init(_ trace: Trace) {
    inset = AppInset(trace.scrollView.contentInset)
    safeArea = trace.scrollView.safeArea
    size = Array(trace.scrollView.frame.suffix(2))
    windowSize = size
    contentSize = trace.scrollView.contentSize
    isLive = trace.hasFinger
    let answers = trace.uiKitAnswers
    insetTolerance = answers.insetRounding == .pixels ? 3 : 1e-6
    // The screen of the sessions has 2 pixels per point.
    placeTolerance = max(insetTolerance, answers.offsetRounding == .pixels ? 0.25 : 0)
    staysPastEdge = answers.shrinkingInset == .movesAtNextTouch
    hasAppScrolled = staysPastEdge
    isInsetKnown =
      answers.insetRounding == .none || !trace.steps.contains { $0.op.setsInset }
    isList = trace.scrollView.kind == .list
    // The stand-in's table views bounce vertically.
    bouncesVertically = isList
    isMirrored = trace.scrollView.rightToLeft == true
    eventOrder = isLive ? EventOrderChecker(trace) : nil
    for component in trace.components { controls[component.slot] = Control(component) }
  }

  mutating func check(_ observation: Observation, after step: Trace.Step?, index: Int) {
    stepIndex = index
    if let step { follow(step) }
    if hasBar, !isCovered, let observed = observation.safeArea { safeArea = observed }
    followMovement(observation, isTouch: step?.op == .touch)
    checkFinite(observation.json)
    checkMinimumInset(observation)
    for slot in sortedSlots { checkState(of: slot, in: observation, after: step) }
    if isLive { checkLiveSession(observation, after: step) }
    let isAtRest = isAtRest
    eventOrder?.check(
      observation, after: step, index: index, isAtRest: isAtRest,
      settings: controls.mapValues(\.settings))
    if isAtRest {
      checkRest(observation)
    } else if isLive && isStill && observation.isInWindow {
      for slot in sortedSlots {
        if let control = observation.control(in: slot) { checkPosition(of: control, in: slot) }
      }
    }
    inset.shown = observation.inset
  }

  mutating func report(_ rule: TraceRule, _ text: String) {
    found.append(.init(rule: rule, step: stepIndex, seen: text))
  }

  var sortedSlots: [Trace.Slot] {
    controls.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// The edges of the content with the app's inset.
  var edges: Edges { edges(around: inset.app) }

  func edges(around inset: [Double]) -> Edges {
    Edges(
      content: contentSize, frame: size, inset: zip(inset, addedSafeArea).map { $0 + $1 },
      isMirrored: isMirrored)
  }

  /// The part of the adjusted inset that is not the content inset.
  private var addedSafeArea: [Double] { isAdjusted && !isCovered ? safeArea : [0, 0, 0, 0] }

  /// The inset that rule 1 requires: the app's, plus the length of each shown control that loads
  /// automatically.
  func insetAtRest(_ observation: Observation) -> [Double] {
    var expected = inset.app
    for (slot, model) in controls where model.loadsAutomatically {
      guard let control = observation.control(in: slot), control.isShown else { continue }
      let side =
        switch slot {
        case .header: 0
        case .footer: 2
        case .trailer: isMirrored ? 1 : 3
        case .leader: isMirrored ? 3 : 1
        }
      expected[side] += control.frame?[slot.isHorizontal ? 2 : 3] ?? 0
    }
    for slot in sortedSlots {
      guard let control = observation.control(in: slot), control.isShown else { continue }
      addAmount(of: control, in: slot, to: &expected)
    }
    return expected
  }

  /// Adds the amounts of a second level that is open, and of a pulled control that displays a
  /// failure.
  private func addAmount(
    of control: ControlObservation, in slot: Trace.Slot, to expected: inout [Double]
  ) {
    if control.isSecondLevelOpen {
      expected[0] += max(0, size[1] - inset.app[0] - addedSafeArea[0])
    }
    guard control.hasFailed, controls[slot]?.loadsAutomatically == false else { return }
    let length = control.frame?[slot.isHorizontal ? 2 : 3] ?? 0
    guard length > 0 else { return }
    let edges = edges
    if slot == .footer {
      expected[2] += length + edges.emptyLength(isHorizontal: false)
    } else {
      expected[isMirrored ? 1 : 3] +=
        length + (isMirrored ? 0 : edges.emptyLength(isHorizontal: true))
    }
  }

  /// Whether nothing has happened for at least 1 second and for as long as all animations take.
  private var isStill: Bool {
    let needed = controls.values.map(\.restTime).max() ?? 0
    // An animation that takes exactly this time ends only in the next frame.
    return !isDragging && !isMoving && stillness >= 1 - 1e-9 && stillness > needed + 1e-9
  }

  private var isAtRest: Bool {
    isStill && controls.values.allSatisfy { $0.state == .idle || $0.state == .noMoreData }
  }

  /// Updates the model in sessions with touches, in which nothing is at rest while content moves.
  private mutating func followMovement(_ observation: Observation, isTouch: Bool) {
    guard let isDown = observation.isDragging else { return }
    isDragging = isDown
    isMoving = observation.isMoving
    if isDown && isTouch { hasAppScrolled = false }
    let hasEvents = observation.hasLogEntries
    // The log has no entry for an end that resets a displayed failure.
    let hasMoved = observation.offset != lastOffset || observation.inset != inset.shown
    if isDown || isMoving || hasEvents || hasMoved { stillness = 0 }
    lastOffset = observation.offset
    // A handler can add rows and then remove its control, whose callbacks are then not observed.
    // The size therefore comes from the observation.
    contentSize = observation.contentSize ?? contentSize
  }

  /// Checks rules 10, 11, 12 and 19, which apply to sessions with touches.
  private mutating func checkLiveSession(_ observation: Observation, after step: Trace.Step?) {
    checkSetCounts(observation)
    checkBounce(observation)
    if !isDragging && !isMoving && stillness >= 1 {
      for (slot, control) in controls where !observation.isEmpty(slot) {
        // A released pull ends when the content moves back. Content that the app has scrolled past
        // its edge stays there.
        let isHeld = hasAppScrolled && edges.pull(slot, observation.offset) > 0
        let isLeft =
          (control.state == .pulling && !isHeld)
          || (control.state == .willRefresh && observation.isInWindow)
        if isLeft {
          report(
            .nothingIsLeftPullingOrWaiting,
            "\(slot.rawValue) is left \(control.stateName) with nothing to come")
        }
        let level = observation.control(in: slot)?.secondLevel
        if let level, level != "closed" && level != "open" && isStill {
          report(.nothingIsLeftPullingOrWaiting, "the second level is left \(level)")
        }
      }
    }
    if observation.probeSucceeded == false {
      report(.pullBegins, "\(step?.on?.rawValue ?? "") does not begin any more")
    }
  }

  private mutating func checkSetCounts(_ observation: Observation) {
    // Each refresh that the app begins in a callback calls the setters additional times.
    let refreshes = Double(observation.log.count { $0.isRefreshBegan })
    for (name, count) in zip(["inset", "offset"], observation.setCounts) {
      if count > 20 + 5 * refreshes {
        report(.settersAreCalledSparingly, "the \(name) was set \(count) times in one turn")
      }
    }
  }
}
