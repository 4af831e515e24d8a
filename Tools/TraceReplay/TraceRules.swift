/// The rules that hold in every trace, to its end, whatever the original did.
package enum TraceRules {
  /// A rule that was broken.
  package struct Violation: Equatable, Sendable, CustomStringConvertible {
    /// The number of the rule, 1 to 8.
    package let rule: Int
    /// The step after which it was seen; 0 is the set-up.
    package let step: Int
    /// What was seen.
    package let seen: String

    /// The whole on one line.
    package var description: String { "step \(step): rule \(rule): \(seen)" }
  }

  /// Checks what was seen in a trace.
  package static func violations(of trace: Trace, seen: [JSONValue]) -> [Violation] {
    var checker = Checker(trace)
    for (index, entry) in seen.enumerated() {
      let step = index > 0 && index <= trace.steps.count ? trace.steps[index - 1] : nil
      checker.take(step, entry, index: index)
    }
    return checker.violations
  }
}

/// Follows a trace with a model of what the app did, which is all that the rules speak of.
private struct Checker {
  var violations: [TraceRules.Violation] = []

  private var inset: AppInset
  private var safeArea: [Double]
  private var size: [Double]
  private var contentSize: [Double]
  private var isDragging = false
  /// For how long nothing but time has passed, in seconds.
  private var stillness = 0.0
  private var controls: [String: Control] = [:]

  private struct Control {
    var options: [String: JSONValue]
    let isAuto: Bool
    var owesEnd = false
    var state = "idle"

    var animationTime: Double {
      if options["animationDisabled"]?.bool == true { return 0 }
      return (options["fastAnimationDuration"]?.number ?? 0.25)
        + (options["slowAnimationDuration"]?.number ?? 0.4)
    }
  }

  init(_ trace: Trace) {
    inset = AppInset(trace.scrollView.contentInset)
    safeArea = trace.scrollView.safeArea
    size = Array(trace.scrollView.frame.suffix(2))
    contentSize = trace.scrollView.contentSize
    for component in trace.components {
      controls[component.slot] = Control(
        options: component.options.object ?? [:], isAuto: component.kind.hasPrefix("Auto"))
    }
  }

  mutating func take(_ step: Trace.Step?, _ seen: JSONValue, index: Int) {
    func violation(_ rule: Int, _ text: String) {
      violations.append(.init(rule: rule, step: index, seen: text))
    }
    let shown = seen[key: "inset"]?.numbers ?? []
    let offset = seen[key: "offset"]?.numbers ?? []
    if let step { follow(step) }
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
    if isAtRest {
      let wanted = insetAtRest(seen)
      if zip(shown, wanted).contains(where: { abs($0 - $1) > 1e-6 }) {
        violation(1, "inset \(shown) at rest instead of \(wanted)")
      }
      for name in controls.keys.sorted() {
        if let view = seen[key: name]?.object { checkRest(view, name, offset, index) }
      }
    }
    inset.shown = shown
  }

  private var edges: Edges {
    Edges(
      content: contentSize, frame: size, inset: zip(inset.app, safeArea).map { $0 + $1 })
  }

  /// Rule 1: the app's inset, and the height of an auto footer that shows.
  private func insetAtRest(_ seen: JSONValue) -> [Double] {
    var wanted = inset.app
    if let footer = seen[key: "footer"], controls["footer"]?.isAuto == true,
      footer[key: "hidden"] == .bool(false)
    {
      wanted[2] += footer[key: "frame"]?.numbers?[3] ?? 0
    }
    return wanted
  }

  private var isAtRest: Bool {
    let needed = controls.values.map(\.animationTime).max() ?? 0
    return !isDragging && stillness >= max(1, needed) - 1e-9
      && controls.values.allSatisfy { $0.state == "idle" || $0.state == "noMoreData" }
  }

  private mutating func follow(_ step: Trace.Step) {
    stillness = step.op == "advance" ? stillness + (step.t ?? 0) : 0
    switch step.op {
    case "dragBegan": isDragging = true
    case "dragEnded", "dragCancelled": isDragging = false
    case "safeArea": safeArea = [step.t ?? 0, step.l ?? 0, step.b ?? 0, step.r ?? 0]
    case "contentInset": inset.set([step.t ?? 0, step.l ?? 0, step.b ?? 0, step.r ?? 0])
    case "frame": size = [step.w ?? 0, step.h ?? 0]
    case "contentSize": contentSize = [step.w ?? 0, step.h ?? 0]
    case "set": controls[step.on ?? ""]?.options[step.option ?? ""] = step.value
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
          violations.append(.init(rule: 3, step: index, seen: "\(name): refreshing without an end"))
        }
        let op = step?.op ?? ""
        let isEnd = op.hasPrefix("end") && step?.on == name
        let canBegin = !isEnd && op != "advance" && op != "turn"
        if control.state != "refreshing" && !canBegin {
          violations.append(
            .init(rule: 3, step: index, seen: "\(name): refreshing heard while \(control.state)"))
        }
        control.owesEnd = true
        // The handler adds rows before it does anything else.
        contentSize[1] += 44 * (control.options["grow"]?.number ?? 0)
      case "ended":
        if !control.owesEnd {
          violations.append(
            .init(rule: 3, step: index, seen: "\(name): ended without a refresh"))
        }
        control.owesEnd = false
      default: break
      }
    }
    controls[name] = control
  }

  private mutating func checkRest(
    _ view: [String: JSONValue], _ name: String, _ offset: [Double], _ index: Int
  ) {
    guard let control = controls[name] else { return }
    func expect(_ rule: Int, _ holds: Bool, _ text: @autoclosure () -> String) {
      if !holds { violations.append(.init(rule: rule, step: index, seen: "\(name): \(text())")) }
    }
    let fades = control.options["automaticallyChangeAlpha"]?.bool == true && !control.isAuto
    // A script can leave content past its edge, where the recordings have a percent too. On a device
    // it does not stay there.
    if !(edges.pull(name, offset) > 0) {
      expect(5, view["percent"] == .number(0), "percent \(view["percent"] ?? .null) at rest")
      expect(
        5, view["alpha"] == .number(fades ? 0 : 1), "alpha \(view["alpha"] ?? .null) at rest")
    }
    if control.state == "idle" {
      expect(6, view["spinning"]?.bool != true, "the spinner turns at rest")
      expect(6, view["arrow"]?[key: "hidden"]?.bool != true, "the arrow is hidden at rest")
      expect(6, view["gif"]?[key: "animating"]?.bool != true, "frames run at rest")
    }
    let frame = view["frame"]?.numbers ?? []
    guard frame.count == 4 else { return }
    let ignored = control.options["ignoredInset"]?.number ?? 0
    let wanted = edges.place(name, isAuto: control.isAuto, size: frame[3], ignored: ignored)
    let actual = name == "trailer" ? [frame[0], frame[2]] : Array(frame.prefix(3))
    expect(
      7, zip(actual, wanted).allSatisfy { abs($0 - $1) <= 1e-6 },
      "stands at \(actual) instead of \(wanted)")
  }

  private mutating func checkFinite(_ value: JSONValue, _ index: Int) {
    switch value {
    case .number(let number) where !number.isFinite:
      violations.append(.init(rule: 8, step: index, seen: "a number is \(number)"))
    case .array(let values):
      for value in values { checkFinite(value, index) }
    case .object(let members):
      for value in members.values { checkFinite(value, index) }
    case .null, .bool, .number, .string:
      break
    }
  }
}

/// Where the edges are, with the app's inset and the safe area.
private struct Edges {
  let content: [Double]
  let frame: [Double]
  let inset: [Double]

  /// How far the content is pulled past a control's edge.
  func pull(_ name: String, _ offset: [Double]) -> Double {
    switch name {
    case "header": -inset[0] - offset[1]
    case "footer": offset[1] - max(content[1] + inset[2] - frame[1], -inset[0])
    default: offset[0] - max(content[0] + inset[3] - frame[0], -inset[1])
    }
  }

  /// Rule 7: x, y and width of a header or footer; x and width of a trailer.
  func place(_ name: String, isAuto: Bool, size: Double, ignored: Double) -> [Double] {
    let below = isAuto ? content[1] : max(content[1], frame[1] - inset[0] - inset[2])
    return switch name {
    case "header": [-inset[1], -size - ignored, frame[0]]
    case "footer": [-inset[1], below + ignored, frame[0]]
    default: [max(content[0], frame[0] - inset[1] - inset[3]) + ignored, 60]
    }
  }
}

/// What the app last set the content inset to, side by side.
private struct AppInset {
  var app: [Double]
  /// What was seen last, parts of controls included.
  var shown: [Double]
  private var before: [(shown: Double, app: Double)?] = [nil, nil, nil, nil]

  init(_ inset: [Double]) {
    app = inset
    shown = inset
  }

  mutating func set(_ values: [Double]) {
    for (side, value) in values.enumerated() where abs(value - shown[side]) > 1e-9 {
      let restored = before[side].flatMap { abs($0.shown - value) < 1e-9 ? $0.app : nil }
      before[side] = (shown[side], app[side])
      app[side] = restored ?? value
    }
  }
}

extension JSONValue {
  fileprivate var numbers: [Double]? {
    array?.compactMap(\.number)
  }
}
