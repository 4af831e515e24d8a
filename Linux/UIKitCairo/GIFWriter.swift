internal import CGIF
public import Foundation

/// Writes an animated GIF that repeats forever.
///
/// Frames are written as they are added. After the first, each contains only the changed rectangle,
/// with its own palette.
public final class GIFWriter {
  private let path: String
  private let width: Int
  private let height: Int
  private let quality: Int
  private var file: UnsafeMutablePointer<GifFileType>?
  /// The frame that was written last.
  private var previous: Bitmap?
  /// The frame that is written when its duration is known. The start is in hundredths of a second.
  private var pending: (bitmap: Bitmap, start: Int)?
  private var time: TimeInterval = 0

  /// Creates the file. An existing file is overwritten.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - quality: The accuracy of the colors, from 0 to 100. With the default, differences are not
  ///     visible.
  /// - Throws: `PictureError` if the file cannot be written, or if the width or height is not
  ///   between 1 and 65,535.
  public init(toFile path: String, width: Int, height: Int, quality: Int = 96) throws {
    guard 1...65_535 ~= width, 1...65_535 ~= height else {
      throw PictureError("\(path): \(width) × \(height) pixels do not fit into a GIF")
    }
    self.path = path
    self.width = width
    self.height = height
    self.quality = quality
    var error: Int32 = 0
    file = EGifOpenFileName(path, false, &error)
    guard file != nil else { throw PictureError("\(path): cannot be written") }
    EGifSetGifVersion(file, true)
  }

  deinit {
    if file != nil { EGifCloseFile(file, nil) }
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels. They are drawn on black.
  ///   - duration: The duration in seconds. A frame shorter than 0.02 seconds is replaced by the
  ///     next one, because browsers slow such frames down.
  /// - Throws: `PictureError` if the size differs from that of the GIF, or if the frame cannot be
  ///   written.
  public func add(_ bitmap: Bitmap, duration: TimeInterval) throws {
    guard bitmap.width == width, bitmap.height == height else {
      throw PictureError("\(path): the size of a frame differs from that of the picture")
    }
    let start = Int((time * 100).rounded())
    time += max(0, duration)
    if let pending {
      if pending.bitmap == bitmap { return }
      guard start - pending.start >= 2 else {
        self.pending = (bitmap, pending.start)
        return
      }
      try write(pending.bitmap, hundredths: start - pending.start)
    }
    pending = (bitmap, start)
  }

  /// Writes the last frame and closes the file. Do not add frames afterwards.
  ///
  /// - Throws: `PictureError` if the file cannot be written, or if there are no frames.
  public func finish() throws {
    guard let last = pending else { throw PictureError("\(path): there is no frame to write") }
    pending = nil
    try write(last.bitmap, hundredths: max(2, Int((time * 100).rounded()) - last.start))
    let status = EGifCloseFile(file, nil)
    file = nil
    try check(status)
  }

  private func write(_ bitmap: Bitmap, hundredths: Int) throws {
    let isFirst = previous == nil
    let change = PixelChange(from: previous, to: bitmap)
    let colors = FrameColors(of: change, in: bitmap, quality: quality)
    previous = bitmap
    if isFirst { try writeHeader(colors.palette) }
    try writeFrame(change, colors, hundredths: min(hundredths, 65_535), isFirst: isFirst)
    // A delay has 16 bits. A longer duration is split: frames without a change follow.
    var remaining = hundredths - 65_535
    while remaining > 0 {
      let noChange = PixelChange(from: bitmap, to: bitmap)
      try writeFrame(
        noChange, FrameColors(of: noChange, in: bitmap, quality: quality),
        hundredths: min(remaining, 65_535), isFirst: false)
      remaining -= 65_535
    }
  }

  private func writeHeader(_ palette: [UInt32]) throws {
    let map = GIFPalette.map(of: palette)
    defer { GifFreeMapObject(map) }
    try check(
      EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map))
    var loops: [UInt8] = [1, 0, 0]
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    try check(EGifPutExtensionBlock(file, Int32(loops.count), &loops))
    try check(EGifPutExtensionTrailer(file))
  }

  private func writeFrame(
    _ change: PixelChange, _ colors: FrameColors, hundredths: Int, isFirst: Bool
  ) throws {
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(hundredths),
      TransparentColor: colors.transparentIndex.map { Int32($0) } ?? NO_TRANSPARENT_COLOR)
    var bytes = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &bytes)
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, &bytes))
    let map = isFirst ? nil : GIFPalette.map(of: colors.palette)
    defer { GifFreeMapObject(map) }
    try check(
      EGifPutImageDesc(
        file, Int32(change.left), Int32(change.top), Int32(change.width), Int32(change.height),
        false, map))
    try writeIndices(colors)
  }

  private func writeIndices(_ colors: FrameColors) throws {
    var indices = colors.indices
    try check(EGifPutLine(file, &indices, Int32(indices.count)))
  }

  private func check(_ status: Int32) throws {
    guard status == GIF_OK else {
      let reason = file.flatMap { GifErrorString($0.pointee.Error) }.map { String(cString: $0) }
      throw PictureError("\(path): \(reason ?? "cannot be written")")
    }
  }
}
