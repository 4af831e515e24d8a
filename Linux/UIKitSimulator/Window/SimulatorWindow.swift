public import Foundation
internal import UIKit
internal import UIKitCairo

/// A window that shows a simulator in real time. The mouse is the finger.
///
/// ```swift
/// let simulator = Simulator()
/// simulator.show(ListViewController())
/// try SimulatorWindow(simulator, title: "My list").run()
/// ```
///
/// The wheel and the touchpad scroll, and a touch screen sends touches. The keys of the window are:
///
/// - D: switch between light and dark.
/// - R: rotate the device.
/// - S: toggle slow motion, a tenth of real time.
/// - P: write a screenshot to the working directory.
/// - V: show what a screen reader reads, and turn VoiceOver on; see
///   ``Simulator/showsScreenReaderElements``.
///
/// All other keys, and these keys together with a modifier key, are pressed on the keyboard of the
/// device: see ``Simulator/press(_:modifiers:)``. Control and the key with the system's logo are
/// both the Command key, so Control-R presses ⌘R. If the app has no command for one of the
/// following keys, the window uses it:
///
/// - Arrows, page up and page down: scroll the view in the center of the screen.
/// - Escape: go back, or close the window if there is no previous screen.
///
/// While the window is open, `DispatchQueue.main`, tasks and the main run loop run. Call `run()`
/// from synchronous code on the main thread.
@MainActor public final class SimulatorWindow {
  /// The speed of slow motion, as a fraction of real time.
  private static let slowMotion = 0.1

  /// The actions of additional keys of the window, by lowercase letter. The app does not receive
  /// these keys without a modifier key. The keys D, R, S, P and V cannot be replaced.
  public var keys: [Character: @MainActor () -> Void] = [:]

  /// Called at the end of each second in which frames were drawn, and when the window closes, with
  /// the frames since the previous call. `nil` by default.
  public var frameTimesHandler: (@MainActor (FrameTimes) -> Void)?

  private let simulator: Simulator
  private let title: String
  private let surface: WindowSurface
  private var inputs = WindowInputReader()
  private var wheel = WheelGesture()
  private var wheelPoint = CGPoint.zero
  private var renderer = CairoRenderer(scale: 1)
  private var bitmap = Bitmap(width: 1, height: 1)
  private var presentedPicture: ScreenPicture?
  private var isSlow = false
  private var isClosed = false

  /// Opens a window of the size of the device, or smaller if the display is smaller.
  ///
  /// - Parameters:
  ///   - simulator: The simulator to show.
  ///   - title: The title of the window.
  ///   - scale: The number of pixels per point. By default, a point is one unit of the window, or
  ///     more on a display with high resolution.
  /// - Throws: ``SimulatorWindowError`` if there is no display.
  public init(_ simulator: Simulator, title: String, scale: CGFloat? = nil) throws {
    self.simulator = simulator
    self.title = title
    surface = try WindowSurface(title: title, points: simulator.device.size, scale: scale)
  }

  /// The number of pixels of the window per point of the screen.
  public var scale: CGFloat {
    let size = simulator.device.size
    return min(surface.pixelSize.width / size.width, surface.pixelSize.height / size.height)
  }

  /// Runs the simulator until the window is closed.
  public func run() {
    simulator.run {
      // Frames follow the refresh rate of the display, not the interval of the main loop.
      let frameInterval = simulator.loop.frameInterval
      simulator.loop.frameInterval = nil
      defer { simulator.loop.frameInterval = frameInterval }
      let opening = ContinuousClock.now
      var now: TimeInterval { (ContinuousClock.now - opening).seconds }
      var schedule = FrameSchedule(turn: surface.turn)
      var last = 0.0
      while !isClosed {
        let start = now
        let isDrawn = runFrame(start - last)
        last = start
        report(schedule.endFrame(from: start, to: now, isDrawn: isDrawn))
        repeat { RealTimePacer.runMainQueue(for: schedule.due - now) } while now < schedule.due
      }
      report(schedule.takeTimes())
    }
    surface.close()
  }

  private func report(_ times: FrameTimes?) {
    if let times { frameTimesHandler?(times) }
  }

  /// Handles the input, advances the clock and presents the screen if it changed.
  ///
  /// - Parameter elapsed: The time since the start of the previous frame, in seconds.
  /// - Returns: Whether the screen changed.
  private func runFrame(_ elapsed: TimeInterval) -> Bool {
    for input in inputs.read(size: surface.size, toPoints: points) { handle(input) }
    // Limit the time after the machine slept or a debugger paused the program.
    let seconds = min(elapsed, 0.25) * (isSlow ? Self.slowMotion : 1)
    scroll(wheel.rest(seconds))
    simulator.advance(by: seconds)
    simulator.loop.frame()
    return presentScreen()
  }

  private func presentScreen() -> Bool {
    let picture = simulator.picture()
    guard picture != presentedPicture else { return false }
    presentedPicture = picture
    if renderer.scale != scale { renderer = CairoRenderer(scale: scale) }
    renderer.draw(picture, replacing: &bitmap)
    surface.present(bitmap)
    return true
  }

  private func handle(_ input: WindowInput) {
    switch input {
    case .finger(let event):
      scroll(wheel.end())
      simulator.perform(event)
    case .scrolled(let point, let notches):
      // Ignore scrolling during a touch.
      guard simulator.fingerPosition == nil else { return }
      wheelPoint = point
      scroll(wheel.moved(by: notches))
    case .key(let key): handle(key)
    case .resized:
      surface.updateSize()
      presentedPicture = nil
    case .exposed: presentedPicture = nil
    case .closed: isClosed = true
    }
  }

  private func scroll(_ scroll: WheelGesture.Scroll?) {
    guard let scroll else { return }
    simulator.window.scroll(at: wheelPoint, by: scroll.delta, phase: scroll.phase)
  }

  private func handle(_ key: WindowInput.Key) {
    let isPlain = key.modifiers.subtracting(.alphaShift).isEmpty
    if isPlain, let action = windowAction(of: key.input) {
      simulator.run { action() }
      simulator.advance(by: 0)
    } else if !simulator.press(key.input, modifiers: key.modifiers), isPlain {
      useKeyWithoutCommand(key.input)
    }
  }

  /// Returns the action of a key that the app does not receive; `nil` for other keys.
  private func windowAction(of input: String) -> (@MainActor () -> Void)? {
    switch input {
    case "d": switchAppearance
    case "r": rotate
    case "s": toggleSlowMotion
    case "p": writePicture
    case "v": { [simulator] in simulator.showsScreenReaderElements.toggle() }
    default: input.count == 1 ? input.first.flatMap { keys[$0] } : nil
    }
  }

  /// Handles a key for which the app has no command.
  private func useKeyWithoutCommand(_ input: String) {
    switch input {
    case UIKeyCommand.inputEscape: goBack()
    case UIKeyCommand.inputUpArrow: scrollCenter(byNotches: CGPoint(x: 0, y: 1))
    case UIKeyCommand.inputDownArrow: scrollCenter(byNotches: CGPoint(x: 0, y: -1))
    case UIKeyCommand.inputLeftArrow: scrollCenter(byNotches: CGPoint(x: -1, y: 0))
    case UIKeyCommand.inputRightArrow: scrollCenter(byNotches: CGPoint(x: 1, y: 0))
    case UIKeyCommand.inputPageUp: scrollCenter { CGPoint(x: 0, y: -$0.height * 0.8) }
    case UIKeyCommand.inputPageDown: scrollCenter { CGPoint(x: 0, y: $0.height * 0.8) }
    default: break
    }
  }

  private func switchAppearance() {
    simulator.userInterfaceStyle = simulator.userInterfaceStyle == .dark ? .light : .dark
  }

  private func rotate() {
    simulator.device = simulator.device.rotated
    surface.resize(to: simulator.device.size)
    presentedPicture = nil
  }

  private func toggleSlowMotion() {
    isSlow.toggle()
    surface.setTitle(isSlow ? "\(title) (slow motion)" : title)
  }

  private func scrollCenter(byNotches notches: CGPoint) {
    scrollCenter { _ in WheelGesture.points(notches: notches) }
  }

  /// Scrolls the view in the center of the screen by a distance that depends on the size of the
  /// screen.
  private func scrollCenter(by distance: (CGSize) -> CGPoint) {
    guard simulator.fingerPosition == nil else { return }
    scroll(wheel.end())
    let size = simulator.device.size
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    simulator.window.scroll(at: center, by: distance(size), phase: .notch)
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

  /// Converts a point of the window to a point of the screen, which is centered in the window.
  private func points(_ point: CGPoint) -> CGPoint {
    let size = simulator.device.size
    let unitsPerPoint = min(surface.size.width / size.width, surface.size.height / size.height)
    return CGPoint(
      x: (point.x - surface.size.width / 2) / unitsPerPoint + size.width / 2,
      y: (point.y - surface.size.height / 2) / unitsPerPoint + size.height / 2)
  }
}
