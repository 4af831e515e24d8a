/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the system chooses: `pageSheet`.
  case automatic = -2
  /// Covers the screen. The views below are removed when the presentation is complete.
  case fullScreen = 0
  /// A sheet over the presenting view, which moves back. With a compact vertical size class, it
  /// covers the screen.
  case pageSheet = 1
  /// Covers the screen. The views below stay.
  case overFullScreen = 5
}
