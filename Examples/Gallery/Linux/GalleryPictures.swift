internal import EdgeRefresh
internal import Foundation
internal import GalleryExamples
internal import UIKit
internal import UIKitSimulator

/// The pictures of the documentation: recordings of the examples that it shows, small enough to
/// keep in the repository.
@MainActor enum GalleryPictures {
  /// The names of the examples whose recordings a document shows.
  static let names = [
    "header-default", "header-gif", "header-time-hidden", "header-own-control", "footer-default",
    "footer-back-1", "handler-failing", "content-view", "time-out", "begin-at-threshold",
    "prefetch", "short-content", "app-defaults", "observed-states", "two-levels",
    "collection-horizontal", "leader", "profile", "language", "chat",
  ]

  private struct Format {
    var scale: CGFloat
    var framesPerSecond: Double
    var quality: Int

    static let small = Format(scale: 0.65, framesPerSecond: 8, quality: 50)
    static let readme = Format(scale: 1, framesPerSecond: 20, quality: 96)
  }

  /// Records the examples that the documentation shows, each with its own script.
  ///
  /// The files are named after the examples. In addition, `readme.gif` shows the first example in
  /// better quality.
  ///
  /// - Parameters:
  ///   - folder: The folder for the files. It is created if it is missing.
  ///   - report: Called with the path of each file that has been written.
  /// - Throws: `GalleryUsageError` if a file cannot be written.
  static func record(into folder: String, report: (String) -> Void) throws {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func record(_ example: GalleryExample, as name: String, _ size: CGSize, _ format: Format)
      throws
    {
      let file = try GalleryFile(path: "\(folder)/\(name).gif")
      // The pictures must not depend on the language of the machine or on the previous example.
      RefreshConfiguration.default.languageCode = "en"
      let stage = GalleryStage(example, device: .phone(size: size))
      stage.simulator.showsFinger = true
      let recording = stage.simulator.record(
        stage.script, framesPerSecond: format.framesPerSecond, pacing: .stepped)
      try file.write {
        try recording.writeGIF(toFile: $0, scale: format.scale, quality: format.quality)
      }
      report(file.path)
    }
    if let first = GalleryExample.all.first {
      try record(first, as: "readme", CGSize(width: 390, height: 480), .readme)
    }
    for example in names.compactMap(GalleryExample.named) {
      try record(example, as: example.name, size(of: example.name), .small)
    }
  }

  /// The size of the screen on which an example is recorded.
  static func size(of name: String) -> CGSize { name == "profile" ? high : small }

  /// A small screen, on which the control takes up a larger part of the picture.
  private static let small = CGSize(width: 320, height: 380)
  /// A screen with space for rows below the header of a profile.
  private static let high = CGSize(width: 320, height: 560)
}
