public import Foundation
internal import UIKit

extension Simulator {
  /// Plays a script of finger movements.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - end: The time at which to stop, in seconds from now. The end of the script by default. A
  ///     finger that is on the screen at that time is not lifted.
  ///   - pacing: How the clock advances.
  public func play(
    _ script: FingerScript, until end: TimeInterval? = nil, pacing: Pacing = .virtual
  ) {
    play(script, until: end ?? script.duration, pacing: pacing, pictureInterval: nil) {}
  }

  /// Plays a script and calls a block at the start and after each interval.
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

  /// Returns the time of a picture, in seconds from the start, or infinity if it is at the end or
  /// later.
  ///
  /// There is no picture at the end, because the last picture is shown until the end.
  private func time(
    ofPicture index: Int, every interval: TimeInterval, until end: TimeInterval
  ) -> TimeInterval {
    let time = Double(index) * interval
    return index == 0 || time < end - interval / 1_000 ? time : .infinity
  }
}

/// The clock of a simulator while it plays a script.
@MainActor private struct Playback {
  /// The maximum time between two runs of the system's main queue, in seconds.
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

  /// Advances the clock to a time in seconds after the start.
  func advance(to time: TimeInterval) {
    guard pacing != .virtual else {
      return simulator.advance(by: start + time - simulator.now)
    }
    while true {
      let remaining = start + time - simulator.now
      let step = min(max(remaining, 0), Self.longestStep)
      simulator.advance(by: step)
      simulator.run {
        pacer?.wait(until: simulator.now - start)
        if pacing == .stepped { RealTimePacer.runMainQueue(for: 0) }
      }
      // Lay out the changes that the main queue made.
      simulator.advance(by: 0)
      if remaining <= Self.longestStep { break }
    }
  }
}
