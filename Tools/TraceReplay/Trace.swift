import UIKit

/// A recorded session with a scroll view: its steps, and the observation after each of them.
package struct Trace: Sendable {
  /// The name, such as `header/normal/pull-release-end`.
  package let name: String
  /// The scroll view to make.
  package private(set) var scrollView: ScrollViewSetUp
  /// The components to attach, in order.
  package let components: [ComponentSetUp]
  /// The actions of the user and the app.
  package let steps: [Step]
  /// The expected observations: after set-up, then after each step; `null` where none is expected.
  package let expectations: [JSONValue]
  private let original: JSONValue?

  /// The properties of the scroll view to make.
  package struct ScrollViewSetUp: Encodable, Sendable {
    var kind = ScrollViewKind.scroll
    var frame: [Double]
    var contentSize: [Double]
    var contentInset = [0.0, 0, 0, 0]
    var safeArea = [0.0, 0, 0, 0]
    var inWindow = true
    var paging = false
    var rows = 0
    /// Whether the layout is right to left; recordings of the original have no such layout.
    var rightToLeft: Bool?
    /// The values of `UIKitAnswers` that differ from the default, by the names of the behaviors.
    var answers: [String: String]?
  }

  /// The kind of scroll view. A recorded session has one of the first two, and is replayed with a
  /// plain scroll view.
  enum ScrollViewKind: String, CaseIterable, Encodable, Sendable {
    case scroll
    case table
    /// A table view with rows of 44 points.
    case list
  }

  /// The slot, the kind and the options of a component to make.
  package struct ComponentSetUp: Encodable, Sendable {
    package let slot: Slot
    /// The name of the kind. The name in a file may be one that ``ControlKind`` does not have.
    let kindName: String
    let options: [Option: JSONValue]

    /// The kind; `nil` for an unknown name.
    var kind: ControlKind? { ControlKind(rawValue: kindName) }
    var isAutomatic: Bool { kind?.loadsAutomatically == true }

    /// The options in the order in which they are set.
    var orderedOptions: [(Option, JSONValue)] {
      Option.all.compactMap { option in options[option].map { (option, $0) } }
    }

    init(slot: Slot, kind: ControlKind, options: [Option: JSONValue]) {
      self.slot = slot
      kindName = kind.rawValue
      self.options = options
    }

    private enum CodingKeys: String, CodingKey {
      case slot
      case kindName = "kind"
      case options
    }
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
    var on: Slot?
    var option: Option?
    var value: JSONValue?

    enum CodingKeys: String, CodingKey {
      case op, x, y, w, h, t, l, b, r, n, on, option, value
    }
  }

  /// Makes a trace without expected observations: only the rules are checked.
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

  /// An error in the document of a trace.
  package struct Problem: Error, CustomStringConvertible {
    /// The complete message.
    package let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// How UIKit behaves in the session.
  var uiKitAnswers: UIKitAnswers {
    var answers = hasFinger ? UIKitAnswers() : .ofRecordingHost
    answers.change(scrollView.answers ?? [:])
    return answers
  }

  /// Returns the trace with additional values of `UIKitAnswers`, which take precedence.
  package func answering(_ answers: [String: String]) -> Trace {
    var trace = self
    trace.scrollView.answers = (scrollView.answers ?? [:]).merging(answers) { $1 }
    return trace
  }

  /// The document that the trace was read from, with today's names of options, or a new one.
  package var document: JSONValue {
    original
      ?? .object([
        "name": .string(name), "scrollView": JSONValue(encoding: scrollView),
        "components": JSONValue(encoding: components), "steps": JSONValue(encoding: steps),
        "expect": .array(expectations),
      ])
  }

  /// Whether this is a session with touches: a simulated finger moves the content, with the scroll
  /// view's own physics. In other sessions, the steps set offsets.
  package var hasFinger: Bool { steps.contains { $0.op.isLive } }
}
