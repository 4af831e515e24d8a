internal import Foundation

/// A command of the gallery program.
enum GalleryCommand: Equatable, Sendable {
  case help
  case list
  /// Opens the list or an example in a window. Records it if no window can be opened.
  case open(Configuration, Window)
  case record(Configuration, path: String)
  case screenshot(Configuration, path: String, seconds: TimeInterval)
  /// Records the examples that the documentation shows.
  case pictures(folder: String)

  /// The example to show and the screen to show it on.
  struct Configuration: Equatable, Sendable {
    /// The name of the example; `nil` for the list of all examples.
    var example: String?
    /// The size of the screen, in points.
    var size = CGSize(width: 390, height: 844)
    /// The number of pixels per point in screenshots and recordings.
    var scale = 2.0
    var isDark = false
    var isRightToLeft = false
    /// Whether bars look as on iOS 26, with buttons on glass.
    var hasGlassBars = false
  }
}

extension GalleryCommand {
  /// The options of the window.
  struct Window: Equatable, Sendable {
    /// The number of pixels per point; `nil` to choose it for the display.
    var scale: Double?
    /// Whether the number of frames and the time per frame are printed.
    var printsFrameTimes = false
  }
}

/// An error in the command line or in writing a file. Its description is one line.
struct GalleryUsageError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
