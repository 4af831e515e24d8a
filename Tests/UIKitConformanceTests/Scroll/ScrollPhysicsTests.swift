// Apple's UIKit does not expose its physics, so these tests cover the stand-in only.
#if !canImport(ObjectiveC)
  import Randomness
  import Testing
  import TestSupport
  import UIKit

  @Suite(.isolated)
  @MainActor
  struct ScrollPhysicsTests {
    private let conditions = ScrollTrajectory.Conditions(
      range: 0...1000, rate: 0.998, bounces: true, pixel: 1)

    // MARK: Rubber band

    @Test func `the rubber band follows the published formula`() {
      let band = RubberBand(dimension: 800)
      for pull: CGFloat in [1, 10, 55, 200, 800, 5000] {
        let expected = (1 - 1 / (pull * 0.55 / 800 + 1)) * 800
        #expect(abs(band.displacement(forPull: pull) - expected) < 1e-9)
        #expect(abs(band.displacement(forPull: -pull) + expected) < 1e-9)
      }
      #expect(band.displacement(forPull: 0) == 0)
    }

    @Test func `the rubber band grows with the pull and stays below its dimension`() {
      let band = RubberBand(dimension: 400)
      var last: CGFloat = 0
      for pull in stride(from: CGFloat(1), to: 100_000, by: 97) {
        let displacement = band.displacement(forPull: pull)
        #expect(displacement > last)
        #expect(displacement < 400)
        last = displacement
      }
    }

    @Test func `the rubber band is invertible`() {
      let band = RubberBand(dimension: 800)
      for position: CGFloat in [-300, -1, 0, 12, 100, 130, 400] {
        let back = band.banded(band.unbanded(position, in: 0...100), in: 0...100)
        #expect(abs(back - position) < 1e-9)
      }
    }

    // MARK: Deceleration

    @Test func `velocity decreases by the same factor every millisecond`() {
      for rate: CGFloat in [0.998, 0.99] {
        let deceleration = ScrollDeceleration(start: 10, velocity: 1500, rate: rate)
        var velocity: CGFloat = 1500
        for millisecond in 0..<500 {
          #expect(abs(deceleration.velocity(at: Double(millisecond) / 1000) - velocity) < 1e-6)
          velocity *= rate
        }
      }
    }

    @Test func `the distance is the integral of the velocity`() {
      let deceleration = ScrollDeceleration(start: 10, velocity: -900, rate: 0.998)
      var position: CGFloat = 10
      let step = 1e-5
      var time = 0.0
      while time < 1 {
        position += deceleration.velocity(at: time + step / 2) * step
        time += step
      }
      #expect(abs(deceleration.position(at: time) - position) < 1e-3)
    }

    @Test func `the destination is the limit of the position`() {
      let deceleration = ScrollDeceleration(start: 0, velocity: 2000, rate: 0.998)
      #expect(abs(deceleration.destination - 2000 / (-1000 * log(0.998))) < 1e-9)
      #expect(abs(deceleration.position(at: 60) - deceleration.destination) < 1e-9)
      let duration = deceleration.duration(within: 0.5)
      #expect(abs(deceleration.destination - deceleration.position(at: duration) - 0.5) < 1e-9)
    }

    @Test func `the time of a position inverts the position at a time`() throws {
      let deceleration = ScrollDeceleration(start: 100, velocity: -700, rate: 0.998)
      let time = try #require(deceleration.time(at: 0))
      #expect(abs(deceleration.position(at: time)) < 1e-9)
      #expect(deceleration.time(at: 200) == nil)
      #expect(deceleration.time(at: deceleration.destination - 1) == nil)
    }

    // MARK: Spring

    @Test func `the spring obeys its equation of motion`() {
      // Critically damped: x″ + 2ω x′ + ω² x = 0.
      let spring = ScrollSpring(target: 50, displacement: -80, velocity: 900, frequency: 10)
      let step = 1e-4
      for index in 1..<100 {
        let time = Double(index) / 100
        let x = spring.position(at: time) - 50
        let v = spring.velocity(at: time)
        let numeric =
          (spring.position(at: time + step) - spring.position(at: time - step)) / 2 / step
        #expect(abs(v - numeric) < 1e-2)
        let a = (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / 2 / step
        #expect(abs(a + 20 * v + 100 * x) < 0.05)
      }
    }

    @Test func `the spring is at rest after its duration`() {
      var random = SplitMix64(seed: 7)
      for _ in 0..<500 {
        let spring = ScrollSpring(
          target: 0, displacement: .random(in: -400...400, using: &random),
          velocity: .random(in: -5000...5000, using: &random), frequency: 10)
        let duration = spring.duration(within: 0.5)
        for later in [0, 0.01, 0.1, 1] {
          #expect(abs(spring.position(at: duration + later)) <= 0.5)
        }
      }
    }

    @Test func `a spring that arrives at its target does not overshoot`() {
      var random = SplitMix64(seed: 8)
      for _ in 0..<300 {
        let start = CGFloat.random(in: 1...300, using: &random)
        let spring = ScrollSpring.arriving(
          at: 0, from: start, velocity: .random(in: -6000...0, using: &random))
        for index in 0..<200 {
          #expect(spring.position(at: Double(index) / 100) > -1e-9)
        }
      }
    }

    // MARK: Trajectory

    @Test func `position and velocity are continuous at the edge`() throws {
      let trajectory = ScrollTrajectory.released(at: 600, velocity: 3000, conditions)
      let turn = try #require(trajectory.turn)
      #expect(abs(trajectory.position(at: turn) - 1000) < 1e-6)
      #expect(
        abs(trajectory.position(at: turn - 1e-7) - trajectory.position(at: turn + 1e-7)) < 1e-2)
      #expect(
        abs(trajectory.velocity(at: turn - 1e-7) - trajectory.velocity(at: turn + 1e-7)) < 1e-2)
      #expect(trajectory.velocity(at: turn) > 0)
      #expect(trajectory.destination == 1000)
    }

    @Test func `a fling starts at the finger's velocity and rests on a whole pixel`() {
      let trajectory = ScrollTrajectory.released(at: 100.25, velocity: 500, conditions)
      #expect(trajectory.destination == trajectory.destination.rounded())
      #expect(abs(trajectory.destination - (100.25 + 500 / (-1000 * log(0.998)))) <= 0.5)
      #expect(abs(trajectory.velocity(at: 0) - 500) < 1e-9)
      #expect(trajectory.position(at: trajectory.duration) == trajectory.destination)
    }

    @Test func `content past the edge returns to it`() {
      let trajectory = ScrollTrajectory.released(at: -80, velocity: 0, conditions)
      #expect(trajectory.destination == 0)
      var last: CGFloat = -81
      for index in 0...200 {
        let position = trajectory.position(at: Double(index) / 100)
        #expect(position >= last && position <= 0)
        last = position
      }
      #expect(last == 0)
    }

    @Test func `a fast fling inward from past the edge continues into the range`() {
      let trajectory = ScrollTrajectory.released(at: -50, velocity: 1200, conditions)
      #expect(abs(trajectory.destination - (-50 + 1200 / (-1000 * log(0.998)))) <= 0.5)
      let slow = ScrollTrajectory.released(at: -50, velocity: 60, conditions)
      #expect(slow.destination == 0)
    }

    @Test func `without bouncing the trajectory ends at the edge`() {
      var hard = conditions
      hard.bounces = false
      let trajectory = ScrollTrajectory.released(at: 900, velocity: 3000, hard)
      for index in 0...300 {
        #expect(trajectory.position(at: Double(index) / 100) <= 1000)
      }
      #expect(trajectory.destination == 1000)
    }

    @Test func `every trajectory is continuous and ends inside the range`() {
      var random = SplitMix64(seed: 9)
      for index in 0..<2000 {
        let width = CGFloat.random(in: 0...2000, using: &random)
        let lower = CGFloat.random(in: -100...100, using: &random).rounded()
        let conditions = ScrollTrajectory.Conditions(
          range: lower...(lower + width.rounded()),
          rate: Bool.random(using: &random) ? 0.998 : 0.99,
          bounces: Bool.random(using: &random), pixel: 0.5)
        let start = CGFloat.random(in: lower - 200...lower + width + 200, using: &random)
        let velocity = CGFloat.random(in: -6000...6000, using: &random)
        let trajectory = ScrollTrajectory.released(at: start, velocity: velocity, conditions)
        #expect(conditions.range.contains(trajectory.destination), "case \(index) of seed 9")
        #expect(trajectory.duration.isFinite && trajectory.duration < 10, "case \(index) of seed 9")
        #expect(trajectory.duration == 0 || abs(trajectory.position(at: 0) - start) < 1e-6)
        var time = 0.0
        while time < trajectory.duration {
          let step = abs(trajectory.position(at: time + 0.001) - trajectory.position(at: time))
          #expect(step <= 8, "case \(index) of seed 9 jumps by \(step) at \(time)")
          time += 0.05
        }
      }
    }

    // MARK: Paging

    @Test func `a fling turns one page and a slow release snaps to the nearest page`() {
      let range: ClosedRange<CGFloat> = 0...900
      func target(_ position: CGFloat, _ velocity: CGFloat) -> CGFloat {
        ScrollPaging.target(from: position, velocity: velocity, page: 300, range: range)
      }
      #expect(target(310, 800) == 600)
      #expect(target(310, 8000) == 600)
      #expect(target(290, -800) == 0)
      #expect(target(140, 0) == 0)
      #expect(target(160, 0) == 300)
      #expect(target(880, 800) == 900)
      #expect(target(-40, -800) == 0)
    }
  }
#endif
