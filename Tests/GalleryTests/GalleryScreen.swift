import EdgeRefresh
import Foundation
import GalleryExamples
import Testing
import UIKit

@testable import Gallery
@testable import UIKitSimulator

/// The size, appearance and layout direction of a screen in the tests of the gallery.
struct ScreenKind: CustomTestStringConvertible, Sendable {
  var width: CGFloat
  var height: CGFloat
  var style = UIUserInterfaceStyle.light
  var direction = UITraitEnvironmentLayoutDirection.leftToRight

  static let phone = ScreenKind(width: 390, height: 844)

  /// Several sizes. Each combination of appearance and direction occurs once.
  static let all = [
    phone,
    ScreenKind(width: 320, height: 480, style: .dark),
    ScreenKind(width: 430, height: 932, style: .dark, direction: .rightToLeft),
    ScreenKind(width: 667, height: 375, direction: .rightToLeft),
  ]

  var testDescription: String {
    "\(Int(width))x\(Int(height))" + (style == .dark ? " dark" : "")
      + (direction == .rightToLeft ? " right to left" : "")
  }
}

/// An example on a simulated phone, with access to its views.
@MainActor struct GalleryScreen {
  let simulator: Simulator
  let script: FingerScript
  let example: GalleryExample

  init(_ name: String, on kind: ScreenKind = .phone) throws {
    example = try #require(GalleryExample.named(name))
    let device = SimulatedDevice.phone(size: CGSize(width: kind.width, height: kind.height))
    let stage = GalleryStage(example, device: device, style: kind.style, direction: kind.direction)
    simulator = stage.simulator
    script = stage.script
    // Half the frame rate of a phone saves time and is sufficient for the tests.
    simulator.loop.frameInterval = 1.0 / 30
  }

  /// The controller that shows the example.
  var controller: UIViewController? {
    (simulator.window.rootViewController as? UINavigationController)?.topViewController
  }

  /// The scroll view of the first control. It is nested in another scroll view in some examples.
  var scrollView: UIScrollView {
    get throws {
      try #require(
        controls.first?.scrollView ?? controller?.view.firstDescendant(UIScrollView.self))
    }
  }

  /// The refresh controls of the example.
  var controls: [RefreshComponent] {
    controller?.view.descendants(RefreshComponent.self) ?? []
  }

  /// The number of rows of a table view, or of items of a collection view, in the first section.
  var count: Int {
    get throws {
      let view = try scrollView
      if let table = view as? UITableView { return table.numberOfRows(inSection: 0) }
      return (view as? UICollectionView)?.numberOfItems(inSection: 0) ?? 0
    }
  }

  /// Plays the script up to `end` in seconds, or completely, and calls `inspect` every 0.1 seconds.
  func play(until end: TimeInterval? = nil, inspect: () -> Void = {}) {
    simulator.play(
      script, until: end ?? script.duration, pacing: .virtual, pictureInterval: 0.1,
      picture: inspect)
  }

  /// Advances the time without touches in steps of 0.1 seconds. After each step, lets tasks run and
  /// calls `inspect`.
  func wait(_ seconds: TimeInterval, inspect: () -> Void = {}) async {
    for _ in 0..<Int(seconds * 10) {
      simulator.advance(by: 0.1)
      await letTasksRun()
      // What the tasks have changed is not yet laid out.
      simulator.advance(by: 0)
      inspect()
    }
  }

  /// Lets the tasks of the example run. A stream reaches a task of the main actor through the
  /// shared thread pool. A yield does not wait for the pool, but the end of a detached task shows
  /// that the pool has run.
  private func letTasksRun() async {
    for _ in 0..<3 {
      await Task.detached(priority: Task.currentPriority) {}.value
      for _ in 0..<3 { await Task.yield() }
    }
  }

  /// Removes the controller from the window, so that the screen is deallocated.
  func leave() {
    simulator.run { simulator.window.rootViewController = nil }
    simulator.advance(by: 0)
  }
}

extension UIView {
  /// All descendants of a type. A view precedes its descendants, and views in front are last.
  func descendants<View: UIView>(_ kind: View.Type) -> [View] {
    subviews.flatMap { view in
      ((view as? View).map { [$0] } ?? []) + view.descendants(kind)
    }
  }

  func firstDescendant<View: UIView>(_ kind: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.firstDescendant(kind) }.first
  }
}
