internal import Foundation
internal import GalleryExamples

extension GallerySection {
  /// The sections of the list: the examples with refresh controls, and the probe.
  static let listed = all + [measurements(.buildFolder)]

  /// The examples of the list, in order.
  static var listedExamples: [GalleryExample] { listed.flatMap(\.examples) }
}

extension ProbeHost {
  /// Saves the lines in the build folder and shows the path.
  static let buildFolder = ProbeHost(
    system: { "stand-in for UIKit" },
    share: { text, _ in
      do {
        let file = try GalleryFile.inBuildFolder("probe.jsonl")
        try file.write { try text.write(toFile: $0, atomically: true, encoding: .utf8) }
        return "Saved as \(file.path)"
      } catch {
        return "\(error)"
      }
    })
}
