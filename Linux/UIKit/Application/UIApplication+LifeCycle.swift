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
  /// Posted after the app has been launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the system has little memory left.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Launches the app with a delegate: calls its launch methods, and makes the app active.
  package func launch(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    applicationState = .inactive
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
    becomeActive()
  }

  /// Makes the app inactive and moves it to the background. Does nothing if it is already there.
  package func enterBackground() {
    guard applicationState != .background else { return }
    if applicationState == .active {
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
      scene.post(UIScene.willDeactivateNotification)
      applicationState = .inactive
    }
    applicationState = .background
    if MainLoop.current.answers.backgroundAnimation == .ends {
      for window in windows { window.removeAnimationsOfSubtree() }
    }
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
    scene.post(UIScene.didEnterBackgroundNotification)
  }

  /// Moves the app to the foreground and makes it active. Does nothing if it is not in the
  /// background.
  package func enterForeground() {
    guard applicationState == .background else { return }
    delegate?.applicationWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    scene.post(UIScene.willEnterForegroundNotification)
    applicationState = .inactive
    becomeActive()
  }

  /// Tells the app that the system has little memory left.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    for window in windows { window.rootViewController?.receiveMemoryWarning() }
  }

  private func becomeActive() {
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
    scene.post(UIScene.didActivateNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIViewController {
  /// Reports a memory warning to the controller, its descendants and the controllers that these
  /// present.
  fileprivate func receiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.receiveMemoryWarning() }
    storedPresented?.receiveMemoryWarning()
  }
}
