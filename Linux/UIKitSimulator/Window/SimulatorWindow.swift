internal import Foundation
internal import UIKit
internal import UIKitCairo

/// A simulator in a window of the real display: the mouse is the finger, and time is real.
///
/// ```swift
/// let simulator = Simulator()
/// simulator.show(ListViewController())
/// try SimulatorWindow(simulator, title: "My list").run()
/// ```
///
/// The wheel and the touchpad scroll, a touch screen touches, arrows and page up and down scroll what
/// is in the middle. Keys: D makes it dark or light, R turns it, S slows time down to a tenth, P writes a
/// picture into the working directory, Escape goes back and, where there is no way back, closes.
///
/// While it runs, what the app puts on `DispatchQueue.main`, into tasks and into the main run loop
/// goes on as well; so `run()` belongs into synchronous code on the main thread.
@MainActor public final class SimulatorWindow {
  private static let slowMotion = 0.1

  /// What other letters do, in lower case, besides those that mean something already.
  public var keys: [Character: @MainActor () -> Void] = [:]

  private let simulator: Simulator
  private let title: String
  private let surface: WindowSurface
  private var inputs = WindowInputReader()
  private var wheel = WheelGesture()
  private var wheelPoint = CGPoint.zero
  private var renderer = CairoRenderer(scale: 1)
  private var shown: ScreenPicture?
  private var isSlow = false
  private var isClosed = false

  /// Opens a window of the size of the phone, or smaller where the display is.
  ///
  /// - Parameters:
  ///   - simulator: What the window shows.
  ///   - title: What its title bar says.
  /// - Throws: ``SimulatorWindowError``, where there is no display.
  public init(_ simulator: Simulator, title: String) throws {
    self.simulator = simulator
    self.title = title
    surface = try WindowSurface(title: title, points: simulator.device.size)
  }

  /// Shows the simulator until the window is closed.
  public func run() {
    simulator.run {
      // A frame is when the display shows one, not when a sixtieth has passed.
      let frameInterval = simulator.loop.frameInterval
      simulator.loop.frameInterval = nil
      defer { simulator.loop.frameInterval = frameInterval }
      var last = ContinuousClock.now
      while !isClosed {
        let start = ContinuousClock.now
        step((start - last).seconds)
        last = start
        // A display that is waited for leaves nothing over; and nothing is shown where nothing changed.
        RealTimePacer.runMainQueue(
          for: 1 / surface.refreshRate - (ContinuousClock.now - start).seconds)
      }
    }
    surface.close()
  }

  /// One frame: what the devices say, what time brings, and the picture if it is another one.
  private func step(_ elapsed: TimeInterval) {
    for input in inputs.read(size: surface.size, toPoints: points) { handle(input) }
    // A machine that slept or a debugger that held the program do not make time jump.
    let seconds = min(elapsed, 0.25) * (isSlow ? Self.slowMotion : 1)
    scroll(wheel.rest(seconds))
    simulator.advance(by: seconds)
    simulator.loop.frame()
    show()
  }

  private func show() {
    let picture = simulator.picture()
    guard picture != shown else { return }
    shown = picture
    if renderer.scale != scale { renderer = CairoRenderer(scale: scale) }
    surface.present(renderer.bitmap(of: picture))
  }

  private func handle(_ input: WindowInput) {
    switch input {
    case .finger(let event):
      scroll(wheel.end())
      simulator.perform(event)
    case .scrolled(let point, let notches):
      // A finger that drags is not disturbed.
      guard simulator.fingerPosition == nil else { return }
      wheelPoint = point
      scroll(wheel.moved(by: notches))
    case .key(let key): handle(key)
    case .resized:
      surface.measure()
      shown = nil
    case .exposed: shown = nil
    case .closed: isClosed = true
    }
  }

  private func scroll(_ scroll: WheelGesture.Scroll?) {
    guard let scroll else { return }
    simulator.window.scroll(at: wheelPoint, by: scroll.delta, phase: scroll.phase)
  }

  private func handle(_ key: WindowInput.Key) {
    switch key {
    case .appearance:
      simulator.userInterfaceStyle = simulator.userInterfaceStyle == .dark ? .light : .dark
    case .rotate:
      simulator.device = simulator.device.rotated
      surface.resize(to: simulator.device.size)
      shown = nil
    case .slowMotion:
      isSlow.toggle()
      surface.setTitle(isSlow ? "\(title) (slow motion)" : title)
    case .picture: writePicture()
    case .escape: goBack()
    case .arrow(let notches): scrollMiddle { _ in WheelGesture.points(notches: notches) }
    case .page(let pages): scrollMiddle { CGPoint(x: 0, y: -pages * $0.height * 0.8) }
    case .letter(let letter):
      simulator.run { keys[letter]?() }
      simulator.advance(by: 0)
    }
  }

  /// Scrolls what is in the middle of the screen, by a way that depends on its size.
  private func scrollMiddle(by way: (CGSize) -> CGPoint) {
    guard simulator.fingerPosition == nil else { return }
    scroll(wheel.end())
    let size = simulator.device.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    simulator.window.scroll(at: middle, by: way(size), phase: .notch)
  }

  private func goBack() {
    isClosed = !simulator.goBack()
  }

  private func writePicture() {
    let name = "screenshot-\(Int(Date().timeIntervalSince1970)).png"
    do {
      try simulator.screenshot().writePNG(toFile: name)
      surface.setTitle("\(title) (\(name))")
    } catch {
      surface.setTitle("\(title) (\(name) cannot be written)")
    }
  }

  /// How many pixels of the window make a point of the screen.
  private var scale: CGFloat {
    let size = simulator.device.size
    return min(surface.pixelSize.width / size.width, surface.pixelSize.height / size.height)
  }

  /// A point of the window as a point of the screen, which is in its middle.
  private func points(_ point: CGPoint) -> CGPoint {
    let size = simulator.device.size
    let unitsPerPoint = min(surface.size.width / size.width, surface.size.height / size.height)
    return CGPoint(
      x: (point.x - surface.size.width / 2) / unitsPerPoint + size.width / 2,
      y: (point.y - surface.size.height / 2) / unitsPerPoint + size.height / 2)
  }
}
