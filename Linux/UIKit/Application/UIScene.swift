public import Foundation

/// One instance of an app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and receives no events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// Posted after a scene has become active. The object is the scene.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive. The object is the scene.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted after a scene has entered the background. The object is the scene.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before a scene leaves the background. The object is the scene.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  init(ofApplication: Void) { super.init() }

  /// The state of the scene, which is that of the app.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
