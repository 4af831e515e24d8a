/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the system chooses: `pageSheet`.
  case automatic = -2
  /// Covers the screen. The views below are removed when the presentation is complete.
  case fullScreen = 0
  /// A sheet over the presenting view, which moves back. With a compact vertical size class, it
  /// covers the screen.
  case pageSheet = 1
  /// On a phone, the same as `pageSheet`.
  case formSheet = 2
  /// Covers the screen. The views below stay.
  case overFullScreen = 5
}

/// How a controller's view appears when it is presented and disappears when it is dismissed.
///
/// A sheet always slides.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom of the screen.
  case coverVertical = 0
  /// The view fades in.
  case crossDissolve = 2
}
