import Foundation

/// The leading and trailing insets of a cell's content from the edges of the cell.
struct SideInsets: Equatable {
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
}

/// The subviews of a cell and their layout.
extension UITableViewCell {
  /// Returns the margin between the edges of a row and its content, in points, for the width of the
  /// row.
  static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  static let accessoryGap: CGFloat = 10
  static let detailGap: CGFloat = 6

  static func makeLabels(_ style: CellStyle) -> (text: UILabel, detail: UILabel?) {
    let text = UILabel()
    text.font = .systemFont(ofSize: 17)
    guard style != .default else { return (text, nil) }
    let detail = UILabel()
    detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    detail.textColor = style == .value1 ? .secondaryLabel : .label
    return (text, detail)
  }

  func prepareParts() {
    backgroundColor = .systemBackground
    for line in [separator, topSeparator] {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
    }
    addStandardParts(to: content.view)
    addSubview(content.view)
    addSubview(separator)
    addSubview(topSeparator)
  }

  /// Adds the image and the labels of the cell's style to a content view.
  func addStandardParts(to view: UIView) {
    view.addSubview(storedImageView)
    view.addSubview(labels.text)
    if let detail = labels.detail { view.addSubview(detail) }
  }

  func layOutParts() {
    let margin = Self.margin(width: bounds.width)
    let sides = safeAreaSideInsets
    laidOutSideInsets = sides
    let accessoryWidth = layOutAccessory(margin: margin, trailing: sides.trailing)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    layOutContentView(margin: margin)
    let start = layOutContent(margin: margin, accessoryWidth: accessoryWidth)
    let inset = storedSeparatorInset ?? table?.separatorInset ?? .zero
    let left =
      sides.leading
      + (hasImage && storedSeparatorInset == nil ? start : inset.left)
    let height = 1 / max(traitCollection.displayScale, 1)
    let line = UIEdgeInsets(
      top: bounds.height - height, left: blockPosition.isLast ? 0 : left, bottom: 0,
      right: blockPosition.isLast ? 0 : inset.right + sides.trailing)
    separator.frame = mirrored(
      CGRect(
        x: line.left, y: line.top, width: max(0, bounds.width - line.left - line.right),
        height: height),
      in: bounds.width)
    topSeparator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let hasLines = table?.separatorStyle == .singleLine
    separator.isHidden = !hasLines
    topSeparator.isHidden = !hasLines || !blockPosition.isFirst
    bringSubviewToFront(separator)
  }

  private var hasImage: Bool {
    guard let list = content.configuration as? UIListContentConfiguration else {
      return content.configuration == nil && storedImageView.image != nil
    }
    return list.image != nil
  }

  /// Sets the frame of the content view, beside the accessory.
  func layOutContentView(margin: CGFloat) {
    let sides = contentSides(margin: margin)
    contentView.frame = mirrored(
      CGRect(
        x: sides.leading, y: 0, width: max(0, bounds.width - sides.leading - sides.trailing),
        height: bounds.height),
      in: bounds.width)
  }

  /// Lays out the image and the labels, unless there is a configuration.
  ///
  /// - Returns: The leading edge of the text in the content view.
  private func layOutContent(margin: CGFloat, accessoryWidth: CGFloat) -> CGFloat {
    if content.configuration != nil {
      return (contentView as? UIListContentView)?.textStart ?? margin
    }
    let start = layOutImage(margin: margin)
    layOutTexts(from: start, margin: accessoryWidth > 0 ? Self.accessoryGap : margin)
    return start
  }

  /// The leading and trailing safe area insets, inside which the content stays; zero outside a
  /// table.
  var safeAreaSideInsets: SideInsets {
    guard table != nil else { return SideInsets() }
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? SideInsets(leading: right, trailing: left) : SideInsets(leading: left, trailing: right)
  }

  /// Lays out the accessory and returns the width it takes, including its margin.
  private func layOutAccessory(margin: CGFloat, trailing: CGFloat) -> CGFloat {
    guard let accessory = accessoryView ?? accessoryMark else { return 0 }
    let size = accessory === accessoryMark ? CellAccessoryMark.size : accessory.bounds.size
    accessory.frame = mirrored(
      CGRect(
        x: bounds.width - trailing - margin - size.width,
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height),
      in: bounds.width)
    return accessoryWidth(margin: margin)
  }

  /// The width that the accessory takes, including its margin.
  private func accessoryWidth(margin: CGFloat) -> CGFloat {
    guard let accessory = accessoryView ?? accessoryMark else { return 0 }
    return margin
      + (accessory === accessoryMark ? CellAccessoryMark.size.width : accessory.bounds.width)
  }

  /// The distances between the edges of the cell and the content view.
  func contentSides(margin: CGFloat) -> SideInsets {
    var sides = safeAreaSideInsets
    sides.trailing += accessoryWidth(margin: margin)
    return sides
  }

  /// Lays out the image and returns the leading edge of the text.
  private func layOutImage(margin: CGFloat) -> CGFloat {
    guard let image = storedImageView.image else {
      storedImageView.frame = .zero
      return margin
    }
    let height = min(image.size.height, bounds.height)
    let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
    storedImageView.frame = mirroredInContent(
      CGRect(x: margin, y: (bounds.height - height) / 2, width: width, height: height))
    return margin + width + margin
  }

  private func layOutTexts(from start: CGFloat, margin: CGFloat) {
    let available = CGSize(
      width: max(0, contentView.bounds.width - start - margin), height: bounds.height)
    let text = labels.text
    let size = text.sizeThatFits(available)
    guard let detail = labels.detail, detail.text?.isEmpty == false else {
      labels.detail?.frame = .zero
      text.frame = mirroredInContent(
        CGRect(x: start, y: 0, width: available.width, height: bounds.height))
      return
    }
    let detailSize = detail.sizeThatFits(available)
    if style == .subtitle {
      let gap = text.text?.isEmpty == false ? Self.lineGap : 0
      let top = ((bounds.height - size.height - detailSize.height - gap) / 2).rounded()
      text.frame = mirroredInContent(
        CGRect(x: start, y: top, width: available.width, height: size.height))
      detail.frame = mirroredInContent(
        CGRect(
          x: start, y: top + size.height + gap, width: available.width, height: detailSize.height))
      return
    }
    let detailWidth = min(detailSize.width, max(0, available.width - size.width - Self.detailGap))
    detail.frame = mirroredInContent(
      CGRect(
        x: start + available.width - detailWidth, y: 0, width: detailWidth, height: bounds.height))
    text.frame = mirroredInContent(
      CGRect(
        x: start, y: 0, width: max(0, available.width - detailWidth - Self.detailGap),
        height: bounds.height))
  }

  /// Mirrors a frame in a right-to-left interface.
  private func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func mirroredInContent(_ frame: CGRect) -> CGRect {
    mirrored(frame, in: contentView.bounds.width)
  }

  private static let lineGap: CGFloat = 2

  /// Returns the height that fits the labels, with a margin above and below them.
  func fittingTextHeight(width: CGFloat) -> CGFloat {
    let margin = Self.margin(width: width)
    let hasAccessory = accessoryView != nil || accessoryMark != nil
    let sides = contentSides(margin: margin)
    var available =
      width - sides.leading - sides.trailing - margin
      - (hasAccessory ? Self.accessoryGap : margin)
    if let image = storedImageView.image { available -= image.size.width + margin }
    let size = CGSize(width: max(0, available), height: .greatestFiniteMagnitude)
    let text = labels.text.sizeThatFits(size)
    guard let detail = labels.detail, detail.text?.isEmpty == false else {
      return text.height + 2 * Self.textMargin
    }
    let detailSize = detail.sizeThatFits(size)
    if style == .subtitle {
      let gap = labels.text.text?.isEmpty == false ? Self.lineGap : 0
      return text.height + gap + detailSize.height + 2 * Self.textMargin
    }
    let narrowed = CGSize(
      width: max(0, size.width - detailSize.width - Self.detailGap), height: size.height)
    return max(labels.text.sizeThatFits(narrowed).height, detailSize.height) + 2 * Self.textMargin
  }

  /// The space above and below the text in a row whose height is automatic, in points.
  private static let textMargin: CGFloat = 11

  // MARK: Accessory and backgrounds

  func accessoryDidChange() {
    accessoryMark?.removeFromSuperview()
    accessoryMark = accessoryType == .none ? nil : CellAccessoryMark(accessoryType)
    if let accessoryMark, accessoryView == nil {
      addSubview(accessoryMark)
    }
    setNeedsLayout()
  }

  func accessoryViewDidChange(_ old: UIView?) {
    guard old !== accessoryView else { return }
    old?.removeFromSuperview()
    if let accessoryView {
      accessoryMark?.removeFromSuperview()
      addSubview(accessoryView)
    } else if let accessoryMark {
      addSubview(accessoryMark)
    }
    setNeedsLayout()
  }

  func backgroundDidChange(_ old: UIView?) {
    old?.removeFromSuperview()
    if let selectedBackgroundView {
      insertSubview(selectedBackgroundView, at: 0)
      selectedBackgroundView.alpha = showsSelection ? 1 : 0
    }
    if let backgroundView {
      insertSubview(backgroundView, at: 0)
    }
    setNeedsLayout()
  }

  private var showsSelection: Bool {
    selectionStyle != .none && (storedIsSelected || storedIsHighlighted)
  }

  func updateSelectionAppearance(animated: Bool) {
    if showsSelection, selectedBackgroundView == nil {
      let background = UIView(frame: bounds)
      background.backgroundColor = .systemGray4
      background.alpha = 0
      selectedBackgroundView = background
    }
    guard let background = selectedBackgroundView else { return }
    let alpha: CGFloat = showsSelection ? 1 : 0
    guard animated, window != nil else {
      background.alpha = alpha
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction,
      animations: { background.alpha = alpha })
  }
}
