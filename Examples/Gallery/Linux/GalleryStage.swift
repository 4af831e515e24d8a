internal import EdgeRefresh
internal import Foundation
internal import GalleryExamples
internal import UIKit
internal import UIKitSimulator

/// A simulated phone that shows the gallery. The examples use its clock.
@MainActor struct GalleryStage {
  let simulator: Simulator
  /// The script that recordings and screenshots play.
  let script: FingerScript

  private static let languages = ["en", "zh-Hans", "ja", "ko", "ar", "hi", "th", "de", "ru"]

  /// Creates a phone and shows an example on it.
  ///
  /// - Parameters:
  ///   - example: The example; `nil` for the list of all examples.
  ///   - device: The model of the phone.
  ///   - style: The appearance of the phone's system.
  ///   - direction: The layout direction of the phone's system.
  ///   - bars: How navigation bars look.
  init(
    _ example: GalleryExample?, device: SimulatedDevice, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, bars: BarLook = .classic
  ) {
    // Remove the time of an earlier run, so that pictures are the same each time.
    UserDefaults.standard.setLastUpdatedTime(
      nil, forKey: RefreshHeader(frame: .zero).lastUpdatedTimeKey)
    let simulator = Simulator(device: device, userInterfaceStyle: style)
    let loop = simulator.loop
    loop.barLook = bars
    simulator.window.environment = UITraitCollection(traitsFrom: [
      simulator.window.environment, UITraitCollection(layoutDirection: direction),
    ])
    let list = simulator.run {
      ExampleListViewController {
        MessageServer { seconds, block in loop.schedule(after: seconds, block) }
      }
    }
    let stack = simulator.run {
      let stack = PhoneNavigationController(rootViewController: list)
      if let example { list.open(example, animated: false) }
      return stack
    }
    simulator.show(stack)
    self.simulator = simulator
    script =
      example.map { GalleryScript.script(for: $0.demonstration, on: device) }
      ?? GalleryScript.list(on: device, firstRow: list.firstRowCenter)
  }

  /// Changes the language of all controls to the next one of a list.
  static func selectNextLanguage() {
    let current = RefreshConfiguration.default.languageCode ?? languages[0]
    let index = languages.firstIndex(of: current) ?? 0
    RefreshConfiguration.default.languageCode = languages[(index + 1) % languages.count]
  }
}

/// The stack of the simulated phone. The headers of its screens use the time of the status bar, in
/// the format of the United States, so that pictures do not depend on when and where they are
/// taken.
private final class PhoneNavigationController: UINavigationController {
  /// Thursday, 9:41 in the morning.
  private static let time = Date(timeIntervalSince1970: 1_779_356_460)
  /// The screen whose headers have the time.
  private weak var adjustedController: UIViewController?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let top = topViewController, top !== adjustedController, let view = top.viewIfLoaded
    else { return }
    adjustedController = top
    setTime(in: view)
  }

  private func setTime(in view: UIView) {
    if let header = view as? RefreshHeader {
      var calendar = Calendar(identifier: .gregorian)
      if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
      header.lastUpdatedFormat.currentTimeProvider = { Self.time }
      header.lastUpdatedFormat.calendar = calendar
      // An example may have chosen another language.
      if header.lastUpdatedFormat.locale == .autoupdatingCurrent {
        header.lastUpdatedFormat.locale = Locale(identifier: "en_US")
      }
    }
    for subview in view.subviews { setTime(in: subview) }
  }
}
