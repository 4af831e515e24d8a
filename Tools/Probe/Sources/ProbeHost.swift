internal import UIKit

/// What the screen of the probe needs from the platform.
struct ProbeHost: Sendable {
  /// A function that offers the lines of a run to the user. It receives the file's text and the
  /// controller that is shown, and returns a message for the screen; `nil` if there is none.
  typealias Share = @MainActor @Sendable (String, UIViewController) -> String?

  /// Returns the name and the version of the system.
  let system: @MainActor @Sendable () -> String
  /// Runs a block after a delay in seconds, by the clock of the platform.
  let delay: ProbeRun.Delay
  /// Offers the lines to the user.
  let share: Share
}
