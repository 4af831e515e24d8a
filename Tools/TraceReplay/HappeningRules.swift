/// Rules 13 to 18, about the order in which things happened in a session with a finger.
struct HappeningRules {
  private(set) var violations: [TraceRules.Violation] = []
  private var controls: [String: Control] = [:]
  private var content: [Double]
  private var isDragging = false
  /// Whether a finger that dragged was lifted in this step: what loads then is loaded by it. A tap is not
  /// a drag, and loads as often as one taps.
  private var isLifting = false
  /// Whether the step only lifts a finger: others let time pass in which content moves by itself.
  private var isLiftStep = false
  /// The ends with a block that has not run, and the control that each is about.
  private var awaited: [Int: String] = [:]
  private var answered: Set<Int> = []
  private var step = 0

  /// How often a control may load without a finger until there is new content.
  private static let mostFruitlessLoads = 3

  private struct Control {
    let initialOptions: [Trace.Option: JSONValue]
    var options: [Trace.Option: JSONValue]
    let axis: Int
    let isAuto: Bool
    var length = 0.0
    var isRefreshing = false
    var handlers = 0
    /// By how much the content has grown since the last load.
    var growth = 0.0
    var loadsInDrag = 0
    var fruitlessLoads = 0

    mutating func rearm() {
      loadsInDrag = 0
      fruitlessLoads = 0
    }
  }

  init(_ trace: Trace) {
    content = trace.scrollView.contentSize
    for component in trace.components {
      controls[component.slot] = Control(
        initialOptions: component.options, options: component.options,
        axis: ["trailer", "leader"].contains(component.slot) ? 0 : 1,
        isAuto: component.kind.hasPrefix("Auto"))
    }
  }

  mutating func take(_ step: Trace.Step?, _ seen: JSONValue, index: Int, isAtRest: Bool) {
    self.step = index
    isLifting = false
    isLiftStep = step?.op == .lift || step?.op == .touchCancelled
    if let step { follow(step) }
    for entry in seen[key: "log"]?.array ?? [] {
      hear((entry.string ?? "").split(separator: " ").map(String.init))
    }
    for name in controls.keys {
      if let frame = seen[key: name]?[key: "frame"]?.numbers, frame.count == 4 {
        let isHorizontal = controls[name]?.axis == 0
        controls[name]?.length = frame[isHorizontal ? 2 : 3]
      } else {
        controls[name]?.rearm()
      }
    }
    if isAtRest, let number = awaited.keys.min() {
      report(14, "the block of end \(number) has not run")
      awaited = [:]
    }
  }

  private mutating func follow(_ step: Trace.Step) {
    guard let name = step.on, let control = controls[name] else { return }
    switch step.op {
    case .set:
      if let option = step.option { controls[name]?.options[option] = step.value }
      controls[name]?.rearm()
    case .remove, .attach: controls[name]?.rearm()
    case .replace:
      controls[name] = Control(
        initialOptions: control.initialOptions, options: control.initialOptions,
        axis: control.axis, isAuto: control.isAuto, length: control.length)
    case .probe:
      controls[name]?.options[.takesTouches] = .bool(true)
      controls[name]?.options[.isExclusive] = .bool(false)
    default: break
    }
  }

  private mutating func hear(_ words: [String]) {
    switch words.first {
    case "drag":
      isDragging = true
      for name in controls.keys { controls[name]?.rearm() }
    case "drop":
      isLifting = isDragging && isLiftStep
      isDragging = false
    case "content":
      let size = words.dropFirst().compactMap { Double($0) }
      guard size.count == 2 else { return }
      for (name, control) in controls {
        controls[name]?.growth += max(0, size[control.axis] - content[control.axis])
      }
      content = size
    case let name?: hear(Array(words.dropFirst()), from: name)
    case nil: break
    }
  }

  private mutating func hear(_ words: [String], from name: String) {
    guard let event = words.first, let control = controls[name] else { return }
    switch event {
    case "begun":
      controls[name]?.isRefreshing = true
      controls[name]?.handlers = 0
      let isByApp = words.dropFirst().first == "byApp"
      checkExclusive(name, beside: words.dropFirst(isByApp ? 2 : 1))
      if !isByApp { checkLoad(name) }
      controls[name]?.growth = 0
    case "opened": checkExclusive(name, beside: words.dropFirst())
    case "over": controls[name]?.isRefreshing = false
    case "refreshing":
      if !control.isRefreshing { report(13, "\(name): a handler is called after the end") }
      if control.handlers > 0 { report(13, "\(name): a handler is called again for one refresh") }
      controls[name]?.handlers += 1
      for (number, slot) in awaited where slot == name {
        report(14, "\(name): the block of end \(number) has not run before the next refresh")
      }
    case "asked": words.last.flatMap { Int($0) }.map { awaited[$0] = name }
    case "done":
      guard let number = words.last.flatMap({ Int($0) }) else { return }
      awaited[number] = nil
      if !answered.insert(number).inserted {
        report(14, "\(name): the block of end \(number) runs again")
      }
    default: break
    }
  }

  /// Rule 15: one that is exclusive does not begin beside another.
  private mutating func checkExclusive(_ name: String, beside others: ArraySlice<String>) {
    guard controls[name]?.options[.isExclusive] == .bool(true), !others.isEmpty else { return }
    report(15, "\(name) is exclusive and refreshes beside \(others.joined(separator: " and "))")
  }

  /// Rules 16 to 18: how often, and whether at all, a control begins by itself.
  private mutating func checkLoad(_ name: String) {
    guard var control = controls[name] else { return }
    if control.options[.takesTouches] == .bool(false) {
      report(18, "\(name) takes no touches and begins by itself")
    }
    guard control.isAuto else { return }
    let hasNewContent = control.growth > 0 && control.growth >= control.length - 1e-6
    if hasNewContent { control.fruitlessLoads = 0 }
    if isDragging || isLifting {
      if !hasNewContent { control.loadsInDrag += 1 }
      let most = Int(control.options[.autoTriggerTimes]?.number ?? 1)
      if most >= 0 && control.loadsInDrag > most {
        report(16, "\(name) loads \(control.loadsInDrag) times in a drag instead of \(most)")
      }
    } else if !hasNewContent {
      control.fruitlessLoads += 1
      if control.fruitlessLoads > Self.mostFruitlessLoads {
        report(17, "\(name) loads \(control.fruitlessLoads) times without new content")
      }
    }
    controls[name] = control
  }

  private mutating func report(_ rule: Int, _ text: String) {
    violations.append(.init(rule: rule, step: step, seen: text))
  }
}
