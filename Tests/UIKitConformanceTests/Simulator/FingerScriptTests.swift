import Foundation
import Testing

@testable import UIKitSimulator

struct FingerScriptTests {
  private let top = CGPoint(x: 100, y: 100)
  private let bottom = CGPoint(x: 100, y: 300)

  @Test func `a drag starts at its origin and is lifted at its destination`() {
    let events = FingerScript().wait(1).drag(from: top, to: bottom, duration: 0.5).events()
    #expect(events.first == .init(time: 1, event: .down(top)))
    #expect(events.last == .init(time: 1.5, event: .lifted(bottom)))
  }

  @Test func `a moving finger is reported 60 times a second`() {
    let events = FingerScript().drag(from: top, to: bottom, duration: 0.5).events()
    // 30 intervals: the first event is the touch, the last the lift.
    #expect(events.count == 31)
    #expect(abs(events[1].time - 1.0 / 60) < 1e-9)
  }

  @Test func `a drag ends at rest`() {
    let distances = distances(FingerScript().drag(from: top, to: bottom, duration: 0.5))
    #expect(distances.allSatisfy { $0 >= 0 })
    #expect(distances.last ?? 0 < 1)
    #expect(distances.max() ?? 0 > 5)
  }

  @Test func `a held finger rests before it is lifted`() {
    let events = FingerScript().drag(from: top, to: bottom, duration: 0.5, hold: 0.25).events()
    #expect(events.last?.time == 0.75)
    let resting = events.filter { $0.time > 0.5 }
    #expect(resting.count >= 14)
    #expect(resting.dropLast().allSatisfy { $0.event == .moved(bottom) })
  }

  @Test func `a fling is fastest when the finger is lifted`() {
    let distances = distances(FingerScript().fling(from: top, to: bottom))
    #expect(distances.count > 5)
    #expect(distances == distances.sorted())
  }

  @Test func `a tap does not move`() {
    let events = FingerScript().tap(at: top).events()
    #expect(events.first?.event == .down(top))
    #expect(events.last == .init(time: 0.1, event: .lifted(top)))
    #expect(events.dropFirst().dropLast().allSatisfy { $0.event == .moved(top) })
  }

  @Test func `a canceled drag ends without a lift`() {
    let events = FingerScript().cancelledDrag(from: top, to: bottom, duration: 0.2).events()
    #expect(events.last == .init(time: 0.2, event: .cancelled))
  }

  @Test func `scripts run one after another`() {
    let tap = FingerScript().wait(0.5).tap(at: top)
    let both = tap.then(tap)
    #expect(abs(both.duration - 1.2) < 1e-9)
    let touches = both.events().filter { $0.event == .down(top) }.map(\.time)
    #expect(touches.count == 2)
    #expect(abs(touches[1] - 1.1) < 1e-9)
    #expect(both.events().map(\.time) == both.events().map(\.time).sorted())
  }

  @Test(arguments: [-1.0, .nan, .infinity])
  func `invalid durations count as zero`(duration: Double) {
    let script = FingerScript().wait(duration).drag(from: top, to: bottom, duration: duration)
    #expect(script.duration == 0)
    #expect(script.events().map(\.event) == [.down(top), .lifted(bottom)])
  }

  private func distances(_ script: FingerScript) -> [CGFloat] {
    let heights = script.events().map { timed in
      switch timed.event {
      case .down(let point), .moved(let point), .lifted(let point): point.y
      case .cancelled: CGFloat.nan
      }
    }
    return zip(heights.dropFirst(), heights).map { $0 - $1 }
  }
}
