import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitSimulator

@Suite(.isolated)
@MainActor
struct RecordingTests {
  private let device = SimulatedDevice(
    size: CGSize(width: 40, height: 60), scale: 1, safeAreaInsets: .zero)

  @Test func `one frame is kept for the whole time if nothing changes`() {
    let recording = Simulator(device: device).record(FingerScript().wait(1))
    #expect(recording.frameCount == 1)
    #expect(abs(recording.duration - 1) < 1e-9)
  }

  @Test func `each frame that differs is kept for as long as it is shown`() {
    let simulator = makeSimulatorWithMovingBlock()
    let recording = simulator.record(FingerScript().wait(1), framesPerSecond: 10)
    #expect(recording.frameCount == 6)
    let durations = recording.frames.map(\.duration)
    #expect(durations.dropLast().allSatisfy { abs($0 - 0.1) < 1e-9 })
    #expect(abs((durations.last ?? 0) - 0.5) < 1e-9)
  }

  @Test func `the same session gives the same recording each time`() {
    let script = FingerScript()
      .drag(from: CGPoint(x: 20, y: 10), to: CGPoint(x: 20, y: 50), duration: 0.3).wait(0.2)
    let recordings = (0..<2).map { _ in
      let simulator = makeSimulatorWithMovingBlock()
      simulator.showsFinger = true
      return simulator.record(script).frames
    }
    #expect(recordings[0] == recordings[1])
    #expect(recordings[0].count > 5)
  }

  @Test func `a recording is written as an animated GIF`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString).gif")
    defer { try? FileManager.default.removeItem(at: url) }
    let recording = makeSimulatorWithMovingBlock().record(
      FingerScript().wait(1), framesPerSecond: 10)
    try recording.writeGIF(toFile: url.path, scale: 2)
    let frames = try GIFReader(file: url.path).frames
    #expect(frames.count == 6)
    #expect(frames.map(\.hundredths) == [10, 10, 10, 10, 10, 50])
    #expect(frames.first?.bitmap.width == 80)
    #expect(frames.first?.bitmap.height == 120)
  }

  @Test func `a write error names the file`() {
    let recording = Simulator(device: device).record(FingerScript().wait(0.1))
    #expect {
      try recording.writeGIF(toFile: "/nowhere/at/all.gif")
    } throws: {
      "\($0)".contains("/nowhere/at/all.gif")
    }
  }

  /// Returns a simulator that shows a block moving for half a second.
  private func makeSimulatorWithMovingBlock() -> Simulator {
    let simulator = Simulator(device: device)
    let controller = UIViewController()
    let block = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    block.backgroundColor = .red
    controller.view.addSubview(block)
    simulator.show(controller)
    simulator.run {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        block.frame.origin.x = 30
      }
    }
    return simulator
  }
}
