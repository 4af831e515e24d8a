import EdgeRefresh
import Foundation
import GalleryExamples
import Testing
import UIKit

@testable import Gallery
@testable import UIKitSimulator

/// What a gallery test is played on.
struct ScreenKind: CustomTestStringConvertible, Sendable {
  var width: CGFloat
  var height: CGFloat
  var style = UIUserInterfaceStyle.light
  var direction = UITraitEnvironmentLayoutDirection.leftToRight

  static let phone = ScreenKind(width: 390, height: 844)

  /// Several sizes, both appearances and both directions, each with each at least once.
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

/// An example on a phone, and what is to be seen of it.
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
    // Half as many frames as on a phone: nothing of what is looked at is faster.
    simulator.loop.frameInterval = 1.0 / 30
  }

  /// The controller that shows the example.
  var controller: UIViewController? {
    (simulator.window.rootViewController as? UINavigationController)?.topViewController
  }

  var scrollView: UIScrollView {
    get throws { try #require(controller?.view.firstDescendant(UIScrollView.self)) }
  }

  /// The controls that the example has.
  var controls: [RefreshComponent] {
    controller?.view.descendants(RefreshComponent.self) ?? []
  }

  /// How many rows, items or pages there are.
  var count: Int {
    get throws {
      let view = try scrollView
      if let table = view as? UITableView { return table.numberOfRows(inSection: 0) }
      return (view as? UICollectionView)?.numberOfItems(inSection: 0) ?? 0
    }
  }

  /// Plays the script, or the part of it up to a time, and looks at the screen at each tenth of a second.
  func play(until end: TimeInterval? = nil, look: () -> Void = {}) {
    simulator.play(
      script, until: end ?? script.duration, pacing: .virtual, pictureInterval: 0.1, picture: look)
  }

  /// Lets time pass while no finger touches, and tasks go on as far as they can.
  func wait(_ seconds: TimeInterval, look: () -> Void = {}) async {
    for _ in 0..<Int(seconds * 10) {
      simulator.advance(by: 0.1)
      for _ in 0..<10 { await Task.yield() }
      look()
    }
  }

  /// Leaves the screen, so that nothing of it stays behind.
  func leave() {
    simulator.run { simulator.window.rootViewController = nil }
    simulator.advance(by: 0)
  }
}

extension UIView {
  /// All views inside of a kind, those in front last.
  func descendants<View: UIView>(_ kind: View.Type) -> [View] {
    subviews.flatMap { view in
      ((view as? View).map { [$0] } ?? []) + view.descendants(kind)
    }
  }

  func firstDescendant<View: UIView>(_ kind: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.firstDescendant(kind) }.first
  }
}
