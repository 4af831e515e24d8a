internal import Foundation
internal import GalleryExamples
internal import UIKit
internal import UIKitSimulator

/// The finger scripts of recordings and screenshots.
///
/// Distances are the same on all screens that are large enough. On a smaller viewport, the same
/// drag pulls the content less far, because the resistance past an edge depends on the viewport's
/// length.
struct GalleryScript {
  private let device: SimulatedDevice
  private var size: CGSize { device.size }

  private init(on device: SimulatedDevice) { self.device = device }

  /// Returns the script for a demonstration.
  ///
  /// - Parameters:
  ///   - demonstration: The demonstration of an example.
  ///   - device: The device on which the script is played.
  /// - Returns: The script.
  static func script(
    for demonstration: Demonstration, on device: SimulatedDevice
  ) -> FingerScript {
    let script = GalleryScript(on: device)
    switch demonstration {
    case .pullDown: return FingerScript().wait(0.6).then(script.pullDown).wait(3.5)
    case .scrollAndPullDown: return script.scrollAndPullDown
    case .pullToSecondLevel: return script.pullToSecondLevel
    case .pullDownAndScrollToEnd:
      return FingerScript().wait(0.6).then(script.pullDown).wait(2.6).then(script.flingUp).wait(1)
        .then(script.flingUp).wait(3)
    case .scrollSlowly: return script.scrollSlowly
    case .scrollToEnd: return FingerScript().wait(0.4).then(script.flingUp).wait(3.4)
    case .scrollToEndTwice:
      return FingerScript().wait(0.4).then(script.flingUp).wait(2.8).then(script.flingUp).wait(2.4)
    case .scrollToEndAndTap:
      return FingerScript().wait(0.4).then(script.flingUp).wait(3.6).tap(at: script.footer).wait(
        2.6)
    case .pullUp:
      return FingerScript().wait(0.4).then(script.flingUp).wait(1.8).then(script.pullUp).wait(3.2)
    case .pullFromTrailing:
      return FingerScript().wait(0.4).then(script.flingForward).wait(1.8).then(script.pullForward)
        .wait(3.2)
    case .scrollToTrailing: return FingerScript().wait(0.4).then(script.flingForward).wait(3.4)
    case .pullFromLeading: return FingerScript().wait(0.6).then(script.pullBackward).wait(3.5)
    case .turnPages:
      return FingerScript().wait(0.5).then(script.flingForward).wait(0.9).then(script.flingForward)
        .wait(0.9).then(script.pullForward).wait(3.2)
    case .chooseAndPull: return script.chooseAndPull
    case .pullAndTurnPages: return script.pullAndTurnPages
    case .scrollBackAndSend: return script.scrollBackAndSend
    }
  }

  /// Returns the script for the list of examples: it opens the first example, returns with a swipe
  /// from the edge and scrolls the list.
  ///
  /// - Parameters:
  ///   - device: The device on which the script is played.
  ///   - firstRow: The center of the first row.
  /// - Returns: The script.
  static func list(on device: SimulatedDevice, firstRow: CGPoint) -> FingerScript {
    let script = GalleryScript(on: device)
    let edge = CGPoint(x: 2, y: device.size.height / 2)
    return FingerScript().wait(0.6).tap(at: firstRow).wait(1)
      .drag(
        from: edge, to: CGPoint(x: device.size.width * 0.8, y: edge.y), duration: 0.4
      )
      .wait(1).then(script.flingUp).wait(1.5)
  }

  /// The height of a navigation bar, in points.
  private static let barHeight: CGFloat = 44
  /// The height that a large title or a search field adds to a navigation bar, in points.
  private static let lowerRowHeight: CGFloat = 52

  /// Returns a point from fractions of the width and the height.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: size.width * x, y: size.height * y)
  }

  private var verticalPull: CGFloat { min(240, size.height * 0.62) }
  private var horizontalPull: CGFloat { min(240, size.width * 0.62) }

  private var pullDown: FingerScript { pullDown(fromAtLeast: 0) }

  /// Pulls the content down. The pull starts at a distance of at least `minimumY` from the upper
  /// edge of the screen.
  private func pullDown(fromAtLeast minimumY: CGFloat) -> FingerScript {
    let bar = device.safeAreaInsets.top + Self.barHeight
    let start = CGPoint(x: size.width / 2, y: max(size.height * 0.3, bar + 24, minimumY))
    return FingerScript().drag(
      from: start, to: CGPoint(x: start.x, y: start.y + verticalPull), duration: 0.9, hold: 0.5)
  }

  private var pullUp: FingerScript {
    let start = point(0.5, 0.85)
    return FingerScript().drag(
      from: start, to: CGPoint(x: start.x, y: start.y - verticalPull), duration: 0.9, hold: 0.5)
  }

  private var pullForward: FingerScript {
    let start = point(0.9, 0.5)
    return FingerScript().drag(
      from: start, to: CGPoint(x: start.x - horizontalPull, y: start.y), duration: 0.9, hold: 0.5)
  }

  private var pullBackward: FingerScript {
    let start = point(0.25, 0.5)
    return FingerScript().drag(
      from: start, to: CGPoint(x: start.x + horizontalPull, y: start.y), duration: 0.9, hold: 0.5)
  }

  private var flingUp: FingerScript {
    let start = point(0.5, 0.85)
    // The fling is short so that the content reaches its end only after the finger was lifted.
    return FingerScript().fling(from: start, to: CGPoint(x: start.x, y: start.y - 180))
  }

  private var flingForward: FingerScript {
    FingerScript().fling(from: point(0.85, 0.5), to: point(0.25, 0.5))
  }

  private var scrollAndPullDown: FingerScript {
    let distance = min(160, size.height * 0.3)
    let low = point(0.5, 0.75)
    let high = CGPoint(x: low.x, y: low.y - distance)
    let content = device.safeAreaInsets.top + Self.barHeight + Self.lowerRowHeight
    return FingerScript().wait(0.5)
      .drag(from: low, to: high, duration: 0.6).wait(0.6)
      .drag(from: high, to: CGPoint(x: low.x, y: low.y + 20), duration: 0.6).wait(0.6)
      .then(pullDown(fromAtLeast: content + 24)).wait(3.5)
  }

  private var scrollSlowly: FingerScript {
    let start = point(0.5, 0.85)
    let end = CGPoint(x: start.x, y: start.y - min(200, size.height * 0.45))
    // The finger rests before it is lifted, so that the content does not glide to its end.
    let scroll = FingerScript().drag(from: start, to: end, duration: 0.6, hold: 0.2).wait(0.2)
    return FingerScript().wait(0.4).then(scroll).then(scroll).then(scroll).wait(1.5)
      .then(scroll).then(scroll).wait(2.2)
  }

  private var pullAndTurnPages: FingerScript {
    let (left, right) = (point(0.25, 0.9), point(0.85, 0.9))
    let distance = min(280, size.height * 0.35)
    let low = point(0.5, 0.9)
    let high = CGPoint(x: low.x, y: low.y - distance)
    return FingerScript().wait(0.6).then(pullDown).wait(0.5)
      .fling(from: right, to: left).wait(1)
      .drag(from: low, to: high, duration: 0.7, hold: 0.3).wait(0.6)
      .fling(from: left, to: right).wait(1)
      .drag(from: high, to: low, duration: 0.7, hold: 0.3).wait(2.5)
  }

  private var pullToSecondLevel: FingerScript {
    let start = point(0.5, 0.25)
    let pull = CGPoint(x: start.x, y: start.y + 150)
    let longPull = CGPoint(x: start.x, y: start.y + min(340, size.height * 0.7))
    let low = point(0.5, 0.9)
    return FingerScript().wait(0.6).drag(from: start, to: pull, duration: 0.7, hold: 0.4).wait(2.4)
      .drag(from: start, to: longPull, duration: 1, hold: 0.7).wait(1.8)
      .drag(from: low, to: point(0.5, 0.4), duration: 0.4).wait(1.2)
  }

  private var chooseAndPull: FingerScript {
    FingerScript().wait(0.4).tap(at: row(3)).wait(0.6).then(pullDown).wait(2.8)
      .tap(at: row(5)).wait(0.6).then(pullDown).wait(2.8)
  }

  private var scrollBackAndSend: FingerScript {
    let start = point(0.5, 0.25)
    let end = CGPoint(x: start.x, y: start.y + min(180, size.height * 0.4))
    let button = CGPoint(x: size.width - 36, y: size.height - device.safeAreaInsets.bottom - 25)
    return FingerScript().wait(0.6).fling(from: start, to: end).wait(0.6)
      .fling(from: start, to: end).wait(2.4)
      .drag(from: start, to: end, duration: 0.6, hold: 0.2).wait(0.6)
      .tap(at: button).wait(3.2)
  }

  /// The center of a footer in view, at the end of the list.
  private var footer: CGPoint {
    CGPoint(x: size.width / 2, y: size.height - device.safeAreaInsets.bottom - 22)
  }

  /// Returns the center of a row, counted from 0. Rows are 44 points high and start below the
  /// navigation bar.
  private func row(_ index: Int) -> CGPoint {
    CGPoint(
      x: size.width / 2,
      y: device.safeAreaInsets.top + Self.barHeight + (CGFloat(index) + 0.5) * 44)
  }
}
