internal import Foundation

/// Decides when the next frame of a window is due, and collects the times of the frames. All times
/// are in seconds since the window opened.
struct FrameSchedule {
  /// The time between two refreshes of the display.
  let turn: TimeInterval
  /// When the next frame is due.
  private(set) var due: TimeInterval = 0

  private var times = FrameTimes()
  private var reportTime: TimeInterval = 1

  init(turn: TimeInterval) { self.turn = turn }

  /// Ends a frame. The next frame is due one refresh after this one was due, or immediately if that
  /// time has passed.
  ///
  /// - Parameters:
  ///   - start: When the frame started.
  ///   - end: When its work ended.
  ///   - isDrawn: Whether the screen changed.
  /// - Returns: The frames since the previous report, if a second has passed and there are any.
  mutating func endFrame(
    from start: TimeInterval, to end: TimeInterval, isDrawn: Bool
  ) -> FrameTimes? {
    if isDrawn { times.add(due: due, start: start, end: end, turn: turn) }
    due = max(due + turn, end)
    guard end >= reportTime else { return nil }
    reportTime = end + 1
    return takeTimes()
  }

  /// Returns the frames since the previous report; `nil` if there are none.
  mutating func takeTimes() -> FrameTimes? {
    defer { times = FrameTimes() }
    return times.drawn.isEmpty ? nil : times
  }
}
