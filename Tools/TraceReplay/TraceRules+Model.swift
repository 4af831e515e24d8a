/// Where the edges are, with the app's inset and the safe area.
struct Edges {
  let content: [Double]
  let frame: [Double]
  let inset: [Double]
  let isMirrored: Bool

  /// How far the content is pulled past a control's edge.
  func pull(_ name: String, _ offset: [Double]) -> Double {
    switch name {
    case "header": -inset[0] - offset[1]
    case "footer": offset[1] - max(content[1] + inset[2] - frame[1], -inset[0])
    default:
      isOnTheLeft(name)
        ? -inset[1] - offset[0] : offset[0] - max(content[0] + inset[3] - frame[0], -inset[1])
    }
  }

  /// Whether content can rest there, to a pixel.
  func contain(_ offset: [Double]) -> Bool {
    let farthest = [
      max(content[0] + inset[3] - frame[0], -inset[1]),
      max(content[1] + inset[2] - frame[1], -inset[0]),
    ]
    return offset[0] >= -inset[1] - 1 && offset[1] >= -inset[0] - 1
      && offset[0] <= farthest[0] + 1 && offset[1] <= farthest[1] + 1
  }

  private func isOnTheLeft(_ name: String) -> Bool { (name == "leader") != isMirrored }

  /// Rule 7: x, y and width of a header or footer; x and width of a trailer.
  func place(_ name: String, isAuto: Bool, size: Double, ignored: Double) -> [Double] {
    let below = isAuto ? content[1] : max(content[1], frame[1] - inset[0] - inset[2])
    return switch name {
    case "header": [-inset[1], -size - ignored, frame[0]]
    case "footer": [-inset[1], below + ignored, frame[0]]
    default: [placeSideways(name, isAuto: isAuto, ignored: ignored), 60]
    }
  }

  private func placeSideways(_ name: String, isAuto: Bool, ignored: Double) -> Double {
    if isOnTheLeft(name) { return -60 - ignored }
    return (isAuto ? content[0] : max(content[0], frame[0] - inset[1] - inset[3])) + ignored
  }
}

/// What the app last set the content inset to, side by side.
struct AppInset {
  var app: [Double]
  /// What was seen last, parts of controls included.
  var shown: [Double]
  private var beforeOfSide: [(shown: Double, app: Double)?] = [nil, nil, nil, nil]
  private var beforeAny: (shown: [Double], app: [Double])?
  private var saved: [Double]?

  init(_ inset: [Double]) {
    app = inset
    shown = inset
  }

  mutating func set(_ values: [Double]) {
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

  /// A keyboard manager saves what shows, and changes the bottom.
  mutating func showKeyboard(_ height: Double) {
    saved = shown
    var values = shown
    values[2] = height
    set(values)
  }

  /// It writes back what it saved.
  mutating func hideKeyboard() {
    if let saved { set(saved) }
    saved = nil
  }

  /// Nobody remembers what the inset was.
  mutating func forget() {
    beforeOfSide = [nil, nil, nil, nil]
    beforeAny = nil
  }
}
