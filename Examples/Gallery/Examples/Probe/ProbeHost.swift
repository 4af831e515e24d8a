public import UIKit

/// What the screen of the probe needs from the platform.
public struct ProbeHost: Sendable {
  /// A function that offers the lines of a run to the user. It receives the file's text and the
  /// controller that is shown, and returns a message for the screen; `nil` if there is none.
  public typealias Share = @MainActor @Sendable (String, UIViewController) -> String?

  /// Returns the name and the version of the system.
  public let system: @MainActor @Sendable () -> String
  /// Offers the lines to the user.
  public let share: Share

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - system: Returns the name and the version of the system.
  ///   - share: Offers the lines to the user.
  public init(system: @escaping @MainActor @Sendable () -> String, share: @escaping Share) {
    self.system = system
    self.share = share
  }
}
