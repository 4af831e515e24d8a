/// Follows a trace with a model of what the app did, which is all that the rules speak of.
struct TraceChecker {
  var violations: [TraceRules.Violation] {
    found + (happenings?.violations ?? [])
  }

  var found: [TraceRules.Violation] = []
  /// The rules about what happened between two observations, for sessions with a finger.
  private var happenings: HappeningRules?
  /// How the app wants content to bounce that fits: upright, sideways.
  var bounces = [false, false]

  private var inset: AppInset
  private var safeArea: [Double]
  private var size: [Double]
  private var window: [Double]
  private var contentSize: [Double]
  private var isDragging = false
  private var isMoving = false
  /// Whether the app has put the content somewhere, which may be past an edge, and no finger since.
  private var hasAppScrolled = false
  private let isMirrored: Bool
  let isLive: Bool
  /// Where the content was at the last look, as far as a finger moves it.
  private var lastOffset: [Double] = []
  /// For how long nothing but time has passed, in seconds.
  private var stillness = 0.0
  var controls: [String: Control] = [:]

  struct Control {
    let initialOptions: [Trace.Option: JSONValue]
    var options: [Trace.Option: JSONValue]
    let isAuto: Bool
    let isTrailer: Bool
    var owesEnd = false
    var state = "idle"

    var animationTime: Double {
      if options[.animationDisabled]?.bool == true { return 0 }
      return (options[.fastAnimationDuration]?.number ?? 0.25)
        + (options[.slowAnimationDuration]?.number ?? 0.4)
    }
  }

  init(_ trace: Trace) {
    inset = AppInset(trace.scrollView.contentInset)
    safeArea = trace.scrollView.safeArea
    size = Array(trace.scrollView.frame.suffix(2))
    window = size
    contentSize = trace.scrollView.contentSize
    isLive = trace.hasFinger
    isMirrored = trace.scrollView.rightToLeft == true
    happenings = isLive ? HappeningRules(trace) : nil
    for component in trace.components {
      let options = component.options
      controls[component.slot] = Control(
        initialOptions: options, options: options, isAuto: component.kind.hasPrefix("Auto"),
        isTrailer: component.slot == "trailer" || component.slot == "leader")
    }
  }

  mutating func take(_ step: Trace.Step?, _ seen: JSONValue, index: Int) {
    func violation(_ rule: Int, _ text: String) {
      found.append(.init(rule: rule, step: index, seen: text))
    }
    let shown = seen[key: "inset"]?.numbers ?? []
    let offset = seen[key: "offset"]?.numbers ?? []
    if let step { follow(step) }
    followFinger(seen, offset, isTouch: step?.op == .touch)
    checkFinite(seen, index)
    for (side, value) in shown.enumerated() where value < inset.app[side] - 1e-6 {
      violation(2, "inset \(shown) is below the app's \(inset.app)")
    }
    for name in controls.keys.sorted() {
      guard let view = seen[key: name]?.object else {
        controls[name]?.owesEnd = false
        controls[name]?.state = "idle"
        continue
      }
      hear(view["events"]?.array ?? [], name, step, index)
      let state = view["state"]?.string ?? ""
      controls[name]?.state = state
      if state == "pulling", !(edges.pull(name, offset) > 0) {
        violation(4, "\(name) is pulling at offset \(offset)")
      }
    }
    if isLive { checkLife(seen, step, index) }
    let isAtRest = isAtRest
    happenings?.take(step, seen, index: index, isAtRest: isAtRest)
    if isAtRest {
      let wanted = insetAtRest(seen)
      if zip(shown, wanted).contains(where: { abs($0 - $1) > 1e-6 }) {
        violation(1, "inset \(shown) at rest instead of \(wanted)")
      }
      for name in controls.keys.sorted() {
        guard let view = seen[key: name]?.object else { continue }
        // Outside of a window nothing is laid out, so a new size of the scroll view is not noticed.
        let isLaidOut = !isLive || seen[key: "inWindow"] == .bool(true)
        checkRest(view, name, offset, index, isLaidOut: isLaidOut)
        if isLaidOut { checkPlace(view, name, index) }
      }
      if isLive, !hasAppScrolled, !edges(around: shown).contain(offset) {
        violation(9, "content rests at \(offset), past its edge with the inset \(shown)")
      }
    } else if isLive && isStill && seen[key: "inWindow"] == .bool(true) {
      for name in controls.keys.sorted() {
        if let view = seen[key: name]?.object { checkPlace(view, name, index) }
      }
    }
    inset.shown = shown
  }

  private mutating func checkLife(_ seen: JSONValue, _ step: Trace.Step?, _ index: Int) {
    func violation(_ rule: Int, _ text: String) {
      found.append(.init(rule: rule, step: index, seen: text))
    }
    // Each refresh that an app begins in a callback sets some more.
    let refreshes = seen[key: "log"]?.array?.count { $0.string?.contains(" begun") == true } ?? 0
    if let sets = seen[key: "sets"]?.number, sets > Double(40 + 10 * refreshes) {
      violation(10, "offset and inset were set \(sets) times in one turn")
    }
    checkBounce(seen, index)
    if !isDragging && !isMoving && stillness >= 1 {
      for (name, control) in controls where seen[key: name] != .null {
        let isLeft =
          control.state == "pulling"
          || (control.state == "willRefresh" && seen[key: "inWindow"] == .bool(true))
        if isLeft { violation(11, "\(name) is left \(control.state) with nothing to come") }
      }
    }
    if seen[key: "answered"] == .bool(false) {
      violation(12, "\(step?.on ?? "") does not begin any more")
    }
  }

  var edges: Edges { edges(around: inset.app) }

  private func edges(around inset: [Double]) -> Edges {
    Edges(
      content: contentSize, frame: size, inset: zip(inset, safeArea).map { $0 + $1 },
      isMirrored: isMirrored)
  }

  /// Rule 1: the app's inset, and the length of controls that load by themselves and show.
  private func insetAtRest(_ seen: JSONValue) -> [Double] {
    var wanted = inset.app
    for (name, control) in controls where control.isAuto {
      guard let view = seen[key: name], view[key: "hidden"] == .bool(false) else { continue }
      let side = control.isTrailer ? (isMirrored ? 1 : 3) : 2
      wanted[side] += view[key: "frame"]?.numbers?[control.isTrailer ? 2 : 3] ?? 0
    }
    return wanted
  }

  /// Whether nothing has happened for as long as any animation takes.
  private var isStill: Bool {
    let needed = controls.values.map(\.animationTime).max() ?? 0
    return !isDragging && !isMoving && stillness >= max(1, needed) - 1e-9
  }

  private var isAtRest: Bool {
    isStill
      && controls.values.allSatisfy { $0.state == "idle" || $0.state == "noMoreData" }
  }

  /// Under a finger and physics, nothing is at rest while the content moves.
  private mutating func followFinger(_ seen: JSONValue, _ offset: [Double], isTouch: Bool) {
    guard let isDown = seen[key: "dragging"]?.bool else { return }
    isDragging = isDown
    isMoving = seen[key: "moving"]?.bool ?? false
    if isDown && isTouch { hasAppScrolled = false }
    let hasHappened = seen[key: "log"]?.array?.isEmpty == false
    if isDown || isMoving || hasHappened || offset != lastOffset { stillness = 0 }
    lastOffset = offset
    // A handler that adds content and then takes its control off is not heard.
    contentSize = seen[key: "content"]?.numbers ?? contentSize
  }

  private mutating func follow(_ step: Trace.Step) {
    stillness = step.op == .advance ? stillness + (step.t ?? 0) : 0
    switch step.op {
    case .dragBegan: isDragging = true
    case .dragEnded, .dragCancelled: isDragging = false
    case .safeArea: safeArea = [step.t ?? 0, step.l ?? 0, step.b ?? 0, step.r ?? 0]
    case .contentInset: inset.record([step.t ?? 0, step.l ?? 0, step.b ?? 0, step.r ?? 0])
    case .insetSet, .insetAdd, .insetSave, .insetRestore, .keyboard, .keyboardGone:
      inset.follow(step)
    case .scrollTo, .scrollToStart, .scrollToEnd: hasAppScrolled = true
    case .alwaysBounce:
      bounces[controls[step.on ?? ""]?.isTrailer == true ? 1 : 0] = step.value == .bool(true)
    case .probe:
      bounces[controls[step.on ?? ""]?.isTrailer == true ? 1 : 0] = true
      size = window
    case .rotate:
      size = [step.w ?? 0, step.h ?? 0]
      window = size
    case .frame, .resize: size = [step.w ?? 0, step.h ?? 0]
    case .contentSize: contentSize = [step.w ?? 0, step.h ?? 0]
    case .replace:
      if let name = step.on, let control = controls[name] {
        controls[name] = Control(
          initialOptions: control.initialOptions, options: control.initialOptions,
          isAuto: control.isAuto, isTrailer: control.isTrailer)
      }
    case .set:
      if let name = step.on, let option = step.option {
        controls[name]?.options[option] = step.value
      }
    default: break
    }
  }

  private mutating func hear(
    _ events: [JSONValue], _ name: String, _ step: Trace.Step?, _ index: Int
  ) {
    guard var control = controls[name] else { return }
    for event in events.compactMap(\.string) {
      switch event {
      case "refreshing":
        if control.owesEnd {
          found.append(.init(rule: 3, step: index, seen: "\(name): refreshing without an end"))
        }
        // In sessions with a finger rule 13 looks at the order in which things happened.
        let op = step?.op
        let isEnd = op?.isEnd == true && step?.on == name
        let canBegin = isLive || !isEnd && op != .advance && op != .turn
        if control.state != "refreshing" && !canBegin {
          found.append(
            .init(rule: 3, step: index, seen: "\(name): refreshing heard while \(control.state)"))
        }
        control.owesEnd = true
        // The handler adds rows before it does anything else.
        if !isLive { contentSize[1] += 44 * (control.options[.grow]?.number ?? 0) }
      case "ended":
        if !control.owesEnd {
          found.append(
            .init(rule: 3, step: index, seen: "\(name): ended without a refresh"))
        }
        control.owesEnd = false
      default: break
      }
    }
    controls[name] = control
  }
}

extension JSONValue {
  var numbers: [Double]? {
    array?.compactMap(\.number)
  }
}
