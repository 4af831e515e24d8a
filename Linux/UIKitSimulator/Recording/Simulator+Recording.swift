internal import Foundation
internal import UIKit

extension Simulator {
  /// Plays a script and records the screen.
  ///
  /// With ``Pacing/realTime``, the recording takes as long as the script, and blocks on
  /// `DispatchQueue.main` and tasks run as on a phone. In this case, call the method from
  /// synchronous code on the main thread. With ``Pacing/virtual``, the recording is as fast as
  /// possible and the same every time, and the system's queues do not run.
  ///
  /// - Parameters:
  ///   - script: The script. The recording has its duration.
  ///   - framesPerSecond: The number of pictures per second. The durations in a GIF are in
  ///     hundredths of a second.
  ///   - pacing: How the clock advances.
  /// - Returns: The recording, which is not rendered yet.
  public func record(
    _ script: FingerScript, framesPerSecond: Double = 25, pacing: Pacing = .virtual
  ) -> Recording {
    precondition(
      framesPerSecond > 0 && framesPerSecond <= 1_000,
      "a recording has more than 0 and at most 1,000 frames per second")
    var recording = Recording()
    let interval = 1 / framesPerSecond
    play(script, until: script.duration, pacing: pacing, pictureInterval: interval) {
      recording.append(picture(), duration: interval)
    }
    return recording
  }
}
