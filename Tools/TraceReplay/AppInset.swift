/// The inset that the app has set: the content inset without the amounts that controls add.
struct AppInset {
  /// Top, left, bottom, right.
  private(set) var app: [Double]
  /// The content inset in the last observation, with the amounts that controls add.
  var shown: [Double]
  private var saved: [Int: [Double]] = [:]
  private var savedForKeyboard: [Double]?
  private var beforeLastChangeOfSide: [(shown: Double, app: Double)?] = [nil, nil, nil, nil]
  private var beforeLastChange: (shown: [Double], app: [Double])?

  init(_ inset: [Double]) {
    app = inset
    shown = inset
  }

  /// Applies a step of a session with touches, which says what the app does with the inset.
  mutating func follow(_ step: Trace.Step) {
    let values = step.sides
    switch step.op {
    case .insetSet: app = values
    case .insetAdd: app = zip(app, values).map { $0 + $1 }
    case .insetSave: saved[step.n ?? 0] = app
    case .insetRestore: app = saved[step.n ?? 0] ?? app
    case .keyboard:
      savedForKeyboard = app
      app[2] = step.h ?? 0
    case .keyboardGone:
      app = savedForKeyboard ?? app
      savedForKeyboard = nil
    default: break
    }
  }

  /// Applies a `contentInset` step of a recording, which contains only numbers.
  ///
  /// An app may restore a content inset that it read before its last change of the side, or of any
  /// side. If a value equals such a content inset, the app's inset of that time is restored.
  mutating func record(_ values: [Double]) {
    guard zip(values, shown).contains(where: { abs($0 - $1) > 1e-6 }) else { return }
    let now = (shown: shown, app: app)
    for (side, value) in values.enumerated() where abs(value - shown[side]) > 1e-6 {
      let earlier = [
        beforeLastChangeOfSide[side], beforeLastChange.map { ($0.shown[side], $0.app[side]) },
      ]
      let restored = earlier.lazy.compactMap { $0 }.first { abs($0.shown - value) < 1e-6 }?.app
      beforeLastChangeOfSide[side] = (now.shown[side], now.app[side])
      app[side] = restored ?? value
    }
    beforeLastChange = now
  }
}

extension Trace.Step {
  /// The fields `t`, `l`, `b` and `r`.
  var sides: [Double] { [t ?? 0, l ?? 0, b ?? 0, r ?? 0] }
}
