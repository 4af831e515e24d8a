/// One recorded session with a scroll view: what was done, and what was seen.
package struct Trace: Sendable {
  /// The name, such as `header/normal/pull-release-end`.
  package let name: String
  /// The scroll view to make.
  package let scrollView: ScrollViewSetUp
  /// The components to attach, in order.
  package let components: [ComponentSetUp]
  /// What the user and the app did.
  package let steps: [Step]
  /// What was seen: after set-up, then after each step; `null` where it does not count.
  package let expectations: [JSONValue]
  private let original: JSONValue?

  /// How the scroll view is made.
  package struct ScrollViewSetUp: Encodable, Sendable {
    var kind = "scroll"
    var frame: [Double]
    var contentSize: [Double]
    var contentInset = [0.0, 0, 0, 0]
    var safeArea = [0.0, 0, 0, 0]
    var inWindow = true
    var paging = false
    var rows = 0
    /// Whether it reads from the right; recordings of the original do not.
    var rightToLeft: Bool?
  }

  /// How a component is made.
  package struct ComponentSetUp: Encodable, Sendable {
    package let slot: String
    let kind: String
    let options: [Option: JSONValue]
  }

  /// One step.
  package struct Step: Encodable, Sendable {
    var op: Op
    var x: Double?
    var y: Double?
    var w: Double?
    var h: Double?
    var t: Double?
    var l: Double?
    var b: Double?
    var r: Double?
    var n: Int?
    var on: String?
    var option: Option?
    var value: JSONValue?
  }

  /// Makes a trace that expects nothing but that the rules hold.
  package init(
    name: String, scrollView: ScrollViewSetUp, components: [ComponentSetUp], steps: [Step]
  ) {
    self.init(
      name: name, scrollView: scrollView, components: components, steps: steps,
      expectations: Array(repeating: .null, count: steps.count + 1), original: nil)
  }

  init(
    name: String, scrollView: ScrollViewSetUp, components: [ComponentSetUp], steps: [Step],
    expectations: [JSONValue], original: JSONValue?
  ) {
    self.name = name
    self.scrollView = scrollView
    self.components = components
    self.steps = steps
    self.expectations = expectations
    self.original = original
  }

  /// What is wrong with a trace.
  package struct Problem: Error, CustomStringConvertible {
    /// The whole sentence.
    package let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// The whole document.
  package var document: JSONValue {
    original
      ?? .object([
        "name": .string(name), "scrollView": JSONValue(encoding: scrollView),
        "components": JSONValue(encoding: components), "steps": JSONValue(encoding: steps),
        "expect": .array(expectations),
      ])
  }

  /// Whether a real finger moves the content, under the scroll view's own physics, instead of a
  /// script that sets offsets.
  package var hasFinger: Bool { steps.contains { $0.op.isLive } }
}
