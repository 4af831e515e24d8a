internal import CSDL2
internal import Foundation
internal import UIKitCairo

/// A window of the display system that presents bitmaps with SDL.
@MainActor final class WindowSurface {
  /// The size of the window in the units of its events.
  private(set) var size: CGSize
  /// The size of the window in pixels. It is larger on a display with high resolution.
  private(set) var pixelSize: CGSize
  /// The refresh rate of the display, in frames per second.
  let refreshRate: Double

  /// The window position that centers the window on the display.
  private static let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)

  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)

  /// Opens a window in the center of the display. It is scaled down if the display is too small.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - points: The size of the simulated screen. On a display with high resolution, a point is
  ///     more than one unit of the window.
  /// - Throws: ``SimulatorWindowError/noDisplay(_:)`` with the reason.
  init(title: String, points: CGSize) throws {
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
    let fittedSize = Self.fittedSize(for: points)
    let flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_RESIZABLE.rawValue
    guard
      let window = SDL_CreateWindow(
        title, Self.centered, Self.centered, Int32(fittedSize.width), Int32(fittedSize.height),
        flags)
    else { throw Self.failure() }
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1")
    guard
      let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
        ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    else {
      throw Self.failure(destroying: window)
    }
    self.window = window
    self.renderer = renderer
    size = fittedSize
    pixelSize = fittedSize
    var mode = SDL_DisplayMode()
    let isKnown = SDL_GetWindowDisplayMode(window, &mode) == 0 && mode.refresh_rate > 0
    refreshRate = isKnown ? Double(mode.refresh_rate) : 60
    updateSize()
  }

  /// Reads the current size of the window.
  func updateSize() {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    size = CGSize(width: max(Int(width), 1), height: max(Int(height), 1))
    if SDL_GetRendererOutputSize(renderer, &width, &height) == 0 {
      pixelSize = CGSize(width: max(Int(width), 1), height: max(Int(height), 1))
    }
  }

  /// Resizes the window for another screen size in points, for example after a rotation.
  func resize(to points: CGSize) {
    let fittedSize = Self.fittedSize(for: points)
    SDL_SetWindowSize(window, Int32(fittedSize.width), Int32(fittedSize.height))
    SDL_SetWindowPosition(window, Self.centered, Self.centered)
    updateSize()
  }

  /// Sets the title of the window.
  func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  /// Presents a bitmap in the center of the window.
  ///
  /// Waits for the display if the renderer supports vertical synchronization.
  func present(_ bitmap: Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard let texture = texture(width: width, height: height) else { return }
    bitmap.pixels.withUnsafeBytes { bytes in
      _ = SDL_UpdateTexture(texture, nil, bytes.baseAddress, Int32(width * 4))
    }
    var target = SDL_Rect(
      x: Int32((Int(pixelSize.width) - width) / 2), y: Int32((Int(pixelSize.height) - height) / 2),
      w: Int32(width), h: Int32(height))
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    SDL_RenderClear(renderer)
    SDL_RenderCopy(renderer, texture, nil, &target)
    SDL_RenderPresent(renderer)
  }

  /// Closes the window.
  func close() {
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  private func texture(width: Int, height: Int) -> OpaquePointer? {
    if let texture, textureSize == (width, height) { return texture }
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(width), Int32(height))
    textureSize = (width, height)
    return texture
  }

  /// Returns the size of the window for a screen size in points.
  ///
  /// A point is one unit, or more on a display with high resolution, and less if the display is too
  /// small.
  private static func fittedSize(for points: CGSize) -> CGSize {
    var dotsPerInch: Float = 0
    var factor = 1.0
    if SDL_GetDisplayDPI(0, nil, nil, &dotsPerInch) == 0, dotsPerInch >= 168 {
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
