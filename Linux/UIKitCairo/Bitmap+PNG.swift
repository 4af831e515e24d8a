internal import CCairo
internal import Foundation

extension Bitmap {
  /// Reads a bitmap from a PNG file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `PictureError` if the file cannot be read.
  package init(readingPNG path: String) throws {
    try self.init(surface: cairo_image_surface_create_from_png(path), name: path)
  }

  /// Reads a bitmap from a PNG file in memory.
  init(png file: Data) throws {
    let surface = file.withUnsafeBytes { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      return withUnsafeMutablePointer(to: &rest) { rest in
        cairo_image_surface_create_from_png_stream(
          { rest, target, count in
            let rest = rest?.assumingMemoryBound(to: UnsafeRawBufferPointer.self)
            let count = Int(count)
            guard let rest, let target, rest.pointee.count >= count else {
              return CAIRO_STATUS_READ_ERROR
            }
            UnsafeMutableRawBufferPointer(start: target, count: count)
              .copyMemory(from: UnsafeRawBufferPointer(rebasing: rest.pointee[..<count]))
            rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee[count...])
            return CAIRO_STATUS_SUCCESS
          }, rest)
      }
    }
    try self.init(surface: surface, name: "image")
  }

  /// Copies the pixels of a surface, and destroys it.
  private init(surface: OpaquePointer?, name: String) throws {
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PictureError("\(name): \(String(cString: cairo_status_to_string(status)))")
    }
    self.init(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
    withSurface { target in
      let context = cairo_create(target)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      cairo_destroy(context)
    }
  }

  /// Returns a PNG file of the bitmap.
  func pngData() -> Data? {
    var copy = self
    var file = Data()
    let status = copy.withSurface { surface in
      withUnsafeMutablePointer(to: &file) { file in
        cairo_surface_write_to_png_stream(
          surface,
          { file, bytes, count in
            guard let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            file?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, file)
      }
    }
    return status == CAIRO_STATUS_SUCCESS ? file : nil
  }

  /// Writes the bitmap to a PNG file. An existing file is overwritten.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `PictureError` if the file cannot be written.
  public func writePNG(toFile path: String) throws {
    var copy = self
    let status = copy.withSurface { cairo_surface_write_to_png($0, path) }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PictureError("\(path): \(String(cString: cairo_status_to_string(status)))")
    }
  }

  /// Calls a closure with a cairo surface that draws into this bitmap.
  ///
  /// The surface is valid only during the call.
  mutating func withSurface<Result>(_ body: (OpaquePointer?) throws -> Result) rethrows -> Result {
    let (columns, rows) = (width, height)
    return try pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(columns), Int32(rows), Int32(columns * 4))
      defer { cairo_surface_destroy(surface) }
      let result = try body(surface)
      cairo_surface_finish(surface)
      return result
    }
  }
}
