/// The edges of the content, with an inset and the safe area.
struct Edges {
  /// The size of the content: width, height.
  let content: [Double]
  /// The size of the scroll view: width, height.
  let frame: [Double]
  /// The inset, including the safe area: top, left, bottom, right.
  let inset: [Double]
  let isMirrored: Bool

  /// How far the content is pulled past the edge of a control, in points.
  func pull(_ slot: Trace.Slot, _ offset: [Double]) -> Double {
    switch slot {
    case .header: -inset[0] - offset[1]
    case .footer: offset[1] - max(content[1] + inset[2] - frame[1], -inset[0])
    case .trailer, .leader:
      isOnTheLeft(slot)
        ? -inset[1] - offset[0] : offset[0] - max(content[0] + inset[3] - frame[0], -inset[1])
    }
  }

  /// Whether content can rest at an offset, with a tolerance of 1 point.
  func contain(_ offset: [Double]) -> Bool {
    let farthest = [
      max(content[0] + inset[3] - frame[0], -inset[1]),
      max(content[1] + inset[2] - frame[1], -inset[0]),
    ]
    return offset[0] >= -inset[1] - 1 && offset[1] >= -inset[0] - 1
      && offset[0] <= farthest[0] + 1 && offset[1] <= farthest[1] + 1
  }

  /// The length between the insets that short content leaves empty.
  func emptyLength(isHorizontal: Bool) -> Double {
    isHorizontal
      ? max(0, frame[0] - inset[1] - inset[3] - content[0])
      : max(0, frame[1] - inset[0] - inset[2] - content[1])
  }

  private func isOnTheLeft(_ slot: Trace.Slot) -> Bool { (slot == .leader) != isMirrored }

  /// The position that rule 7 requires: x, y and width of a header or footer; x and width of a
  /// trailer or leader.
  func position(
    of slot: Trace.Slot, loadsAutomatically: Bool, length: Double, distance: Double
  ) -> [Double] {
    switch slot {
    case .header: return [-inset[1], -length - distance, frame[0]]
    case .footer:
      let end =
        loadsAutomatically ? content[1] : max(content[1], frame[1] - inset[0] - inset[2])
      return [-inset[1], end + distance, frame[0]]
    case .trailer, .leader:
      if isOnTheLeft(slot) { return [-length - distance, length] }
      let end =
        loadsAutomatically ? content[0] : max(content[0], frame[0] - inset[1] - inset[3])
      return [end + distance, length]
    }
  }
}
