import Foundation
import Testing

@testable import UIKitSimulator

struct FrameTimesTests {
  private let turn = 0.016

  @Test func `the time of a frame is that of its work, without waiting`() {
    var schedule = FrameSchedule(turn: turn)
    _ = schedule.endFrame(from: 0.001, to: 0.004, isDrawn: true)
    _ = schedule.endFrame(from: 0.016, to: 0.021, isDrawn: true)
    let times = schedule.takeTimes()
    #expect(times?.drawn.map { ($0 * 1_000).rounded() } == [3, 5])
    #expect(times?.droppedCount == 0)
  }

  @Test func `a frame that takes longer than a turn drops those whose turns pass`() {
    var schedule = FrameSchedule(turn: turn)
    _ = schedule.endFrame(from: 0, to: 0.015, isDrawn: true)
    _ = schedule.endFrame(from: 0.016, to: 0.016 + 0.040, isDrawn: true)
    #expect(schedule.takeTimes()?.droppedCount == 2)
  }

  @Test func `a frame that starts late, because of a block on the main queue, drops others`() {
    var schedule = FrameSchedule(turn: turn)
    _ = schedule.endFrame(from: 0, to: 0.002, isDrawn: true)
    _ = schedule.endFrame(from: 0.016 + 0.060, to: 0.016 + 0.062, isDrawn: true)
    let times = schedule.takeTimes()
    #expect(times?.droppedCount == 3)
    #expect(times?.time(ofFraction: 1).map { $0 < 0.003 } == true)
  }

  @Test func `while nothing changes, frames are neither drawn nor dropped`() {
    var schedule = FrameSchedule(turn: turn)
    var reports: [FrameTimes?] = []
    for frame in 0..<200 {
      let start = Double(frame) * turn
      reports.append(schedule.endFrame(from: start, to: start + 0.001, isDrawn: false))
    }
    reports.append(schedule.endFrame(from: 4, to: 4.1, isDrawn: false))
    #expect(reports.allSatisfy { $0 == nil })
    #expect(schedule.takeTimes() == nil)
  }

  @Test func `the frames of each second are reported once`() {
    var schedule = FrameSchedule(turn: 0.125)
    var reported: [Int] = []
    for frame in 0..<20 {
      let start = Double(frame) * 0.125
      let times = schedule.endFrame(from: start, to: start + 0.0625, isDrawn: true)
      if let times { reported.append(times.drawn.count) }
    }
    #expect(reported == [9, 8])
    #expect(schedule.takeTimes()?.drawn.count == 3)
    #expect(schedule.takeTimes() == nil)
  }

  @Test func `frames keep the rate of the display, and continue at once after a long one`() {
    var schedule = FrameSchedule(turn: 0.25)
    // A frame that starts a little late does not delay the following ones.
    _ = schedule.endFrame(from: 0.01, to: 0.05, isDrawn: true)
    #expect(schedule.due == 0.25)
    _ = schedule.endFrame(from: 0.26, to: 0.28, isDrawn: false)
    #expect(schedule.due == 0.5)
    _ = schedule.endFrame(from: 0.5, to: 1.75, isDrawn: true)
    #expect(schedule.due == 1.75)
  }

  @Test func `fractions of the frames are drawn within a time`() {
    let times = times((1...20).reversed().map { Double($0) })
    #expect(times.time(ofFraction: 0.5) == 10)
    #expect(times.time(ofFraction: 0.95) == 19)
    #expect(times.time(ofFraction: 1) == 20)
    #expect(times.time(ofFraction: 0) == 1)
    #expect(times.time(ofFraction: 7) == 20)
    #expect(FrameTimes().time(ofFraction: 0.5) == nil)
  }

  @Test func `frames of several seconds are added`() {
    var sum = times([1, 2])
    sum += times([0.5])
    #expect(sum.drawn == [1, 2, 0.5])
    #expect(sum.droppedCount == 3)
  }

  @Test func `the description is one line with counts and milliseconds`() {
    #expect(
      times([0.001, 0.002, 0.0035], turn: 0.002).description
        == "3 frames drawn, 2 dropped, 2.00 ms per frame (95 percent: 3.50, maximum: 3.50)")
    #expect(FrameTimes().description == "0 frames drawn, 0 dropped")
  }

  /// Returns frames that started when they were due.
  private func times(_ durations: [TimeInterval], turn: TimeInterval = 1) -> FrameTimes {
    var times = FrameTimes()
    for duration in durations { times.add(due: 0, start: 0, end: duration, turn: turn) }
    return times
  }
}
