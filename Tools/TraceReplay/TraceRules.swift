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
  private var width: Double
  private var isDragging = false
  /// For how long nothing but time has passed, in seconds.
  private var stillness = 0.0
  private var controls: [String: Control] = [:]

  private struct Control {
    var options: [String: JSONValue]
    var isOff = false
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
    width = trace.scrollView.frame[2]
    for component in trace.components {
      controls[component.slot] = Control(options: component.options.object ?? [:])
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
      if name == "header", state == "pulling", offset[1] >= -(inset.app[0] + safeArea[0]) {
        violation(4, "\(name) is pulling at offset \(offset[1])")
      }

    }
    if isAtRest {
      if zip(shown, inset.app).contains(where: { abs($0 - $1) > 1e-6 }) {
        violation(1, "inset \(shown) at rest, the app's is \(inset.app)")
      }
      for name in controls.keys.sorted() {
        if let view = seen[key: name]?.object { checkRest(view, name, offset[1], index) }
      }
    }
    inset.shown = shown
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
    case "frame": width = step.w ?? width
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
        let canBegin = !["end", "endNoMore", "advance", "turn"].contains(step?.op ?? "")
        if control.state != "refreshing" && !canBegin {
          violations.append(
            .init(rule: 3, step: index, seen: "\(name): refreshing heard while \(control.state)"))
        }
        control.owesEnd = true
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
    _ view: [String: JSONValue], _ name: String, _ offset: Double, _ index: Int
  ) {
    guard let control = controls[name], name == "header" else { return }
    func expect(_ rule: Int, _ holds: Bool, _ text: @autoclosure () -> String) {
      if !holds { violations.append(.init(rule: rule, step: index, seen: "\(name): \(text())")) }
    }
    let fades = control.options["automaticallyChangeAlpha"]?.bool ?? false
    // A script can leave content past its edge, where the recordings have a percent too. On a device
    // it does not stay there.
    if offset >= -(inset.app[0] + safeArea[0]) {
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
    let wanted = [-(inset.app[1] + safeArea[1]), -frame[3] - ignored, width]
    expect(
      7, zip([frame[0], frame[1], frame[2]], wanted).allSatisfy { abs($0 - $1) <= 1e-6 },
      "stands at \(frame) instead of \(wanted)")
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
