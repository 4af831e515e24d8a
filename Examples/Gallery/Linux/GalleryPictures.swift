internal import EdgeRefresh
internal import Foundation
internal import GalleryExamples
internal import UIKit
internal import UIKitSimulator

/// The pictures of the documentation: every example, small enough to live beside the sources.
@MainActor enum GalleryPictures {
  private struct Format {
    var scale: CGFloat
    var framesPerSecond: Double
    var quality: Int

    static let small = Format(scale: 0.75, framesPerSecond: 10, quality: 50)
    static let readme = Format(scale: 1, framesPerSecond: 20, quality: 96)
  }

  /// Records all examples, each by its own script.
  ///
  /// - Parameters:
  ///   - folder: Where the pictures go, each by its example's name, and one of the first for the README.
  ///   - report: Hears of each picture that is done.
  /// - Throws: `GalleryUsageError`, if one cannot be written.
  static func record(into folder: String, report: (String) -> Void) throws {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func record(_ example: GalleryExample?, as name: String, _ size: CGSize, _ format: Format)
      throws
    {
      let file = try GalleryFile(path: "\(folder)/\(name).gif")
      // Whatever the language of this machine is, and whatever the example before has chosen.
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
    try record(GalleryExample.all.first, as: "readme", CGSize(width: 390, height: 480), .readme)
    try record(nil, as: "gallery", small, .small)
    for example in GalleryExample.all {
      try record(example, as: example.name, example.name == "landscape" ? wide : small, .small)
    }
  }

  /// A low screen, on which there is more to see of the control.
  private static let small = CGSize(width: 320, height: 380)
  /// A phone with a notch, held sideways.
  private static let wide = CGSize(width: 600, height: 278)
}
