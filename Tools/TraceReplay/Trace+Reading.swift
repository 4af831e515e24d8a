import UIKit

extension Trace {
  /// Today's names of options and of a unit of distance, by the names in older recordings. Those of
  /// MJRefresh have its names.
  package static let renamed = [
    "automaticallyChangeAlpha": "fadesWithPull",
    "fastAnimationDuration": "openingDuration",
    "slowAnimationDuration": "closingDuration",
    "ignoredInset": "distanceFromContent",
    "automaticallyRefresh": "loadsAutomatically",
    "triggerAutomaticallyRefreshPercent": "loadThreshold",
    "autoTriggerTimes": "maximumLoadsPerDrag",
    "refreshingTitleHidden": "isRefreshingTitleHidden",
    "takesTouches": "isUserInteractionEnabled",
    "hapticFeedback": "playsHapticFeedback",
    "revealsWhenBegun": "scrollsToControl",
    "loadsAgainWithoutFinger": "loadsAgainOnReturn",
    "isAutomaticallyHidden": "hidesWhenEmpty",
    "resetsNoMoreDataOnHeaderRefresh": "resetsWithHeader",
    "isExclusive": "isBlockedByOtherRefreshes",
    "screens": "viewLengths",
  ]

  /// Reads a trace.
  ///
  /// - Throws: A problem that names the field that is missing, has the wrong type or is out of
  ///   range.
  package init(_ document: JSONValue) throws(Problem) {
    var members = try JSONField(document).object()
    for key in ["components", "steps"] { members[key] = members[key]?.withTodaysNames }
    let line = try JSONField(.object(members))
    let name = try line.member("name").string()
    let scrollView = try ScrollViewSetUp(line.member("scrollView"))
    let components = try line.member("components").elements()
      .map { (field) throws(Problem) in try ComponentSetUp(field) }
    let slots = components.map(\.slot)
    if let twice = slots.first(where: { slot in slots.filter { $0 == slot }.count > 1 }) {
      throw Problem("components has two for the slot \"\(twice.rawValue)\"")
    }
    var steps: [Step] = []
    for field in try line.member("steps").elements() {
      steps.append(try Step(field, number: steps.count + 1, slots: slots))
    }
    let expectations = try line.member("expect").array()
    guard expectations.count == steps.count + 1 else {
      throw Problem("\(expectations.count) entries in expect for \(steps.count) steps")
    }
    self.init(
      name: name, scrollView: scrollView, components: components, steps: steps,
      expectations: expectations, original: line.value)
  }
}

extension JSONValue {
  /// The same value with today's names. If an object has both names of an option, one applies.
  fileprivate var withTodaysNames: JSONValue {
    switch self {
    case .object(let members):
      let renamed = members.sorted { $0.key < $1.key }
        .map { (Trace.renamed[$0] ?? $0, $1.withTodaysNames) }
      return .object(Dictionary(renamed) { $1 })
    case .array(let elements): return .array(elements.map(\.withTodaysNames))
    case .string(let name): return .string(Trace.renamed[name] ?? name)
    case .null, .bool, .number: return self
    }
  }
}

extension Trace.ScrollViewSetUp {
  init(_ field: JSONField) throws(Trace.Problem) {
    kind = try field.member("kind").choice()
    frame = try field.member("frame").numbers(4)
    contentSize = try field.member("contentSize").numbers(2, in: JSONField.sizes)
    contentInset = try field.member("contentInset").numbers(4)
    safeArea = try field.member("safeArea").numbers(4)
    inWindow = try field.member("inWindow").bool()
    paging = try field.member("paging").bool()
    rows = try field.member("rows").whole(in: JSONField.counts)
    rightToLeft = try field.optional("rightToLeft")?.bool()
    if let field = try field.optional("answers") {
      var answers: [String: String] = [:]
      for name in try field.object().keys { answers[name] = try field.member(name).string() }
      if UIKitAnswers(deviations: answers) == nil { throw field.wrong("has an unknown answer") }
      self.answers = answers
    }
    if frame[2] < 0 || frame[3] < 0 {
      throw Trace.Problem("scrollView.frame has a negative size")
    }
  }
}

extension Trace.ComponentSetUp {
  /// Reads a component. The name of a kind is not checked here: traces of kinds that this version
  /// does not have are skipped, not refused.
  init(_ field: JSONField) throws(Trace.Problem) {
    slot = try field.member("slot").choice()
    kindName = try field.member("kind").string()
    guard kindName.lowercased().hasSuffix(slot.rawValue),
      kindName.allSatisfy({ $0.isLetter && $0.isASCII })
    else {
      throw try field.member("kind").wrong(
        "is \"\(kindName)\", which is no kind of \(slot.rawValue)")
    }
    let field = try field.member("options")
    var options: [Trace.Option: JSONValue] = [:]
    for key in try field.object().keys.sorted() {
      guard let option = Trace.Option(rawValue: key) else {
        throw field.wrong("has \"\(key)\", which is no option")
      }
      let value = try field.member(key)
      try option.check(value)
      options[option] = value.value
    }
    self.options = options
  }
}

extension Trace.Step {
  /// Reads a step of a trace with controls in some slots. The first step has the number 1.
  init(_ field: JSONField, number: Int, slots: [Trace.Slot]) throws(Trace.Problem) {
    let name = try field.member("op").string()
    func problem(_ text: String) -> Trace.Problem {
      Trace.Problem("step \(number) (\(name)): \(text)")
    }
    guard let op = Trace.Op(rawValue: name) else { throw problem("there is no such step") }
    for key in op.fields where try field.optional(key.rawValue) == nil {
      throw problem("\"\(key.rawValue)\" is missing")
    }
    self.op = op
    x = try field.optional("x")?.number()
    y = try field.optional("y")?.number()
    w = try field.optional("w")?.number(in: JSONField.sizes)
    h = try field.optional("h")?.number(in: JSONField.sizes)
    t = try field.optional("t")?.number(in: op.timeRange)
    l = try field.optional("l")?.number()
    b = try field.optional("b")?.number()
    r = try field.optional("r")?.number()
    n = try field.optional("n")?.whole(in: JSONField.counts)
    let slotName = try field.optional("on")?.string()
    value = try field.optional("value")?.value
    if op == .set {
      let key = try field.member("option").string()
      guard let option = Trace.Option(rawValue: key) else {
        throw problem("\"\(key)\" is no option")
      }
      self.option = option
      try option.check(field.member("value"))
    } else {
      option = nil
      if op.fields.contains(.value) { _ = try field.member("value").bool() }
    }
    on = slots.first { $0.rawValue == slotName }
    if let slotName, on == nil {
      throw problem("there is no component in the slot \"\(slotName)\"")
    }
  }
}
