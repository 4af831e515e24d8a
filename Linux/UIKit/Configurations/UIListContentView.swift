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

  /// Measures the content again, since the preferred text size may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  private func applyConfiguration() {
    imageView.image = list.image
    imageView.isHidden = list.image == nil
    Self.apply(list.text, list.textProperties, to: textLabel)
    Self.apply(list.secondaryText, list.secondaryTextProperties, to: secondaryTextLabel)
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private static func apply(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, to label: UILabel
  ) {
    label.isHidden = text?.isEmpty ?? true
    label.text = text
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
  }
}

// MARK: - Layout

extension UIListContentView {
  /// The distance between the image and the text, in points.
  private static let imageGap: CGFloat = 16
  /// The distance between the text and the second text, in points.
  private static let textGap: CGFloat = 3

  /// The distance between the leading edge of the view and its text, in points.
  var textStart: CGFloat { margins.left + imageColumn }

  /// The margins, in points: at the sides, at least those of the superview. `left` is the leading
  /// margin, and `right` the trailing one.
  private var margins: UIEdgeInsets {
    var margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8)
    guard let superview else { return margins }
    let outer = superview.bounds.inset(by: superview.layoutMargins)
    let sides = (left: outer.minX - frame.minX, right: frame.maxX - outer.maxX)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    margins.left = max(margins.left, isMirrored ? sides.right : sides.left)
    margins.right = max(margins.right, isMirrored ? sides.left : sides.right)
    return margins
  }

  private var imageSize: CGSize { list.image?.size ?? .zero }

  /// The width of the image with the distance to the text, in points; 0 without an image.
  private var imageColumn: CGFloat { list.image.map { $0.size.width + Self.imageGap } ?? 0 }

  /// The sizes of the texts for a width, and the distance between them, in points.
  private func texts(width: CGFloat) -> (primary: CGSize, gap: CGFloat, secondary: CGSize) {
    let available = CGSize(width: max(0, width), height: .greatestFiniteMagnitude)
    let primary = textLabel.isHidden ? .zero : textLabel.sizeThatFits(available)
    let secondary = secondaryTextLabel.isHidden ? .zero : secondaryTextLabel.sizeThatFits(available)
    let hasBoth = !textLabel.isHidden && !secondaryTextLabel.isHidden
    return (primary, hasBoth ? Self.textGap : 0, secondary)
  }

  /// Returns the height of the content with its margins, in points, for a width of the view.
  private func fittingHeight(width: CGFloat) -> CGFloat {
    let margins = margins
    let texts = texts(width: width - margins.left - margins.right - imageColumn)
    let height = texts.primary.height + texts.gap + texts.secondary.height
    return margins.top + max(height, imageSize.height) + margins.bottom
  }

  private func layOutContent() {
    let margins = margins
    let area = bounds.inset(
      by: UIEdgeInsets(top: margins.top, left: 0, bottom: margins.bottom, right: 0))
    let start = margins.left + imageColumn
    let width = max(0, bounds.width - start - margins.right)
    let (image, texts) = (imageSize, texts(width: width))
    place(
      imageView,
      CGRect(
        x: margins.left, y: area.midY - image.height / 2, width: image.width,
        height: image.height))
    // Text that is higher than the row remains within it and is truncated.
    let height = min(
      texts.primary.height + texts.gap + texts.secondary.height, bounds.height)
    let scale = max(1, traitCollection.displayScale)
    let top = ((area.midY - height / 2) * scale).rounded() / scale
    let primaryHeight = min(texts.primary.height, height)
    place(textLabel, CGRect(x: start, y: top, width: width, height: primaryHeight))
    place(
      secondaryTextLabel,
      CGRect(
        x: start, y: top + primaryHeight + texts.gap, width: width,
        height: max(0, min(texts.secondary.height, height - primaryHeight - texts.gap))))
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
