internal import Foundation
internal import GalleryExamples
internal import UIKit
internal import UIKitSimulator

/// The pictures of the documentation: every example, small enough to live beside the sources.
@MainActor enum GalleryPictures {
  private static let scale = 0.75
  private static let framesPerSecond = 10.0

  /// Records all examples, each by its own script.
  ///
  /// - Parameters:
  ///   - folder: Where the pictures go, each by its example's name.
  ///   - report: Hears of each picture that is done.
  /// - Throws: `GalleryUsageError`, if one cannot be written.
  static func record(into folder: String, report: (String) -> Void) throws {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for example in GalleryExample.all {
      let file = try GalleryFile(path: "\(folder)/\(example.name).gif")
      try record(
        example, on: device(for: example), scale: scale, framesPerSecond: framesPerSecond, to: file)
      report(file.path)
    }
    if let first = GalleryExample.all.first {
      let file = try GalleryFile(path: "\(folder)/readme.gif")
      let device = SimulatedDevice.phone(size: CGSize(width: 390, height: 480))
      try record(first, on: device, scale: 1, framesPerSecond: 20, to: file)
      report(file.path)
    }
  }

  private static func record(
    _ example: GalleryExample, on device: SimulatedDevice, scale: CGFloat, framesPerSecond: Double,
    to file: GalleryFile
  ) throws {
    let stage = GalleryStage(example, device: device)
    stage.simulator.showsFinger = true
    let recording = stage.simulator.record(
      stage.script, framesPerSecond: framesPerSecond, pacing: .stepped)
    try file.write { try recording.writeGIF(toFile: $0, scale: scale) }
  }

  /// A phone that is low, so that there is more to see of the control; one example is held sideways.
  private static func device(for example: GalleryExample) -> SimulatedDevice {
    let size =
      example.name == "landscape"
      ? CGSize(width: 600, height: 278) : CGSize(width: 320, height: 380)
    return .phone(size: size)
  }
}
