extension TraceChecker {
  mutating func checkRest(
    _ view: [String: JSONValue], _ name: String, _ offset: [Double], _ index: Int,
    isLaidOut: Bool
  ) {
    guard let control = controls[name] else { return }
    func expect(_ rule: Int, _ holds: Bool, _ text: @autoclosure () -> String) {
      if !holds { found.append(.init(rule: rule, step: index, seen: "\(name): \(text())")) }
    }
    let fades = control.options[.automaticallyChangeAlpha]?.bool == true && !control.isAuto
    // A script can leave content past its edge, where the recordings have a percent too. On a device
    // it does not stay there.
    if isLaidOut && !(edges.pull(name, offset) > 0) {
      let percent = view["percent"]?.number ?? .nan
      let alpha = view["alpha"]?.number ?? .nan
      expect(5, abs(percent) <= 1e-6, "percent \(percent) at rest")
      expect(5, abs(alpha - (fades ? 0 : 1)) <= 1e-6, "alpha \(alpha) at rest")
    }
    if control.state == "idle" {
      expect(6, view["spinning"]?.bool != true, "the spinner turns at rest")
      expect(6, view["arrow"]?[key: "hidden"]?.bool != true, "the arrow is hidden at rest")
      expect(6, view["gif"]?[key: "animating"]?.bool != true, "frames run at rest")
    }
  }

  mutating func checkPlace(_ view: [String: JSONValue], _ name: String, _ index: Int) {
    guard let control = controls[name], let frame = view["frame"]?.numbers, frame.count == 4
    else { return }
    let length = frame[control.isTrailer ? 2 : 3]
    let ignored = control.options[.ignoredInset]?.number ?? 0
    // Rule 7 says that a trailer is 60 points wide. Only the host can give one another length.
    let hasOwnLength = !control.isTrailer || isLive || control.options[.length] != nil
    let wanted = edges.place(
      name, isAuto: control.isAuto,
      length: hasOwnLength ? length : 60, ignored: ignored)
    let actual = control.isTrailer ? [frame[0], frame[2]] : Array(frame.prefix(3))
    if !zip(actual, wanted).allSatisfy({ abs($0 - $1) <= 1e-6 }) {
      found.append(
        .init(rule: 7, step: index, seen: "\(name): stands at \(actual) instead of \(wanted)"))
    }
  }

  /// Rule 19: without a control, content bounces as the app has set it.
  mutating func checkBounce(_ seen: JSONValue, _ index: Int) {
    guard let shown = seen[key: "bounces"]?.array, shown.count == 2 else { return }
    for (axis, name) in ["vertically", "horizontally"].enumerated() {
      let isAnyOn = controls.contains { $1.isTrailer == (axis == 1) && seen[key: $0] != .null }
      if !isAnyOn && shown[axis] != .bool(bounces[axis]) {
        found.append(
          .init(rule: 19, step: index, seen: "always bounces \(name): \(shown[axis])"))
      }
    }
  }

  mutating func checkFinite(_ value: JSONValue, _ index: Int) {
    switch value {
    case .number(let number) where !number.isFinite:
      found.append(.init(rule: 8, step: index, seen: "a number is \(number)"))
    case .array(let values):
      for value in values { checkFinite(value, index) }
    case .object(let members):
      for value in members.values { checkFinite(value, index) }
    case .null, .bool, .number, .string:
      break
    }
  }
}
