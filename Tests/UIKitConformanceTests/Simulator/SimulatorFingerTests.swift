import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSimulator

/// A controller whose view pans, and notes what its recognizer says.
@MainActor private final class PanningViewController: UIViewController {
  private(set) var states: [UIGestureRecognizer.State] = []
  private var observation: NSKeyValueObservation?
  private let recognizer = UIPanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(recognizer)
    observation = recognizer.observe(\.state, options: [.new]) { [weak self] recognizer, _ in
      MainActor.assumeIsolated { self?.states.append(recognizer.state) }
    }
  }
}

/// A view that notes its touches.
@MainActor private final class TouchView: UIView {
  private(set) var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    let points = touches.map { $0.location(in: self) }
    phases.append("\(phase) \(points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))")
  }
}

@Suite(.isolated)
@MainActor
struct SimulatorFingerTests {
  private let middle = CGPoint(x: 195, y: 400)
  private let below = CGPoint(x: 195, y: 600)

  @Test func `a drag makes a pan begin, change and end`() {
    let simulator = Simulator()
    let controller = PanningViewController()
    simulator.show(controller)
    simulator.drag(from: middle, to: below, duration: 0.3)
    #expect(controller.states.prefix(2) == [.began, .changed])
    #expect(controller.states.contains(.ended))
    #expect(!controller.states.contains(.cancelled))
  }

  @Test func `a touch that the system takes away cancels the pan`() {
    let simulator = Simulator()
    let controller = PanningViewController()
    simulator.show(controller)
    simulator.play(FingerScript().cancelledDrag(from: middle, to: below, duration: 0.3))
    #expect(controller.states.contains(.cancelled))
    #expect(!controller.states.contains(.ended))
  }

  @Test func `the finger touches the view under it, in that view's coordinates`() {
    let (simulator, view) = touchable()
    simulator.touchDown(at: CGPoint(x: 130, y: 120))
    simulator.touchMove(to: CGPoint(x: 140, y: 120))
    simulator.touchUp()
    #expect(view.phases == ["began 30,20", "moved 40,20", "ended 40,20"])
  }

  @Test func `there is one finger: touching again lifts it first`() {
    let (simulator, view) = touchable()
    simulator.touchDown(at: CGPoint(x: 110, y: 110))
    simulator.touchDown(at: CGPoint(x: 120, y: 120))
    #expect(view.phases == ["began 10,10", "ended 10,10", "began 20,20"])
  }

  @Test func `a finger that does not touch neither moves nor lifts`() {
    let (simulator, view) = touchable()
    simulator.touchMove(to: CGPoint(x: 110, y: 110))
    simulator.touchUp()
    simulator.touchCancel()
    #expect(view.phases.isEmpty)
    #expect(simulator.fingerPosition == nil)
  }

  @Test func `the finger is where it touches`() {
    let simulator = Simulator()
    simulator.touchDown(at: middle)
    #expect(simulator.fingerPosition == middle)
    simulator.touchMove(to: below)
    #expect(simulator.fingerPosition == below)
    simulator.touchCancel()
    #expect(simulator.fingerPosition == nil)
  }

  @Test func `a drag takes the time that it takes`() {
    let simulator = Simulator()
    simulator.drag(from: middle, to: below, duration: 0.75)
    #expect(abs(simulator.now - 0.75) < 1e-6)
    simulator.tap(at: middle)
    #expect(abs(simulator.now - 0.85) < 1e-6)
  }

  @Test func `a script can be stopped in the middle, the finger still touching`() {
    let simulator = Simulator()
    simulator.play(FingerScript().drag(from: middle, to: below, duration: 1), until: 0.5)
    #expect(abs(simulator.now - 0.5) < 1e-6)
    #expect(abs((simulator.fingerPosition?.y ?? 0) - 500) < 1)
  }

  private func touchable() -> (Simulator, TouchView) {
    let simulator = Simulator()
    let controller = UIViewController()
    let view = TouchView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    controller.view.addSubview(view)
    simulator.show(controller)
    return (simulator, view)
  }
}
