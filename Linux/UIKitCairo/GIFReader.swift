internal import CGIF
internal import Foundation

/// Reads the frames of a GIF file as a viewer shows them.
package struct GIFReader {
  /// A frame of the animation.
  package struct Frame {
    /// The complete image, including the unchanged parts of previous frames.
    package var bitmap: Bitmap
    /// The duration of the frame, in hundredths of a second.
    package var hundredths: Int
  }

  package private(set) var frames: [Frame] = []

  /// Reads a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `PictureError` if the file is not a readable GIF.
  package init(file path: String) throws {
    guard let file = FileManager.default.contents(atPath: path) else {
      throw PictureError("\(path): cannot be read")
    }
    try self.init(data: file, name: path)
  }

  /// Reads a file in memory. Errors mention its name.
  init(data: Data, name: String) throws {
    let source = Source(rest: data[...])
    defer { withExtendedLifetime(source) {} }
    let gif = DGifOpen(
      Unmanaged.passUnretained(source).toOpaque(),
      { gif, target, count in
        guard let address = gif?.pointee.UserData, let target else { return 0 }
        return Unmanaged<Source>.fromOpaque(address).takeUnretainedValue()
          .read(into: target, count: count)
      }, nil)
    guard let gif else { throw PictureError("\(name): cannot be read") }
    defer { DGifCloseFile(gif, nil) }
    guard DGifSlurp(gif) == GIF_OK else { throw PictureError("\(name): is not a complete GIF") }
    let file = gif.pointee
    var canvas = Bitmap(width: Int(file.SWidth), height: Int(file.SHeight))
    for index in 0..<Int(file.ImageCount) {
      var control = GraphicsControlBlock()
      control.TransparentColor = NO_TRANSPARENT_COLOR
      DGifSavedExtensionToGCB(gif, Int32(index), &control)
      Self.draw(file.SavedImages[index], file.SColorMap, control.TransparentColor, on: &canvas)
      frames.append(Frame(bitmap: canvas, hundredths: Int(control.DelayTime)))
    }
  }

  /// The part of a file that has not been read.
  private final class Source {
    private var rest: Data.SubSequence

    init(rest: Data.SubSequence) { self.rest = rest }

    /// Copies at most `count` bytes. Returns how many it copied.
    func read(into target: UnsafeMutablePointer<UInt8>, count: Int32) -> Int32 {
      let bytes = rest.prefix(Int(count))
      bytes.copyBytes(to: target, count: bytes.count)
      rest = rest.dropFirst(bytes.count)
      return Int32(bytes.count)
    }
  }

  private static func draw(
    _ image: SavedImage, _ global: UnsafeMutablePointer<ColorMapObject>?, _ transparent: Int32,
    on canvas: inout Bitmap
  ) {
    let area = image.ImageDesc
    guard let map = area.ColorMap ?? global, let indices = image.RasterBits else { return }
    for row in 0..<Int(area.Height) {
      for column in 0..<Int(area.Width) {
        let index = indices[row * Int(area.Width) + column]
        guard Int32(index) != transparent else { continue }
        let color = map.pointee.Colors[Int(index)]
        canvas[Int(area.Left) + column, Int(area.Top) + row] =
          0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
      }
    }
  }
}
