public import Foundation

/// The window of an app's delegate.
///
/// In Apple's UIKit, `window` is an optional requirement of `UIApplicationDelegate`, so its type is
/// `UIWindow??` in `UIApplication.shared.delegate?.window`. Swift has optional requirements only
/// with the Objective-C runtime. Here, this protocol and its default have the same effect.
@preconcurrency @MainActor public protocol _UIApplicationDelegateWindow: NSObjectProtocol {
  /// The window of the app.
  @_disfavoredOverload var window: UIWindow? { get }
}

extension _UIApplicationDelegateWindow {
  /// `nil`, if the delegate has no window of its own.
  @_disfavoredOverload public var window: UIWindow? { nil }
}

/// Methods that are called when the state of the app changes.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _UIApplicationDelegateWindow {
  /// Called when the launch of the app has begun.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the launch of the app is almost finished. The app shows its window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called after the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the app becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called after the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the app leaves the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when the system has little memory left.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The window of the delegate. `nil` if it has none.
  public var window: UIWindow?? { (self as any _UIApplicationDelegateWindow).window }

  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
