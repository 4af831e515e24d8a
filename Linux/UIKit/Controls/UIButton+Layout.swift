import Foundation

extension UIButton {
  /// The minimum width of a button with a title only, in points.
  private static let minimumWidth: CGFloat = 30
  /// The margin above and below a title, in points.
  private static let titleMargin: CGFloat = 6

  private var titleSize: CGSize { storedTitleLabel.intrinsicContentSize }

  func layoutDidChange() {
    if layoutState != nil { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  func naturalSize() -> CGSize {
    let title = titleSize
    let image = currentImage?.size ?? .zero
    var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    if contentEdgeInsets == .zero {
      if currentImage == nil || title.width > 0 {
        size.height = max(title.height + 2 * Self.titleMargin, image.height)
      }
      if currentImage == nil { size.width = max(size.width, Self.minimumWidth) }
    }
    if let background = currentBackgroundImage?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return CGSize(
      width: size.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: size.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  func placeParts() {
    let content = contentRect(forBounds: bounds)
    storedTitleLabel.frame = titleRect(forContentRect: content)
    if hasImageView { storedImageView.frame = imageRect(forContentRect: content) }
    if hasBackgroundView { storedBackgroundView.frame = backgroundRect(forBounds: bounds) }
  }

  /// The frames of the image and of the title, which are placed beside each other.
  ///
  /// For the frame of the image, both are placed in the content reduced by `imageEdgeInsets`. For
  /// the frame of the title, both are placed in the content reduced by `titleEdgeInsets`.
  func placement(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let imageArea = content.inset(by: imageEdgeInsets)
    let titleArea = content.inset(by: titleEdgeInsets)
    var image = currentImage?.size ?? .zero
    image.width = min(image.width, max(0, imageArea.width))
    image.height = min(image.height, max(0, imageArea.height))
    var title = titleSize
    title.width = min(title.width, max(0, titleArea.width - image.width))
    title.height = min(title.height, max(0, titleArea.height))
    let total = image.width + title.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var imageFrame = CGRect(
      x: start(of: total, in: imageArea) + (isMirrored ? title.width : 0),
      y: top(of: image.height, in: imageArea), width: image.width, height: image.height)
    var titleFrame = CGRect(
      x: start(of: total, in: titleArea) + (isMirrored ? 0 : image.width),
      y: top(of: title.height, in: titleArea), width: title.width, height: title.height)
    if contentHorizontalAlignment == .fill {
      if title.width == 0 {
        imageFrame.origin.x = imageArea.minX
        imageFrame.size.width = max(0, imageArea.width)
      } else {
        titleFrame.origin.x = isMirrored ? titleArea.minX : titleArea.minX + image.width
        titleFrame.size.width = max(0, titleArea.width - image.width)
        if isMirrored { imageFrame.origin.x = imageArea.maxX - image.width }
      }
    }
    if contentVerticalAlignment == .fill {
      imageFrame.size.height = max(0, imageArea.height)
      titleFrame.size.height = max(0, titleArea.height)
    }
    return (imageFrame, titleFrame)
  }

  private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .center: area.midX - width / 2
    case .right: area.maxX - width
    case .left, .leading, .trailing, .fill: area.minX
    }
  }

  private func top(of height: CGFloat, in area: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .center: area.midY - height / 2
    case .bottom: area.maxY - height
    case .top, .fill: area.minY
    }
  }
}
