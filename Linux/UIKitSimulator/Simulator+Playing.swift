public import Foundation
internal import UIKit

extension Simulator {
  /// Lets the finger follow a script, from now until the script's end.
  ///
  /// - Parameters:
  ///   - script: What the finger does.
  ///   - end: When to stop, in seconds from now; the script's end by default. A finger that still
  ///     touches then goes on touching.
  ///   - pacing: How time passes meanwhile.
  public func play(
    _ script: FingerScript, until end: TimeInterval? = nil, pacing: Pacing = .virtual
  ) {
    play(script, until: end ?? script.duration, pacing: pacing, pictureInterval: nil) {}
  }

  /// Plays a script and calls a block at its start and at each interval.
  func play(
    _ script: FingerScript, until end: TimeInterval, pacing: Pacing,
    pictureInterval: TimeInterval?, picture: () -> Void
  ) {
    let playback = Playback(simulator: self, pacing: pacing)
    var events = script.events().filter { $0.time <= end }[...]
    var pictures = 0
    while true {
      let pictureTime = pictureInterval.map {
        self.time(ofPicture: pictures, every: $0, until: end)
      }
      let eventTime = events.first?.time ?? .infinity
      let time = min(pictureTime ?? .infinity, eventTime)
      guard time <= end else { break }
      playback.advance(to: time)
      if eventTime <= time, let event = events.popFirst() {
        perform(event.event)
      } else {
        picture()
        pictures += 1
      }
    }
    playback.advance(to: end)
  }

  /// When a picture is taken; the last one is seen until the end, where none is taken any more.
  private func time(
    ofPicture index: Int, every interval: TimeInterval, until end: TimeInterval
  ) -> TimeInterval {
    let time = Double(index) * interval
    return index == 0 || time < end - interval / 1_000 ? time : .infinity
  }
}

/// The clock of a simulator while it plays a script.
@MainActor private struct Playback {
  /// The longest time that the system's main queue is kept waiting, in seconds.
  private static let longestStep = 1.0 / 120

  private let simulator: Simulator
  private let start: TimeInterval
  private let pacing: Pacing
  private let pacer: RealTimePacer?

  init(simulator: Simulator, pacing: Pacing) {
    self.simulator = simulator
    start = simulator.now
    self.pacing = pacing
    pacer = pacing == .realTime ? RealTimePacer() : nil
  }

  /// Moves the clock to so many seconds after the start, where it is not there yet.
  func advance(to time: TimeInterval) {
    guard pacing != .virtual else {
      return simulator.advance(by: start + time - simulator.now)
    }
    while true {
      let left = start + time - simulator.now
      let step = min(max(left, 0), Self.longestStep)
      simulator.advance(by: step)
      simulator.run {
        pacer?.wait(until: simulator.now - start)
        if pacing == .stepped { RealTimePacer.runMainQueue(for: 0) }
      }
      // What the main queue did is laid out before anybody looks.
      simulator.advance(by: 0)
      if left <= Self.longestStep { break }
    }
  }
}
