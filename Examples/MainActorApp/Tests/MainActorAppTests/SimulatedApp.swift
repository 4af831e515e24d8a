import Foundation
import UIKit
import UIKitSimulator

/// A simulated phone with a screen.
final class SimulatedApp<Screen: UIViewController> {
  let simulator = Simulator()
  let screen: Screen

  init(_ make: () -> Screen) {
    let screen = simulator.run { make() }
    self.screen = screen
    simulator.show(screen)
  }

  /// Drags down by a distance in points, or up if it is negative, and lifts the finger.
  func pull(by distance: CGFloat) {
    let start = CGPoint(x: 195, y: distance < 0 ? 700 : 300)
    simulator.drag(from: start, to: CGPoint(x: 195, y: start.y + distance), duration: 0.5)
  }

  /// Advances the clock of the phone, and runs the app's tasks after each step, until the condition
  /// holds or the seconds have passed.
  func wait(seconds: TimeInterval = 10, until condition: () -> Bool = { false }) async {
    for _ in 0..<Int(seconds * 20) where !condition() {
      simulator.advance(by: 0.05)
      for _ in 0..<20 { await Task.yield() }
    }
  }
}
