internal import Foundation
internal import GalleryExamples
internal import UIKit
internal import UIKitSimulator

/// What the finger does in recordings and screenshots.
///
/// The ways are the same on every screen, as far as there is room: content follows a finger the less
/// the lower the screen is.
struct GalleryScript {
  private let device: SimulatedDevice
  private var size: CGSize { device.size }

  private init(on device: SimulatedDevice) { self.device = device }

  /// The script that shows what an example is about.
  ///
  /// - Parameters:
  ///   - demonstration: What is to be shown.
  ///   - device: The phone on which it is shown.
  /// - Returns: The script.
  static func script(
    for demonstration: Demonstration, on device: SimulatedDevice
  ) -> FingerScript {
    let script = GalleryScript(on: device)
    switch demonstration {
    case .pullDown: return FingerScript().wait(0.6).then(script.pullDown).wait(3.5)
    case .scrollAndPullDown: return script.scrollAndPullDown
    case .scrollToEnd: return FingerScript().wait(0.4).then(script.throwUp).wait(3.4)
    case .scrollToEndTwice:
      return FingerScript().wait(0.4).then(script.throwUp).wait(2.8).then(script.throwUp).wait(2.4)
    case .pullUp:
      return FingerScript().wait(0.4).then(script.throwUp).wait(1.8).then(script.pullUp).wait(3.2)
    case .pullFromTrailing:
      return FingerScript().wait(0.4).then(script.throwOnwards).wait(1.8).then(script.pullOnwards)
        .wait(3.2)
    case .scrollToTrailing: return FingerScript().wait(0.4).then(script.throwOnwards).wait(3.4)
    case .pullFromLeading: return FingerScript().wait(0.6).then(script.pullBack).wait(3.5)
    case .turnPages:
      return FingerScript().wait(0.5).then(script.throwOnwards).wait(0.9).then(script.throwOnwards)
        .wait(0.9).then(script.pullOnwards).wait(3.2)
    case .chooseAndPull: return script.chooseAndPull
    }
  }

  /// The script for the first screen: opens the first example and comes back by a swipe.
  ///
  /// - Parameter device: The phone.
  /// - Returns: The script.
  static func list(on device: SimulatedDevice) -> FingerScript {
    let script = GalleryScript(on: device)
    let edge = CGPoint(x: 2, y: device.size.height / 2)
    return FingerScript().wait(0.6).tap(at: script.row(1)).wait(1)
      .drag(
        from: edge, to: CGPoint(x: device.size.width * 0.8, y: edge.y), duration: 0.4
      )
      .wait(1).then(script.throwUp).wait(1.5)
  }

  /// A point at shares of the width and of the height.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: size.width * x, y: size.height * y)
  }

  private var reachDown: CGFloat { min(240, size.height * 0.62) }
  private var reachAcross: CGFloat { min(240, size.width * 0.62) }

  private var pullDown: FingerScript {
    let start = point(0.5, 0.3)
    return FingerScript().drag(
      from: start, to: CGPoint(x: start.x, y: start.y + reachDown), duration: 0.9, hold: 0.5)
  }

  private var pullUp: FingerScript {
    let start = point(0.5, 0.85)
    return FingerScript().drag(
      from: start, to: CGPoint(x: start.x, y: start.y - reachDown), duration: 0.9, hold: 0.5)
  }

  private var pullOnwards: FingerScript {
    let start = point(0.9, 0.5)
    return FingerScript().drag(
      from: start, to: CGPoint(x: start.x - reachAcross, y: start.y), duration: 0.9, hold: 0.5)
  }

  private var pullBack: FingerScript {
    let start = point(0.25, 0.5)
    return FingerScript().drag(
      from: start, to: CGPoint(x: start.x + reachAcross, y: start.y), duration: 0.9, hold: 0.5)
  }

  private var throwUp: FingerScript {
    let start = point(0.5, 0.85)
    // Short enough that the end is not reached while the finger touches.
    return FingerScript().fling(from: start, to: CGPoint(x: start.x, y: start.y - 180))
  }

  private var throwOnwards: FingerScript {
    FingerScript().fling(from: point(0.85, 0.5), to: point(0.25, 0.5))
  }

  private var scrollAndPullDown: FingerScript {
    let way = min(160, size.height * 0.3)
    let (low, high) = (point(0.5, 0.75), CGPoint(x: size.width / 2, y: size.height * 0.75 - way))
    return FingerScript().wait(0.5)
      .drag(from: low, to: high, duration: 0.6).wait(0.6)
      .drag(from: high, to: CGPoint(x: low.x, y: low.y + 20), duration: 0.6).wait(0.6)
      .then(pullDown).wait(3.5)
  }

  private var chooseAndPull: FingerScript {
    FingerScript().wait(0.4).tap(at: row(3)).wait(0.6).then(pullDown).wait(2.8)
      .tap(at: row(5)).wait(0.6).then(pullDown).wait(2.8)
  }

  /// The middle of a row of 44 points, counted from 0, right below a navigation bar.
  private func row(_ index: Int) -> CGPoint {
    CGPoint(
      x: size.width / 2, y: device.safeAreaInsets.top + 44 + (CGFloat(index) + 0.5) * 44)
  }
}
