internal import Foundation
internal import UIKit

extension Simulator {
  /// Lets the finger follow a script and takes pictures meanwhile.
  ///
  /// With ``Pacing/realTime`` the recording takes as long as the script, and what the app leaves to
  /// `DispatchQueue.main` or to tasks happens in it when it would happen on a phone; it must then be
  /// called from synchronous code on the main thread. With ``Pacing/virtual`` it is as fast as it can
  /// be computed and the same each time, and the system's queues stand still.
  ///
  /// - Parameters:
  ///   - script: What the finger does; the recording is as long.
  ///   - framesPerSecond: How many pictures are taken; GIF knows hundredths of a second only.
  ///   - pacing: How time passes meanwhile.
  /// - Returns: The pictures, not drawn yet.
  public func record(
    _ script: FingerScript, framesPerSecond: Double = 25, pacing: Pacing = .virtual
  ) -> Recording {
    precondition(
      framesPerSecond > 0 && framesPerSecond <= 1_000,
      "a recording has from 0 to 1,000 frames per second")
    var recording = Recording()
    let interval = 1 / framesPerSecond
    play(script, until: script.duration, pacing: pacing, pictureInterval: interval) {
      recording.append(picture(), duration: interval)
    }
    return recording
  }
}
