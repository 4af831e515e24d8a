internal import CSDL2
internal import Foundation
internal import UIKitCairo

/// A window on the real display that shows pictures; the only place that knows how SDL draws.
@MainActor final class WindowSurface {
  /// The size of the window in the units of its events.
  private(set) var size: CGSize
  /// The size of the window in pixels, which is larger on a fine display.
  private(set) var pixelSize: CGSize
  /// How often the display shows a new picture, per second.
  let refreshRate: Double

  /// In the middle of the display.
  private static let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)

  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)

  /// Opens a window in the middle of the display, smaller where the display is lower.
  ///
  /// - Parameters:
  ///   - title: The words on its title bar.
  ///   - points: The size of the screen to be shown; on a fine display a point is more than a unit.
  /// - Throws: ``SimulatorWindowError/noDisplay(_:)``, with SDL's reason.
  init(title: String, points: CGSize) throws {
    let environment = ProcessInfo.processInfo.environment
    guard ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains(where: environment.isSet)
    else { throw SimulatorWindowError.noDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set") }
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw Self.failure() }
    // These two accept everything and show nothing.
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    guard driver != "dummy", driver != "offscreen" else {
      SDL_Quit()
      throw SimulatorWindowError.noDisplay("the video driver \(driver) shows nothing")
    }
    let fitting = Self.fitting(points)
    let flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_RESIZABLE.rawValue
    guard
      let window = SDL_CreateWindow(
        title, Self.centered, Self.centered, Int32(fitting.width), Int32(fitting.height), flags)
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
    size = fitting
    pixelSize = fitting
    var mode = SDL_DisplayMode()
    let known = SDL_GetWindowDisplayMode(window, &mode) == 0 && mode.refresh_rate > 0
    refreshRate = known ? Double(mode.refresh_rate) : 60
    measure()
  }

  /// Learns the size that the window has now.
  func measure() {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    size = CGSize(width: max(Int(width), 1), height: max(Int(height), 1))
    if SDL_GetRendererOutputSize(renderer, &width, &height) == 0 {
      pixelSize = CGSize(width: max(Int(width), 1), height: max(Int(height), 1))
    }
  }

  /// Gives the window the size for another screen, after a rotation for example.
  func resize(to points: CGSize) {
    let fitting = Self.fitting(points)
    SDL_SetWindowSize(window, Int32(fitting.width), Int32(fitting.height))
    SDL_SetWindowPosition(window, Self.centered, Self.centered)
    measure()
  }

  /// Writes on the title bar.
  func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  /// Shows a picture in the middle of the window and waits for the display, where it can be waited for.
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

  /// The units for so many points: as many or, on a fine display without scaling of its own, more;
  /// fewer where the display is too low.
  private static func fitting(_ points: CGSize) -> CGSize {
    var dotsPerInch: Float = 0
    var factor = 1.0
    if SDL_GetDisplayDPI(0, nil, nil, &dotsPerInch) == 0, dotsPerInch >= 168 {
      factor = Double(dotsPerInch / 96).rounded()
    }
    var usable = SDL_Rect()
    if SDL_GetDisplayUsableBounds(0, &usable) == 0, usable.w > 0, usable.h > 0 {
      // Room for a title bar.
      let room = CGSize(width: Double(usable.w), height: max(Double(usable.h) - 40, 100))
      factor = min(factor, room.width / points.width, room.height / points.height)
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
