import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSimulator

@Suite(.isolated)
@MainActor
struct SimulatorClockTests {
  @Test func `time advances only on request`() {
    let simulator = Simulator()
    simulator.show(UIViewController())
    #expect(simulator.now == 0)
    simulator.advance(by: 1.25)
    #expect(simulator.now == 1.25)
    simulator.advance(by: 0)
    #expect(simulator.now == 1.25)
  }

  @Test func `each simulator has its own clock`() {
    let (first, second) = (Simulator(), Simulator())
    first.advance(by: 2)
    #expect(first.now == 2)
    #expect(second.now == 0)
  }

  @Test func `an animation ends on the clock of the simulator that began it`() {
    let (first, second) = (Simulator(), Simulator())
    let view = UIView()
    var isFinished = false
    first.run {
      MainLoop.current.answers.animationOutsideWindow = .completesAtEnd
      UIView.animate(
        withDuration: 0.5, animations: { view.alpha = 0 }, completion: { isFinished = $0 })
    }
    second.advance(by: 1)
    #expect(!isFinished)
    first.advance(by: 0.4)
    #expect(!isFinished)
    first.advance(by: 0.2)
    #expect(isFinished)
  }

  @Test func `an animation in a touch handler runs on the simulator's clock`() {
    let simulator = Simulator()
    let controller = UIViewController()
    let view = FadingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    simulator.show(controller)
    simulator.touchDown(at: CGPoint(x: 50, y: 50))
    simulator.touchUp()
    #expect(!view.isFinished)
    simulator.advance(by: 0.5)
    #expect(view.isFinished)
  }

  @Test func `a script played in real time takes its duration on both clocks`() {
    let simulator = Simulator()
    let start = ContinuousClock.now
    simulator.play(FingerScript().wait(0.1), pacing: .realTime)
    #expect(abs(simulator.now - 0.1) < 1e-6)
    #expect(ContinuousClock.now - start >= .milliseconds(100))
  }
}

@MainActor private final class FadingView: UIView {
  private(set) var isFinished = false

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIView.animate(
      withDuration: 0.3, animations: { self.alpha = 0 }, completion: { self.isFinished = $0 })
  }
}
