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
  func place(_ name: String, isAuto: Bool, length: Double, ignored: Double) -> [Double] {
    let below = isAuto ? content[1] : max(content[1], frame[1] - inset[0] - inset[2])
    return switch name {
    case "header": [-inset[1], -length - ignored, frame[0]]
    case "footer": [-inset[1], below + ignored, frame[0]]
    default: [placeSideways(name, isAuto: isAuto, length: length, ignored: ignored), length]
    }
  }

  private func placeSideways(_ name: String, isAuto: Bool, length: Double, ignored: Double)
    -> Double
  {
    if isOnTheLeft(name) { return -length - ignored }
    return (isAuto ? content[0] : max(content[0], frame[0] - inset[1] - inset[3])) + ignored
  }
}
