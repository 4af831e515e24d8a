import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSimulator

@Suite(.isolated)
@MainActor
struct ApplicationTests {
  @Test func `a window outside the scene is not one of the app`() {
    let (first, second) = (UIWindow(), UIWindow())
    first.windowScene = nil
    #expect(UIApplication.shared.windows == [second])
  }

  @Test func `each run loop has an app of its own`() {
    let simulator = Simulator()
    #expect(simulator.run { UIApplication.shared } !== UIApplication.shared)
    #expect(simulator.run { UIApplication.shared.windows } == [simulator.window])
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test func `events that no window handles reach the scene and the app`() {
    let window = UIWindow()
    #expect(window.next === window.windowScene)
    #expect(window.windowScene?.next === UIApplication.shared)
  }

  @Test func `observers are told about the background in order`() {
    let simulator = Simulator()
    let log = EventLog()
    let app = simulator.run { UIApplication.shared }
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: app, queue: nil) { note in
        let text = note.name.rawValue
        MainActor.assumeIsolated { log.record("\(text) \(app.applicationState)") }
      }
    }
    simulator.enterBackground()
    simulator.enterBackground()
    #expect(
      log.takeEntries() == [
        "UIApplicationWillResignActiveNotification active",
        "UIApplicationDidEnterBackgroundNotification background",
      ])
    simulator.enterForeground()
    simulator.enterForeground()
    #expect(
      log.takeEntries() == [
        "UIApplicationWillEnterForegroundNotification background",
        "UIApplicationDidBecomeActiveNotification active",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
