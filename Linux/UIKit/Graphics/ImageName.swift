import Foundation
import Synchronization

/// The parts of an image file's name, such as `icon`, 2 and `png` in `icon@2x.png`.
struct ImageName {
  /// The path without the suffix of the scale and without the extension.
  let base: String
  /// The scale in the suffix, or `nil` if there is no suffix.
  let scale: CGFloat?
  /// The extension if it is that of an image file, otherwise `nil`.
  let fileExtension: String?

  private static let readExtensions = ["png", "jpg", "jpeg", "gif"]
  private static let suffixes: [(text: String, scale: CGFloat)] = [("@2x", 2), ("@3x", 3)]

  init(path: String) {
    let last = (path as NSString).pathExtension
    let isImage = Self.readExtensions.contains(last.lowercased())
    let stem = isImage ? (path as NSString).deletingPathExtension : path
    let suffix = Self.suffixes.first { stem.hasSuffix($0.text) }
    fileExtension = isImage ? last : nil
    scale = suffix?.scale
    base = suffix == nil ? stem : String(stem.dropLast(3))
  }

  /// Returns the file in a bundle that best fits a display scale, and the file's scale.
  ///
  /// A name with a suffix matches only files with this suffix.
  func file(in bundle: Bundle, displayScale: CGFloat) -> (path: String, scale: CGFloat)? {
    let extensions = fileExtension.map { [$0] } ?? ["png", "jpg", "jpeg"]
    let scales = scale.map { [$0] } ?? Self.scales(bestFor: displayScale)
    for scale in scales {
      let suffix = Self.suffixes.first { $0.scale == scale }?.text ?? ""
      for fileExtension in extensions {
        if let path = bundle.path(forResource: base + suffix, ofType: fileExtension) {
          return (path, scale)
        }
      }
    }
    return nil
  }

  /// The scale of the display, and then the others, greatest first.
  private static func scales(bestFor displayScale: CGFloat) -> [CGFloat] {
    let best = min(max(displayScale.rounded(), 1), 3)
    return [best] + [3, 2, 1].filter { $0 != best }
  }
}

/// The pictures of files that were found by name.
enum ImageCache {
  private static let pictures = Mutex<[String: PixelPicture]>([:])

  /// Returns the picture in a file, which is read once.
  static func picture(atPath path: String) -> PixelPicture? {
    if let picture = pictures.withLock({ $0[path] }) { return picture }
    guard let file = FileManager.default.contents(atPath: path),
      let picture = ImageFiles.codec.picture(in: file)
    else { return nil }
    return pictures.withLock { cache in
      // Another thread may have read the file in the meantime.
      if let first = cache[path] { return first }
      cache[path] = picture
      return picture
    }
  }
}
