import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitSimulator

@Suite(.isolated)
@MainActor
struct SimulatorScreenTests {
  private let small = SimulatedDevice(
    size: CGSize(width: 60, height: 100), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))

  @Test func `a screenshot has the device's scale or the requested one`() {
    let simulator = Simulator(device: small)
    let fine = simulator.screenshot()
    #expect(fine.width == 120)
    #expect(fine.height == 200)
    let coarse = simulator.screenshot(scale: 1)
    #expect(coarse.width == 60)
    #expect(coarse.height == 100)
  }

  @Test func `a screenshot shows the app's window`() {
    let simulator = Simulator(device: small)
    simulator.showsSystemBars = false
    simulator.show(filled(.red))
    let picture = simulator.screenshot(scale: 1)
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func `an empty screen is black`() {
    let simulator = Simulator(device: small)
    simulator.showsSystemBars = false
    #expect(simulator.screenshot(scale: 1).pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func `the status bar and the home indicator are drawn at the edges`() {
    let simulator = Simulator(device: small)
    simulator.show(filled(.white))
    let bars = simulator.screenshot(scale: 1)
    let dark = bars.pixels.indices.filter { bars.pixels[$0] != 0xFFFF_FFFF }.map { $0 / 60 }
    #expect(dark.contains { $0 < 20 })
    #expect(dark.contains { $0 >= 85 })
    #expect(!dark.contains { $0 > 22 && $0 < 85 })
    simulator.showsSystemBars = false
    #expect(simulator.screenshot(scale: 1).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func `the status bar is visible if the app overrides the interface style`() {
    let simulator = Simulator(device: .phone)
    let controller = filled(.black)
    simulator.show(controller)
    func brightPixels() -> Int {
      let picture = simulator.screenshot(scale: 1)
      return picture.pixels.prefix(390 * 47).count { $0 & 0xFF > 0x80 }
    }
    #expect(brightPixels() == 0)
    controller.overrideUserInterfaceStyle = .dark
    #expect(brightPixels() > 100)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(brightPixels() == 0)
  }

  @Test func `the time is beside a notch, otherwise between the signal and the battery`() {
    /// The thirds of the status bar in which something is drawn.
    func thirds(_ device: SimulatedDevice) -> Set<Int> {
      let simulator = Simulator(device: device)
      simulator.show(filled(.white))
      let (picture, width) = (simulator.screenshot(scale: 1), Int(device.size.width))
      let height = Int(device.safeAreaInsets.top)
      let drawn = (0..<height * width).filter { picture.pixels[$0] != 0xFFFF_FFFF }
      return Set(drawn.map { $0 % width * 3 / width })
    }
    #expect(thirds(.phone) == [0, 2])
    #expect(thirds(.largePhone) == [0, 2])
    #expect(thirds(.smallPhone) == [0, 1, 2])
  }

  @Test func `the finger is shown only on request and while it touches`() {
    let simulator = Simulator(device: small)
    simulator.showsSystemBars = false
    simulator.show(filled(.white))
    simulator.touchDown(at: CGPoint(x: 30, y: 50))
    #expect(simulator.screenshot(scale: 1)[30, 50] == 0xFFFF_FFFF)
    simulator.showsFinger = true
    #expect(simulator.screenshot(scale: 1)[30, 50] != 0xFFFF_FFFF)
    simulator.touchUp()
    #expect(simulator.screenshot(scale: 1)[30, 50] == 0xFFFF_FFFF)
  }

  @Test func `the visible finger does not receive touches`() {
    let simulator = Simulator(device: small)
    simulator.showsFinger = true
    let controller = filled(.white)
    simulator.show(controller)
    simulator.touchDown(at: CGPoint(x: 30, y: 50))
    #expect(simulator.touch?.view === controller.view)
  }

  @Test func `the window has the device's size, safe area and traits`() {
    let simulator = Simulator(device: .phone, userInterfaceStyle: .dark)
    let controller = UIViewController()
    simulator.show(controller)
    #expect(simulator.window.bounds.size == CGSize(width: 390, height: 844))
    #expect(controller.view.frame == simulator.window.bounds)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.displayScale == 3)
  }

  @Test func `rotating the device swaps its sides and moves the safe area`() {
    let simulator = Simulator()
    let controller = UIViewController()
    simulator.show(controller)
    simulator.device = simulator.device.rotated
    #expect(simulator.device.isLandscape)
    #expect(controller.view.frame.size == CGSize(width: 844, height: 390))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    simulator.device = simulator.device.rotated
    #expect(simulator.device == .phone)
  }

  @Test(arguments: [SimulatedDevice.phone, .smallPhone, .largePhone])
  func `rotating the device twice restores it`(device: SimulatedDevice) {
    #expect(device.rotated.rotated == device)
  }

  @Test func `the appearance can change while content is shown`() {
    let simulator = Simulator(device: small)
    simulator.showsSystemBars = false
    simulator.show(filled(.systemBackground))
    #expect(simulator.screenshot(scale: 1)[30, 50] == 0xFFFF_FFFF)
    simulator.userInterfaceStyle = .dark
    #expect(simulator.screenshot(scale: 1)[30, 50] == 0xFF00_0000)
  }

  private func filled(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
  }
}
