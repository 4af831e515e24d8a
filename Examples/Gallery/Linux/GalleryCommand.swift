internal import Foundation

/// What the command line asks for.
enum GalleryCommand: Equatable, Sendable {
  case help
  case list
  /// Opens the list or an example in a window, or records it where no window can be opened.
  case open(Stage)
  case record(Stage, path: String)
  case screenshot(Stage, path: String, seconds: TimeInterval)
  /// Records every example for the documentation.
  case pictures(folder: String)

  /// Which example is shown, and on what screen.
  struct Stage: Equatable, Sendable {
    /// The name of the example; `nil` for the list of all.
    var example: String?
    var size = CGSize(width: 390, height: 844)
    /// How many pixels make a point of a picture.
    var scale = 2.0
    var isDark = false
    var isRightToLeft = false
  }
}

/// A command line that cannot be followed; its description is the one line that says why.
struct GalleryUsageError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
