// Apple's UIKit does not show its physics: these tests are the stand-in's own.
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

    @Test func `the rubber band never gives a whole screen and never gives back`() {
      let band = RubberBand(dimension: 400)
      var last: CGFloat = 0
      for pull in stride(from: CGFloat(1), to: 100_000, by: 97) {
        let displacement = band.displacement(forPull: pull)
        #expect(displacement > last)
        #expect(displacement < 400)
        last = displacement
      }
    }

    @Test func `the rubber band can be turned round`() {
      let band = RubberBand(dimension: 800)
      for position: CGFloat in [-300, -1, 0, 12, 100, 130, 400] {
        let back = band.banded(band.unbanded(position, in: 0...100), in: 0...100)
        #expect(abs(back - position) < 1e-9)
      }
    }

    // MARK: Deceleration

    @Test func `speed is lost by the same share in every millisecond`() {
      for rate: CGFloat in [0.998, 0.99] {
        let glide = ScrollDeceleration(start: 10, velocity: 1500, rate: rate)
        var velocity: CGFloat = 1500
        for millisecond in 0..<500 {
          #expect(abs(glide.velocity(at: Double(millisecond) / 1000) - velocity) < 1e-6)
          velocity *= rate
        }
      }
    }

    @Test func `the way is the sum of the speed`() {
      let glide = ScrollDeceleration(start: 10, velocity: -900, rate: 0.998)
      var position: CGFloat = 10
      let step = 1e-5
      var time = 0.0
      while time < 1 {
        position += glide.velocity(at: time + step / 2) * step
        time += step
      }
      #expect(abs(glide.position(at: time) - position) < 1e-3)
    }

    @Test func `the destination is where it ends up`() {
      let glide = ScrollDeceleration(start: 0, velocity: 2000, rate: 0.998)
      #expect(abs(glide.destination - 2000 / (-1000 * log(0.998))) < 1e-9)
      #expect(abs(glide.position(at: 60) - glide.destination) < 1e-9)
      let duration = glide.duration(within: 0.5)
      #expect(abs(glide.destination - glide.position(at: duration) - 0.5) < 1e-9)
    }

    @Test func `the time of a position is the inverse of the position at a time`() throws {
      let glide = ScrollDeceleration(start: 100, velocity: -700, rate: 0.998)
      let time = try #require(glide.time(at: 0))
      #expect(abs(glide.position(at: time)) < 1e-9)
      #expect(glide.time(at: 200) == nil)
      #expect(glide.time(at: glide.destination - 1) == nil)
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

    @Test func `the spring has arrived when it says so`() {
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

    @Test func `an arriving spring does not run past its target`() {
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

    // MARK: The whole way

    @Test func `position and speed are continuous at the edge`() throws {
      let way = ScrollTrajectory.released(at: 600, velocity: 3000, conditions)
      let turn = try #require(way.turn)
      #expect(abs(way.position(at: turn) - 1000) < 1e-6)
      #expect(abs(way.position(at: turn - 1e-7) - way.position(at: turn + 1e-7)) < 1e-2)
      #expect(abs(way.velocity(at: turn - 1e-7) - way.velocity(at: turn + 1e-7)) < 1e-2)
      #expect(way.velocity(at: turn) > 0)
      #expect(way.destination == 1000)
    }

    @Test func `a fling that stays inside rests on a whole pixel and starts at the fingers speed`()
    {
      let way = ScrollTrajectory.released(at: 100.25, velocity: 500, conditions)
      #expect(way.destination == way.destination.rounded())
      #expect(abs(way.destination - (100.25 + 500 / (-1000 * log(0.998)))) <= 0.5)
      #expect(abs(way.velocity(at: 0) - 500) < 1e-9)
      #expect(way.position(at: way.duration) == way.destination)
    }

    @Test func `content past the edge comes back to it`() {
      let way = ScrollTrajectory.released(at: -80, velocity: 0, conditions)
      #expect(way.destination == 0)
      var last: CGFloat = -81
      for index in 0...200 {
        let position = way.position(at: Double(index) / 100)
        #expect(position >= last && position <= 0)
        last = position
      }
      #expect(last == 0)
    }

    @Test func `a fling inward from past the edge glides on`() {
      let way = ScrollTrajectory.released(at: -50, velocity: 1200, conditions)
      #expect(abs(way.destination - (-50 + 1200 / (-1000 * log(0.998)))) <= 0.5)
      let slow = ScrollTrajectory.released(at: -50, velocity: 60, conditions)
      #expect(slow.destination == 0)
    }

    @Test func `without bouncing the way ends at the edge`() {
      var hard = conditions
      hard.bounces = false
      let way = ScrollTrajectory.released(at: 900, velocity: 3000, hard)
      for index in 0...300 {
        #expect(way.position(at: Double(index) / 100) <= 1000)
      }
      #expect(way.destination == 1000)
    }

    @Test func `every way ends inside the range and is continuous`() {
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
        let way = ScrollTrajectory.released(at: start, velocity: velocity, conditions)
        #expect(conditions.range.contains(way.destination), "case \(index) of seed 9")
        #expect(way.duration.isFinite && way.duration < 10, "case \(index) of seed 9")
        #expect(way.duration == 0 || abs(way.position(at: 0) - start) < 1e-6)
        var time = 0.0
        while time < way.duration {
          let step = abs(way.position(at: time + 0.001) - way.position(at: time))
          #expect(step <= 8, "case \(index) of seed 9 jumps by \(step) at \(time)")
          time += 0.05
        }
      }
    }

    // MARK: Paging

    @Test func `a fling turns one page and a rest takes the nearest`() {
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
