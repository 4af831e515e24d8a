internal import EdgeRefresh
internal import Foundation
internal import GalleryExamples
internal import UIKit
internal import UIKitSimulator

/// A phone that shows the gallery, and whose examples live by its clock.
@MainActor struct GalleryStage {
  let simulator: Simulator
  /// What the finger does when nobody holds the mouse.
  let script: FingerScript

  private static let languages = ["en", "zh-Hans", "ja", "ko", "ar", "hi", "th", "de", "ru"]

  /// Sets the stage.
  ///
  /// - Parameters:
  ///   - example: What is shown; `nil` for the list of all.
  ///   - device: The phone.
  ///   - style: Whether its system is light or dark.
  ///   - direction: Where its system begins to read.
  init(
    _ example: GalleryExample?, device: SimulatedDevice, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    // The same pictures every time: nothing has been refreshed yet.
    UserDefaults.standard.setLastUpdatedTime(
      nil, forKey: RefreshHeader(frame: .zero).lastUpdatedTimeKey)
    let simulator = Simulator(device: device, userInterfaceStyle: style)
    let loop = simulator.loop
    simulator.window.environment = UITraitCollection(traitsFrom: [
      simulator.window.environment, UITraitCollection(layoutDirection: direction),
    ])
    let stack = simulator.run {
      let list = ExampleListViewController {
        MessageServer { seconds, block in loop.schedule(after: seconds, block) }
      }
      let stack = UINavigationController(rootViewController: list)
      if let example { list.open(example, animated: false) }
      return stack
    }
    simulator.show(stack)
    self.simulator = simulator
    script =
      example.map { GalleryScript.script(for: $0.demonstration, on: device) }
      ?? GalleryScript.list(on: device)
  }

  /// Has all controls speak the next of some languages.
  static func speakNextLanguage() {
    let current = RefreshConfiguration.default.languageCode ?? languages[0]
    let index = languages.firstIndex(of: current) ?? 0
    RefreshConfiguration.default.languageCode = languages[(index + 1) % languages.count]
  }
}
