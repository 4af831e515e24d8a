import Foundation

/// What a button shows in one state.
struct ButtonContent {
  var title: String?
  var titleColor: UIColor?
  var image: UIImage?
}

extension UIButton {
  /// Sets a part of the content for a state.
  func set<Part>(_ part: WritableKeyPath<ButtonContent, Part?>, to value: Part?, for state: State) {
    contents[state, default: ButtonContent()][keyPath: part] = value
    contentDidChange()
  }

  /// Returns a part of the content for a state, or that for `normal` if the state has none.
  func part<Part>(_ part: KeyPath<ButtonContent, Part?>, for state: State) -> Part? {
    contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
  }

  /// The title color for the current state.
  private var currentColor: UIColor {
    if let color = contents[state]?.titleColor { return color }
    if isEnabled, let color = contents[.normal]?.titleColor { return color }
    guard storedButtonType == .system else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  /// Shows the content for the current state.
  func contentDidChange() {
    storedTitleLabel.followsButtonShapes = storedButtonType == .system
    storedTitleLabel.text = title(for: state)
    storedTitleLabel.textColor = currentColor
    let image = image(for: state)
    if hasImageView || image != nil {
      storedImageView.image = image
      storedImageView.isHidden = image == nil
      storedImageView.drawsAutomaticAsTemplate = storedButtonType == .system
    }
    if layoutState != nil { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  /// Fades the content of a highlighted button of type `system`.
  func updateHighlight() {
    guard storedButtonType == .system else { return }
    let alpha = isHighlighted ? 0.2 : 1
    guard !isHighlighted, window != nil else {
      setContentAlpha(alpha)
      return
    }
    UIView.animate(
      withDuration: 0.47, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.setContentAlpha(alpha) })
  }

  private func setContentAlpha(_ alpha: CGFloat) {
    storedTitleLabel.alpha = alpha
    if hasImageView { storedImageView.alpha = alpha }
  }
}

// MARK: - Layout

extension UIButton {
  /// The minimum width of a button with a title only, in points.
  private static let minimumWidth: CGFloat = 30
  /// The margin above and below a title, in points.
  private static let titleMargin: CGFloat = 6

  func naturalSize() -> CGSize {
    let title = storedTitleLabel.intrinsicContentSize
    guard let image = image(for: state)?.size else {
      return CGSize(
        width: max(title.width, Self.minimumWidth), height: title.height + 2 * Self.titleMargin)
    }
    let titleHeight = title.width > 0 ? title.height + 2 * Self.titleMargin : 0
    return CGSize(width: image.width + title.width, height: max(image.height, titleHeight))
  }

  /// Places the image before the title, and both of them in the center.
  func placeParts() {
    var image = image(for: state)?.size ?? .zero
    image.width = min(image.width, bounds.width)
    image.height = min(image.height, bounds.height)
    var title = storedTitleLabel.intrinsicContentSize
    title.width = min(title.width, bounds.width - image.width)
    title.height = min(title.height, bounds.height)
    let start = bounds.midX - (image.width + title.width) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    storedTitleLabel.frame = CGRect(
      x: start + (isMirrored ? 0 : image.width), y: bounds.midY - title.height / 2,
      width: title.width, height: title.height)
    guard hasImageView else { return }
    storedImageView.frame = CGRect(
      x: start + (isMirrored ? title.width : 0), y: bounds.midY - image.height / 2,
      width: image.width, height: image.height)
  }
}

extension UIView {
  /// Redraws the titles of buttons after the Button Shapes setting changes.
  func buttonShapesDidChange() {
    if (self as? UILabel)?.followsButtonShapes == true { setNeedsDisplay() }
    for subview in storedSubviews { subview.buttonShapesDidChange() }
  }
}

extension TextRequest {
  /// Underlines the whole text.
  mutating func underline() {
    for paragraph in paragraphs.indices {
      for run in paragraphs[paragraph].runs.indices {
        paragraphs[paragraph].runs[run].isUnderlined = true
      }
    }
  }
}
