import Foundation

/// What a button shows in one state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
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

  /// The title color for states without one.
  var defaultColor: UIColor {
    guard storedButtonType == .system else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  /// Shows the content for the current state.
  func contentDidChange() {
    storedTitleLabel.followsButtonShapes =
      storedButtonType == .system && currentBackgroundImage == nil
    if let attributed = currentAttributedTitle {
      storedTitleLabel.attributedText = attributed
    } else {
      storedTitleLabel.text = currentTitle
      storedTitleLabel.textColor = currentTitleColor
    }
    if hasImageView || currentImage != nil {
      storedImageView.image = currentImage
      storedImageView.isHidden = currentImage == nil
      storedImageView.drawsAutomaticAsTemplate = storedButtonType == .system
      storedImageView.adjustment = imageAdjustment
    }
    if hasBackgroundView || currentBackgroundImage != nil {
      storedBackgroundView.image = currentBackgroundImage
    }
    layoutDidChange()
  }

  private var imageAdjustment: UIImageView.Adjustment {
    guard contents[state]?.image == nil else { return .none }
    if !isEnabled { return adjustsImageWhenDisabled ? .lighter : .none }
    let isDarker = isHighlighted && adjustsImageWhenHighlighted && storedButtonType == .custom
    return isDarker ? .darker : .none
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
