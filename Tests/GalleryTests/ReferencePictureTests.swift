import Foundation
import GalleryExamples
import TestSupport
import Testing
import UIKit

@testable import Gallery
@testable import UIKitSimulator

/// Compares a few screens with reference pictures that were reviewed by a person.
///
/// To record the pictures again, run `TAKE_REFERENCE_PICTURES=1 swift test --filter
/// ReferencePictureTests`. Then review them.
@Suite(.isolated)
@MainActor
struct ReferencePictureTests {
  struct Moment: CustomTestStringConvertible, Sendable {
    var example: String
    var time: TimeInterval
    var kind = ScreenKind.phone

    var testDescription: String { "\(example)-\(time)-\(kind.testDescription)" }
    var fileName: String {
      testDescription.replacingOccurrences(of: " ", with: "-") + ".png"
    }
  }

  @Test(arguments: [
    Moment(example: "header-default", time: 1.9),
    Moment(
      example: "header-default", time: 3,
      kind: ScreenKind(width: 320, height: 480, style: .dark, direction: .rightToLeft)),
    Moment(example: "footer-gif", time: 1.8, kind: ScreenKind(width: 320, height: 480)),
    Moment(example: "collection-horizontal", time: 3.4, kind: ScreenKind(width: 667, height: 375)),
  ])
  func `a screen matches its reference picture`(moment: Moment) throws {
    let screen = try GalleryScreen(moment.example, on: moment.kind)
    defer { screen.leave() }
    screen.play(until: moment.time)
    let picture = screen.simulator.screenshot(scale: 1)
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("References/\(moment.fileName)").path
    if ProcessInfo.processInfo.environment["TAKE_REFERENCE_PICTURES"] == "1" {
      try picture.writePNG(toFile: path)
    }
    let difference = try picture.difference(from: Bitmap(readingPNG: path))
    // Another version of the font may move text by one or two pixels or make it slightly bolder.
    #expect(difference.maximum < 0.35)
    #expect(difference.mean < 0.01)
  }

  @Test func `a screen with moved content differs from the screen at rest`() throws {
    let screen = try GalleryScreen("header-default")
    defer { screen.leave() }
    let rest = screen.simulator.screenshot(scale: 1)
    screen.play(until: 1.2)
    let pulled = screen.simulator.screenshot(scale: 1)
    let difference = try rest.difference(from: pulled)
    #expect(difference.maximum > 0.35)
    #expect(difference.mean > 0.01)
  }
}

extension Bitmap {
  /// The mean and maximum difference in brightness, from 0 to 1, between blocks of 8 × 8 pixels.
  fileprivate func difference(from other: Bitmap) throws -> (mean: Double, maximum: Double) {
    try #require(width == other.width && height == other.height)
    let (own, others) = (blocks, other.blocks)
    let differences = zip(own, others).map { abs($0 - $1) }
    return (
      differences.reduce(0, +) / Double(max(differences.count, 1)), differences.max() ?? 0
    )
  }

  private var blocks: [Double] {
    let side = 8
    return stride(from: 0, to: height - side + 1, by: side).flatMap { top in
      stride(from: 0, to: width - side + 1, by: side).map { left in
        var sum = 0
        for y in top..<top + side {
          for x in left..<left + side {
            let pixel = self[x, y]
            sum += Int(pixel >> 16 & 0xFF) + Int(pixel >> 8 & 0xFF) + Int(pixel & 0xFF)
          }
        }
        return Double(sum) / Double(side * side * 3 * 255)
      }
    }
  }
}
