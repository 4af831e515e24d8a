import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCairo

/// Images in files.
@Suite(.isolated)
@MainActor
struct ImageFileTests {
  /// A directory that serves as a bundle, removed at the end of the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var bundle: Bundle { Bundle(path: url.path) ?? .main }

    func write(_ data: Data?, _ name: String) throws -> String {
      let file = url.appendingPathComponent(name)
      try (data ?? Data()).write(to: file)
      return file.path
    }
  }

  private let renderer = CairoRenderer(scale: 1)

  /// A JPEG file of 8 by 8 red pixels.
  private let redJPEG =
    Data(
      base64Encoded: """
        /9j/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYU\
        GBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
        FBQUFBQUFBT/wAARCAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAA\
        AAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ADoD\
        FU3/2Q==
        """) ?? Data()

  private func filled(_ color: UIColor, _ size: CGSize, scale: CGFloat = 1) -> UIImage {
    var image = UIImage()
    UITraitCollection(displayScale: scale).performAsCurrent {
      image = UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
    return image
  }

  /// The top left pixel of a button after its layout.
  private func pixel(of button: UIButton) -> UInt32 {
    button.layoutIfNeeded()
    return renderer.bitmap(of: button)[0, 0]
  }

  private func bitmap(of image: UIImage?) -> Bitmap {
    renderer.bitmap(of: UIImageView(image: image))
  }

  @Test func `an image survives a PNG file`() throws {
    let half = UIColor.red.withAlphaComponent(0.5)
    let data = try #require(filled(half, CGSize(width: 3, height: 2)).pngData())
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.scale == 1)
    #expect(image.renderingMode == .automatic)
    #expect(bitmap(of: image).pixels.allSatisfy { $0 == 0x8080_0000 })
  }

  @Test func `a PNG file has the pixels of the image's scale`() throws {
    let data = try #require(filled(.blue, CGSize(width: 3, height: 2), scale: 3).pngData())
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 9, height: 6))
    let scaled = try #require(UIImage(data: data, scale: 3))
    #expect(scaled.size == CGSize(width: 3, height: 2))
    #expect(scaled.scale == 3)
  }

  @Test func `a JPEG file shows its pixels`() throws {
    let image = try #require(UIImage(data: redJPEG))
    #expect(image.size == CGSize(width: 8, height: 8))
    let pixel = bitmap(of: image)[4, 4]
    #expect(pixel >> 16 & 0xFF > 250)
    #expect(pixel & 0xFF < 5)
  }

  @Test func `damaged and unknown files are not images`() throws {
    let png = try #require(filled(.red, CGSize(width: 20, height: 20)).pngData())
    let files = [
      Data(), Data("text".utf8), png.prefix(30), png.prefix(8), redJPEG.prefix(3),
      redJPEG.prefix(20),
      Data("GIF89a".utf8),
    ]
    for file in files { #expect(UIImage(data: file) == nil) }
    #expect(UIImage(data: png, scale: 0) == nil)
    #expect(UIImage().pngData() == nil)
    #expect(UIImage(contentsOfFile: "/absent.png") == nil)
    #expect(UIImage(named: "absent") == nil)
  }

  @Test func `a GIF file shows its first frame`() throws {
    // One pixel, red.
    let file = Data([
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0, 0x2C, 0, 0,
      0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
    ])
    #expect(bitmap(of: UIImage(data: file)).pixels == [0xFFFF_0000])
  }

  @Test func `the suffix of a file's name is its scale`() throws {
    let folder = try Folder()
    let data = filled(.red, CGSize(width: 6, height: 6)).pngData()
    let scales: [(String, CGFloat)] = [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)]
    for (name, scale) in scales {
      let image = try #require(UIImage(contentsOfFile: folder.write(data, name)))
      #expect(image.scale == scale)
      #expect(image.size.width == 6 / scale)
    }
  }

  @Test func `a name finds the file for the display scale`() throws {
    let folder = try Folder()
    for (name, color) in [("dot.png", UIColor.red), ("dot@2x.png", .green), ("dot@3x.png", .blue)] {
      _ = try folder.write(filled(color, CGSize(width: 6, height: 6)).pngData(), name)
    }
    _ = try folder.write(filled(.white, CGSize(width: 6, height: 6)).pngData(), "only@3x.png")
    _ = try folder.write(redJPEG, "photo.jpg")
    func image(_ name: String, _ scale: CGFloat) -> UIImage? {
      UIImage(
        named: name, in: folder.bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }
    #expect([1, 2, 3].map { image("dot", $0)?.scale } == [1, 2, 3])
    #expect(image("dot.png", 2)?.scale == 2)
    #expect(image("dot@3x", 2)?.scale == 3)
    #expect(image("only", 2)?.size == CGSize(width: 2, height: 2))
    #expect(image("photo", 2)?.size == CGSize(width: 8, height: 8))
    #expect(image("dot.gif", 2) == nil)
    #expect(image("none", 2) == nil)
  }

  @Test func `images with the same name share the contents of the file`() throws {
    let folder = try Folder()
    let path = try folder.write(filled(.red, CGSize(width: 2, height: 2)).pngData(), "one.png")
    let first = UIImage(named: "one", in: folder.bundle, compatibleWith: nil)
    try FileManager.default.removeItem(atPath: path)
    #expect(first != nil)
    _ = try folder.write(filled(.blue, CGSize(width: 2, height: 2)).pngData(), "one.png")
    #expect(UIImage(named: "one", in: folder.bundle, compatibleWith: nil) == first)
  }

  @Test func `a picture can be drawn as a template and scaled`() throws {
    let data = try #require(filled(.red, CGSize(width: 2, height: 2)).pngData())
    let image = try #require(UIImage(data: data))
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = .blue
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(renderer.bitmap(of: view).pixels.allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test func `a system button draws its image in the tint color`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    button.tintColor = .green
    button.setImage(filled(.red, CGSize(width: 4, height: 4)), for: .normal)
    #expect(pixel(of: button) == 0xFF00_FF00)
    button.setImage(
      filled(.red, CGSize(width: 4, height: 4)).withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(pixel(of: button) == 0xFFFF_0000)
  }
}
