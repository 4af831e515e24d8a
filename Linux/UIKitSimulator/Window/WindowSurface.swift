internal import CSDL2
internal import Foundation
internal import UIKitCairo

/// A window of the display system that shows bitmaps with SDL.
///
/// On X11, the pixels are copied to memory that is shared with the display system. By default, SDL
/// uses OpenGL, which takes ten times as long to show a frame without a graphics processor.
@MainActor final class WindowSurface {
  /// The size of the window in the units of its events.
  private(set) var size: CGSize
  /// The size of the window in pixels. It is larger on a display with high resolution.
  private(set) var pixelSize: CGSize
  /// The time between two refreshes of the display, in seconds.
  let turn: TimeInterval

  /// The window position that centers the window on the display.
  private static let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)

  /// The number of pixels per point; `nil` to choose it for the display.
  private let scale: CGFloat?
  private let window: OpaquePointer

  /// Opens a window in the center of the display. It is scaled down if the display is too small.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - points: The size of the simulated screen. On a display with high resolution, a point is
  ///     more than one unit of the window.
  ///   - scale: The number of pixels per point; `nil` to choose it for the display.
  /// - Throws: ``SimulatorWindowError/noDisplay(_:)`` with the reason.
  init(title: String, points: CGSize, scale: CGFloat?) throws {
    let environment = ProcessInfo.processInfo.environment
    guard ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains(where: environment.isSet)
    else { throw SimulatorWindowError.noDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set") }
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw Self.failure() }
    // These drivers accept all calls and display nothing.
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    guard driver != "dummy", driver != "offscreen" else {
      SDL_Quit()
      throw SimulatorWindowError.noDisplay("the video driver \(driver) shows nothing")
    }
    // Without this hint, SDL would copy the pixels with OpenGL on X11.
    if driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    let fittedSize = Self.fittedSize(for: points, factor: nil)
    let flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_RESIZABLE.rawValue
    guard
      let window = SDL_CreateWindow(
        title, Self.centered, Self.centered, Int32(fittedSize.width), Int32(fittedSize.height),
        flags)
    else { throw Self.failure() }
    guard SDL_GetWindowSurface(window) != nil else { throw Self.failure(destroying: window) }
    self.scale = scale
    self.window = window
    size = fittedSize
    pixelSize = fittedSize
    var mode = SDL_DisplayMode()
    let isKnown = SDL_GetWindowDisplayMode(window, &mode) == 0 && mode.refresh_rate > 0
    turn = 1 / (isKnown ? Double(mode.refresh_rate) : 60)
    updateSize()
    if scale != nil { resize(to: points) }
  }

  /// Reads the current size of the window.
  func updateSize() {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    size = CGSize(width: max(Int(width), 1), height: max(Int(height), 1))
    if let surface = SDL_GetWindowSurface(window) {
      pixelSize = CGSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
      // The screen may not fill the window.
      SDL_FillRect(surface, nil, 0)
    }
  }

  /// Resizes the window for another screen size in points, for example after a rotation.
  func resize(to points: CGSize) {
    let pixelsPerUnit = pixelSize.width / size.width
    let fittedSize = Self.fittedSize(for: points, factor: scale.map { $0 / pixelsPerUnit })
    SDL_SetWindowSize(window, Int32(fittedSize.width), Int32(fittedSize.height))
    SDL_SetWindowPosition(window, Self.centered, Self.centered)
    updateSize()
  }

  /// Sets the title of the window.
  func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  /// Shows an opaque bitmap in the center of the window.
  func present(_ bitmap: Bitmap) {
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    bitmap.pixels.withUnsafeBytes { bytes in
      // SDL only reads the pixels.
      let source = SDL_CreateRGBSurfaceWithFormatFrom(
        UnsafeMutableRawPointer(mutating: bytes.baseAddress), width, height, 32, width * 4,
        SDL_PIXELFORMAT_RGB888.rawValue)
      var target = SDL_Rect(
        x: (Int32(pixelSize.width) - width) / 2, y: (Int32(pixelSize.height) - height) / 2,
        w: width, h: height)
      SDL_UpperBlit(source, nil, SDL_GetWindowSurface(window), &target)
      SDL_FreeSurface(source)
    }
    SDL_UpdateWindowSurface(window)
  }

  /// Closes the window.
  func close() {
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// Returns the size of the window for a screen size in points.
  ///
  /// Without a factor, a point is one unit, or more on a display with high resolution. It is less
  /// if the display is too small.
  private static func fittedSize(for points: CGSize, factor units: CGFloat?) -> CGSize {
    var dotsPerInch: Float = 0
    var factor = units ?? 1
    if units == nil, SDL_GetDisplayDPI(0, nil, nil, &dotsPerInch) == 0, dotsPerInch >= 168 {
      factor = Double(dotsPerInch / 96).rounded()
    }
    var usable = SDL_Rect()
    if SDL_GetDisplayUsableBounds(0, &usable) == 0, usable.w > 0, usable.h > 0 {
      // 40 units are reserved for a title bar.
      let available = CGSize(width: Double(usable.w), height: max(Double(usable.h) - 40, 100))
      factor = min(factor, available.width / points.width, available.height / points.height)
    }
    return CGSize(
      width: (points.width * factor).rounded(), height: (points.height * factor).rounded())
  }

  private static func failure(destroying window: OpaquePointer? = nil) -> SimulatorWindowError {
    let reason = String(cString: SDL_GetError())
    if let window { SDL_DestroyWindow(window) }
    SDL_Quit()
    return .noDisplay(reason.isEmpty ? "SDL gives no reason" : reason)
  }
}

extension [String: String] {
  fileprivate func isSet(_ name: String) -> Bool { self[name]?.isEmpty == false }
}
