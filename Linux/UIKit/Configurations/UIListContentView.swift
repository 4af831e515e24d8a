public import Foundation

/// A view that displays a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()

  /// Creates a view that displays a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    applyConfiguration()
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The configuration that the view displays. It is always a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure("a list content view cannot display a \(type(of: newValue))")
      }
      guard new != list else { return }
      list = new
      applyConfiguration()
    }
  }

  /// There is no intrinsic width. The height fits the content, with text wrapped at the current
  /// width.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: bounds.width > 0
        ? fittingHeight(width: bounds.width) : fittingHeight(width: .greatestFiniteMagnitude))
  }

  /// Returns the proposed width and the height of the content with its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// Returns the target width and the height of the content with its margins.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    verticalFittingPriority == .required ? targetSize : sizeThatFits(targetSize)
  }

  /// Lays out the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Shows the tint color in a template image.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyTintColor()
  }

  /// Measures the content again, since the preferred text size may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  private func applyConfiguration() {
    imageView.image = list.image
    imageView.isHidden = list.image == nil
    imageView.layer.cornerRadius = list.imageProperties.cornerRadius
    imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
    applyTintColor()
    Self.apply(list.primary, list.textProperties, to: textLabel)
    Self.apply(list.secondary, list.secondaryTextProperties, to: secondaryTextLabel)
    contentDidChange()
  }

  private func applyTintColor() {
    imageView.tintColor = list.imageProperties.resolvedTintColor(for: tintColor)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private static func apply(
    _ content: UIListContentConfiguration.Content,
    _ properties: UIListContentConfiguration.TextProperties, to label: UILabel
  ) {
    label.isHidden = content.isEmpty
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed = content.attributed {
      label.attributedText = attributed
    } else {
      label.text = content.string.map(properties.transformed)
    }
  }
}

// MARK: - Layout

extension UIListContentView {
  /// The distance between the leading edge of the view and its text, in points.
  var textStart: CGFloat { margins.left + imageColumn }

  /// The margins, in points. `left` is the leading margin, and `right` the trailing one.
  private var margins: UIEdgeInsets {
    let own = list.directionalLayoutMargins
    var margins = UIEdgeInsets(
      top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    let axes = list.axesPreservingSuperviewLayoutMargins
    guard !axes.isEmpty, let superview else { return margins }
    let outer = superview.bounds.inset(by: superview.layoutMargins)
    if axes.contains(.horizontal) {
      let sides = (left: outer.minX - frame.minX, right: frame.maxX - outer.maxX)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      margins.left = max(margins.left, isMirrored ? sides.right : sides.left)
      margins.right = max(margins.right, isMirrored ? sides.left : sides.right)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.minY - frame.minY)
      margins.bottom = max(margins.bottom, frame.maxY - outer.maxY)
    }
    return margins
  }

  /// The size of the image, scaled down to `maximumSize`, in points.
  private var imageSize: CGSize {
    guard let size = list.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = list.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The size of the area in which the image is centered, in points.
  private var imageArea: CGSize {
    guard list.image != nil else { return .zero }
    let (size, reserved) = (imageSize, list.imageProperties.reservedLayoutSize)
    return CGSize(
      width: reserved.width > 0 ? reserved.width : size.width,
      height: reserved.height > 0 ? reserved.height : size.height)
  }

  /// The width of `imageArea` with the distance to the text, in points; 0 without an image.
  private var imageColumn: CGFloat {
    list.image == nil ? 0 : imageArea.width + list.imageToTextPadding
  }

  /// The sizes of the texts for a width, and whether they are side by side.
  private struct Texts {
    var primary = CGSize.zero
    var secondary = CGSize.zero
    var areSideBySide = false
    /// The distance between the texts if one is below the other, in points.
    var gap: CGFloat = 0

    var height: CGFloat {
      areSideBySide
        ? max(primary.height, secondary.height) : primary.height + gap + secondary.height
    }
  }

  private func texts(width: CGFloat) -> Texts {
    let available = CGSize(width: max(0, width), height: .greatestFiniteMagnitude)
    var texts = Texts()
    if list.prefersSideBySideTextAndSecondaryText, !list.primary.isEmpty, !list.secondary.isEmpty {
      let unlimited = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      texts.primary = textLabel.sizeThatFits(unlimited)
      texts.secondary = secondaryTextLabel.sizeThatFits(unlimited)
      texts.areSideBySide =
        texts.primary.width + list.textToSecondaryTextHorizontalPadding + texts.secondary.width
        <= available.width
      if texts.areSideBySide { return texts }
    }
    texts.primary = list.primary.isEmpty ? .zero : textLabel.sizeThatFits(available)
    texts.secondary = list.secondary.isEmpty ? .zero : secondaryTextLabel.sizeThatFits(available)
    let hasBoth = !list.primary.isEmpty && !list.secondary.isEmpty
    texts.gap = hasBoth ? list.textToSecondaryTextVerticalPadding : 0
    return texts
  }

  /// Returns the height of the content with its margins, in points, for a width of the view.
  private func fittingHeight(width: CGFloat) -> CGFloat {
    let margins = margins
    let texts = texts(width: width - margins.left - margins.right - imageColumn)
    return margins.top + max(texts.height, imageArea.height) + margins.bottom
  }

  private func layOutContent() {
    let margins = margins
    let area = bounds.inset(
      by: UIEdgeInsets(top: margins.top, left: 0, bottom: margins.bottom, right: 0))
    let start = margins.left + imageColumn
    let width = max(0, bounds.width - start - margins.right)
    let (image, reserved, texts) = (imageSize, imageArea, texts(width: width))
    place(
      imageView,
      CGRect(
        x: margins.left + (reserved.width - image.width) / 2, y: area.midY - image.height / 2,
        width: image.width, height: image.height))
    // Text that is higher than the row remains within it and is truncated.
    let height = min(texts.height, bounds.height)
    let scale = max(1, traitCollection.displayScale)
    let top = ((area.midY - height / 2) * scale).rounded() / scale
    if texts.areSideBySide {
      let secondaryWidth = texts.secondary.width
      let primaryWidth = max(
        0, width - secondaryWidth - list.textToSecondaryTextHorizontalPadding)
      place(textLabel, CGRect(x: start, y: top, width: primaryWidth, height: height))
      place(
        secondaryTextLabel,
        CGRect(
          x: start + width - secondaryWidth, y: top, width: secondaryWidth, height: height))
    } else {
      let primaryHeight = min(texts.primary.height, height)
      place(textLabel, CGRect(x: start, y: top, width: width, height: primaryHeight))
      place(
        secondaryTextLabel,
        CGRect(
          x: start, y: top + primaryHeight + texts.gap, width: width,
          height: max(0, min(texts.secondary.height, height - primaryHeight - texts.gap))))
    }
  }

  /// Sets the frame of a subview, mirrored in a right-to-left interface.
  private func place(_ view: UIView, _ frame: CGRect) {
    view.frame =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? CGRect(
        x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      : frame
  }
}
