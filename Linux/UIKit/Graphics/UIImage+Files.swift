public import Foundation

extension UIImage {
  /// Creates an image from a PNG, JPEG or GIF file in memory. Its scale is 1.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from a PNG, JPEG or GIF file in memory.
  ///
  /// If a GIF has several frames, the image shows the first one.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - scale: The number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let picture = ImageFiles.codec.picture(in: data) else { return nil }
    self.init(picture: picture, scale: scale)
  }

  /// Creates an image from a PNG, JPEG or GIF file. It is not cached.
  ///
  /// The scale is the number in a suffix such as `@2x` of the file's name, otherwise 1.
  public convenience init?(contentsOfFile path: String) {
    guard let file = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: file, scale: ImageName(path: path).scale ?? 1)
  }

  /// Creates an image from a file in the main bundle.
  ///
  /// A file whose name has the suffix of the display scale, such as `icon@3x.png`, takes
  /// precedence. The extension may be omitted for PNG and JPEG files. The contents of the file are
  /// cached. Asset catalogs are not read, because only Xcode compiles them.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a file in a bundle, for the display scale of the traits. `nil` means the
  /// main bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = (traitCollection ?? .current).displayScale
    let found = ImageName(path: name).file(
      in: bundle ?? .main, displayScale: scale > 0 ? scale : UITraitCollection.current.displayScale)
    guard let found, let picture = ImageCache.picture(atPath: found.path) else { return nil }
    self.init(picture: picture, scale: found.scale)
  }

  /// Returns a PNG file with the pixels of the image, or `nil` if the image is empty.
  public func pngData() -> Data? {
    ImageFiles.codec.png(of: displayList, size: size, scale: scale)
  }

  /// Creates an image of a picture with a number of pixels per point.
  private convenience init(picture: PixelPicture, scale: CGFloat) {
    let size = CGSize(
      width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    self.init(
      displayList: DisplayList([.picture(picture, in: CGRect(origin: .zero, size: size))]),
      size: size, scale: scale)
  }
}
