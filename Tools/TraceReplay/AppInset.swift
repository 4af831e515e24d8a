/// The inset that an app wants, which is what shows without the controls' parts.
struct AppInset {
  private(set) var app: [Double]
  /// What was seen last, parts of controls included.
  var shown: [Double]
  private var saved: [Int: [Double]] = [:]
  private var savedForKeyboard: [Double]?
  private var beforeOfSide: [(shown: Double, app: Double)?] = [nil, nil, nil, nil]
  private var beforeAny: (shown: [Double], app: [Double])?

  init(_ inset: [Double]) {
    app = inset
    shown = inset
  }

  /// Follows a step that says what the app does.
  mutating func follow(_ step: Trace.Step) {
    let values = [step.t ?? 0, step.l ?? 0, step.b ?? 0, step.r ?? 0]
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

  /// Follows a recording, the numbers of which do not say what the app does: a side that is set to
  /// what it showed before the app's last change has the app's inset of that time again.
  mutating func record(_ values: [Double]) {
    guard zip(values, shown).contains(where: { abs($0 - $1) > 1e-6 }) else { return }
    let now = (shown: shown, app: app)
    for (side, value) in values.enumerated() where abs(value - shown[side]) > 1e-6 {
      let earlier = [beforeOfSide[side], beforeAny.map { ($0.shown[side], $0.app[side]) }]
      let restored = earlier.lazy.compactMap { $0 }.first { abs($0.shown - value) < 1e-6 }?.app
      beforeOfSide[side] = (now.shown[side], now.app[side])
      app[side] = restored ?? value
    }
    beforeAny = now
  }
}
