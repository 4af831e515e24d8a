extension Trace.ScrollViewSetUp {
  init(_ field: JSONField) throws(Trace.Problem) {
    kind = try field.member("kind").string()
    frame = try field.member("frame").numbers(4)
    contentSize = try field.member("contentSize").numbers(2)
    contentInset = try field.member("contentInset").numbers(4)
    safeArea = try field.member("safeArea").numbers(4)
    inWindow = try field.member("inWindow").bool()
    paging = try field.member("paging").bool()
    rows = try field.member("rows").whole()
    rightToLeft = try field.optional("rightToLeft")?.bool()
  }
}

extension Trace.ComponentSetUp {
  init(_ field: JSONField) throws(Trace.Problem) {
    slot = try field.member("slot").string()
    kind = try field.member("kind").string()
    options = .object(try field.member("options").object())
  }
}

extension Trace.Step {
  init(_ field: JSONField) throws(Trace.Problem) {
    op = try field.member("op").string()
    x = try field.optional("x")?.number()
    y = try field.optional("y")?.number()
    w = try field.optional("w")?.number()
    h = try field.optional("h")?.number()
    t = try field.optional("t")?.number()
    l = try field.optional("l")?.number()
    b = try field.optional("b")?.number()
    r = try field.optional("r")?.number()
    n = try field.optional("n")?.whole()
    on = try field.optional("on")?.string()
    option = try field.optional("option")?.string()
    value = try field.optional("value")?.value
  }
}

extension Trace.Step {
  /// What only sessions with a finger have.
  static let live: Set<String> = [
    "touch", "move", "lift", "touchCancelled", "wheel", "pad", "scrollTo", "rotate", "keyboard",
    "keyboardGone", "replace", "probe",
  ]

  /// What a step of this kind needs and this one does not have.
  var missing: String? {
    let needed: [(String, Bool)]
    switch op {
    case "dragBegan", "dragEnded", "dragCancelled", "turn", "lift", "touchCancelled",
      "keyboardGone":
      needed = []
    case "move", "pad": needed = [("x", x != nil), ("y", y != nil), ("t", t != nil)]
    case "scrollTo":
      needed = [("x", x != nil), ("y", y != nil), ("value", value?.bool != nil)]
    case "offset", "touch", "wheel": needed = [("x", x != nil), ("y", y != nil)]
    case "keyboard": needed = [("h", h != nil)]
    case "contentSize", "frame", "rotate": needed = [("w", w != nil), ("h", h != nil)]
    case "contentInset", "safeArea":
      needed = [("t", t != nil), ("l", l != nil), ("b", b != nil), ("r", r != nil)]
    case "advance": needed = [("t", t != nil)]
    case "rows": needed = [("n", n != nil)]
    case "window": needed = [("value", value?.bool != nil)]
    case "begin", "end", "endNoMore", "resetNoMore", "tap", "remove", "attach", "replace", "probe":
      needed = [("on", on != nil)]
    case "hidden": needed = [("on", on != nil), ("value", value?.bool != nil)]
    case "set": needed = [("on", on != nil), ("option", option != nil), ("value", value != nil)]
    default: return "there is no such step"
    }
    return needed.first { !$0.1 }.map { "\"\($0.0)\" is missing" }
  }
}
