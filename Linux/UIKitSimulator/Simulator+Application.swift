internal import UIKit

extension Simulator {
  /// Moves the app to the background, as a swipe to the home screen does.
  ///
  /// The app becomes inactive first. Its timers continue to run, and screenshots still show it.
  public func enterBackground() {
    run {
      loop.application.enterBackground()
      loop.turn()
    }
  }

  /// Moves the app back to the foreground and makes it active.
  public func enterForeground() {
    run {
      loop.application.enterForeground()
      loop.turn()
    }
  }
}
