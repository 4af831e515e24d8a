import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSimulator

@Suite(.isolated)
@MainActor
struct ApplicationTests {
  /// The delegate of an app, which makes its window as the templates of Xcode do.
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let log = EventLog()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.record("launched \(application.applicationState)")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      log.record("did become \(application.applicationState)")
    }

    func applicationWillResignActive(_ application: UIApplication) {
      log.record("will resign \(application.applicationState)")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
      log.record("did enter \(application.applicationState)")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
      log.record("will leave \(application.applicationState)")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      log.record("memory")
    }
  }

  /// A delegate without a window.
  private final class PlainDelegate: NSObject, UIApplicationDelegate {}

  /// Records the notifications of an object until the token is released.
  private func observe(_ names: [Notification.Name], of object: AnyObject, in log: EventLog)
    -> [any NSObjectProtocol]
  {
    names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { note in
        let text = note.name.rawValue
        MainActor.assumeIsolated { log.record(text) }
      }
    }
  }

  @Test func `the app finds its key window in the scene`() {
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.makeKeyAndVisible()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let found = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
    #expect(found === window)
    #expect(UIApplication.shared.keyWindow === window)
    #expect(UIApplication.shared.windows == [other, window])
    #expect(window.windowScene?.keyWindow === window)
    #expect(window.windowScene?.activationState == .foregroundActive)
  }

  @Test func `a window outside the scene is not one of the app`() {
    let window = UIWindow()
    window.windowScene = nil
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test func `becoming key is reported to both windows`() {
    final class Window: UIWindow {
      let log = EventLog()
      override func becomeKey() { log.record("become \(isKeyWindow)") }
      override func resignKey() { log.record("resign \(isKeyWindow)") }
    }
    let (first, second) = (Window(), Window())
    first.makeKey()
    first.makeKey()
    second.makeKey()
    #expect(first.log.takeEntries() == ["become true", "resign false"])
    #expect(second.log.takeEntries() == ["become true"])
  }

  @Test func `each run loop has an app of its own`() {
    let simulator = Simulator()
    #expect(simulator.run { UIApplication.shared } !== UIApplication.shared)
    #expect(simulator.run { UIApplication.shared.windows } == [simulator.window])
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test func `events that no window handles reach the app and its delegate`() {
    let window = UIWindow()
    let delegate = AppDelegate()
    UIApplication.shared.delegate = delegate
    #expect(window.next === window.windowScene)
    #expect(window.windowScene?.next === UIApplication.shared)
    #expect(UIApplication.shared.next === delegate)
  }

  @Test func `a launch calls the delegate and shows the window that it makes`() {
    let simulator = Simulator(device: .smallPhone)
    let delegate = AppDelegate()
    simulator.launch(delegate)
    #expect(delegate.log.takeEntries() == ["launched inactive", "did become active"])
    #expect(simulator.window === delegate.window)
    #expect(simulator.window.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(simulator.window.safeAreaInsets.top == 20)
    #expect(simulator.window.traitCollection.displayScale == 2)
    simulator.run {
      let delegate = UIApplication.shared.delegate
      #expect(delegate?.window??.rootViewController === simulator.window.rootViewController)
      #expect((delegate as? AppDelegate)?.window === simulator.window)
      #expect(PlainDelegate().window == .some(nil))
    }
  }

  @Test func `the delegate and observers are told about the background in order`() {
    let simulator = Simulator()
    let delegate = AppDelegate()
    simulator.launch(delegate)
    _ = delegate.log.takeEntries()
    let tokens = observe(
      [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ], of: simulator.run { UIApplication.shared }, in: delegate.log)
    simulator.enterBackground()
    simulator.enterBackground()
    #expect(
      delegate.log.takeEntries() == [
        "will resign active", "UIApplicationWillResignActiveNotification",
        "did enter background", "UIApplicationDidEnterBackgroundNotification",
      ])
    #expect(simulator.run { UIApplication.shared.applicationState } == .background)
    simulator.enterForeground()
    simulator.enterForeground()
    #expect(
      delegate.log.takeEntries() == [
        "will leave background", "UIApplicationWillEnterForegroundNotification",
        "did become active", "UIApplicationDidBecomeActiveNotification",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `observers of the scene are told about the background`() {
    let simulator = Simulator()
    let log = EventLog()
    let scene = simulator.window.windowScene ?? UIScreen.main
    let tokens = observe(
      [
        UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
        UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      ], of: scene, in: log)
    simulator.enterBackground()
    #expect(
      log.takeEntries() == [
        "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
      ])
    #expect(simulator.run { simulator.window.windowScene?.activationState } == .background)
    simulator.enterForeground()
    #expect(
      log.takeEntries() == [
        "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `a memory warning reaches the delegate and the controllers`() {
    final class Controller: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
      }
    }
    let simulator = Simulator()
    let delegate = AppDelegate()
    simulator.launch(delegate)
    _ = delegate.log.takeEntries()
    let (child, presented) = (Controller(), Controller())
    let navigation = UINavigationController(rootViewController: child)
    simulator.show(navigation)
    #expect(navigation.visibleViewController === child)
    simulator.run { child.present(presented, animated: true) }
    #expect(navigation.visibleViewController === presented)
    simulator.sendMemoryWarning()
    #expect(delegate.log.takeEntries() == ["memory"])
    #expect(child.warnings == 1)
    #expect(presented.warnings == 1)
  }
}
