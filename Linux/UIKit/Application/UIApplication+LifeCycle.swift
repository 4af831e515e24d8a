public import Foundation

extension UIApplication {
  /// Posted after the app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app becomes inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the app has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app leaves the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Makes the app inactive and moves it to the background. Does nothing if it is already there.
  package func enterBackground() {
    guard applicationState == .active else { return }
    post(Self.willResignActiveNotification)
    applicationState = .background
    if MainLoop.current.answers.backgroundAnimation == .ends {
      for window in windows { window.removeAnimationsOfSubtree() }
    }
    post(Self.didEnterBackgroundNotification)
  }

  /// Moves the app to the foreground and makes it active. Does nothing if it is not in the
  /// background.
  package func enterForeground() {
    guard applicationState == .background else { return }
    post(Self.willEnterForegroundNotification)
    applicationState = .active
    post(Self.didBecomeActiveNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
