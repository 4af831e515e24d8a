import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSimulator

/// A view that records its touches.
@MainActor private final class TouchRecordingView: UIView {
  private(set) var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled", touches)
  }

  private func record(_ phase: String, _ touches: Set<UITouch>) {
    let points = touches.map { $0.location(in: self) }
    phases.append("\(phase) \(points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))")
  }
}

@Suite(.isolated)
@MainActor
struct SimulatorFingerTests {
  private let start = CGPoint(x: 195, y: 400)
  private let end = CGPoint(x: 195, y: 600)

  @Test func `the finger touches the view under it, in that view's coordinates`() {
    let (simulator, view) = makeTouchView()
    simulator.touchDown(at: CGPoint(x: 130, y: 120))
    simulator.touchMove(to: CGPoint(x: 140, y: 120))
    simulator.touchUp()
    #expect(view.phases == ["began 30,20", "moved 40,20", "ended 40,20"])
  }

  @Test func `a drag moves the touch to its end, and a canceled one cancels it`() {
    let (simulator, view) = makeTouchView()
    let (start, end) = (CGPoint(x: 110, y: 110), CGPoint(x: 110, y: 190))
    simulator.drag(from: start, to: end, duration: 0.3)
    #expect(view.phases.first == "began 10,10" && view.phases.last == "ended 10,90")
    simulator.play(FingerScript().cancelledDrag(from: start, to: end, duration: 0.3))
    #expect(view.phases.last?.hasPrefix("cancelled") == true)
  }

  @Test func `touching again lifts the finger first`() {
    let (simulator, view) = makeTouchView()
    simulator.touchDown(at: CGPoint(x: 110, y: 110))
    simulator.touchDown(at: CGPoint(x: 120, y: 120))
    #expect(view.phases == ["began 10,10", "ended 10,10", "began 20,20"])
  }

  @Test func `moving or lifting without a touch does nothing`() {
    let (simulator, view) = makeTouchView()
    simulator.touchMove(to: CGPoint(x: 110, y: 110))
    simulator.touchUp()
    simulator.touchCancel()
    #expect(view.phases.isEmpty)
    #expect(simulator.fingerPosition == nil)
  }

  @Test func `the finger's position is that of its touch`() {
    let simulator = Simulator()
    simulator.touchDown(at: start)
    #expect(simulator.fingerPosition == start)
    simulator.touchMove(to: end)
    #expect(simulator.fingerPosition == end)
    simulator.touchCancel()
    #expect(simulator.fingerPosition == nil)
  }

  @Test func `a drag or a tap advances the clock by its duration`() {
    let simulator = Simulator()
    simulator.drag(from: start, to: end, duration: 0.75)
    #expect(abs(simulator.now - 0.75) < 1e-6)
    simulator.tap(at: start)
    #expect(abs(simulator.now - 0.85) < 1e-6)
  }

  @Test func `a script can be stopped while the finger touches`() {
    let simulator = Simulator()
    simulator.play(FingerScript().drag(from: start, to: end, duration: 1), until: 0.5)
    #expect(abs(simulator.now - 0.5) < 1e-6)
    #expect(abs((simulator.fingerPosition?.y ?? 0) - 500) < 1)
  }

  private func makeTouchView() -> (Simulator, TouchRecordingView) {
    let simulator = Simulator()
    let controller = UIViewController()
    let view = TouchRecordingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    controller.view.addSubview(view)
    simulator.show(controller)
    return (simulator, view)
  }
}
