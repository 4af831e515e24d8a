internal import CGIF
internal import Foundation

/// The frames of an animated picture as a viewer shows them.
package struct GIFReader {
  package struct Frame {
    package var bitmap: Bitmap
    /// How long the frame is shown, in hundredths of a second.
    package var hundredths: Int
  }

  package private(set) var frames: [Frame] = []

  /// Reads a file.
  ///
  /// - Parameter path: Where the file is.
  /// - Throws: `PictureError` if there is no readable GIF.
  package init(file path: String) throws {
    guard let gif = DGifOpenFileName(path, nil) else {
      throw PictureError("\(path): cannot be read")
    }
    defer { DGifCloseFile(gif, nil) }
    guard DGifSlurp(gif) == GIF_OK else { throw PictureError("\(path): is no whole GIF") }
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

  private static func draw(
    _ image: SavedImage, _ global: UnsafeMutablePointer<ColorMapObject>?, _ transparent: Int32,
    on canvas: inout Bitmap
  ) {
    let place = image.ImageDesc
    guard let map = place.ColorMap ?? global, let indices = image.RasterBits else { return }
    for row in 0..<Int(place.Height) {
      for column in 0..<Int(place.Width) {
        let index = indices[row * Int(place.Width) + column]
        guard Int32(index) != transparent else { continue }
        let color = map.pointee.Colors[Int(index)]
        canvas[Int(place.Left) + column, Int(place.Top) + row] =
          0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
      }
    }
  }
}
