import Foundation

/// The rounded rectangle of an alert with its texts and its buttons.
final class AlertCard: UIView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private let texts = UIScrollView()

  /// The distance of the texts from the sides, in points.
  private static let sideMargin: CGFloat = 16
  /// The distance above and below the texts, in points.
  private static let textMargin: CGFloat = 20
  /// The distance between the title and the message, in points.
  private static let gap: CGFloat = 3

  init(
    _ controller: UIAlertController, actions: [UIAlertAction], emphasized: UIAlertAction?
  ) {
    super.init(frame: .zero)
    backgroundColor = UIColor(dynamicProvider: { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    })
    layer.cornerRadius = 14
    clipsToBounds = true
    addSubview(texts)
    prepare(titleLabel, controller.title, .systemFont(ofSize: 17, weight: .semibold))
    prepare(messageLabel, controller.message, .systemFont(ofSize: 13))
    buttons = actions.map { action in
      AlertButton(action, isEmphasized: action === emphasized) { [weak controller] in
        controller?.choose(action)
      }
    }
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private func prepare(_ label: UILabel, _ text: String?, _ font: UIFont) {
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    label.isHidden = text?.isEmpty ?? true
    texts.addSubview(label)
  }

  private static let buttonHeight: CGFloat = 44

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// Whether two buttons are side by side.
  private func isRow(_ width: CGFloat) -> Bool {
    buttons.count == 2
      && buttons.allSatisfy { $0.titleWidth <= width / 2 - Self.sideMargin }
  }

  private var shownLabels: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }

  /// The height of the texts with their margins.
  private func textHeight(_ width: CGFloat) -> CGFloat {
    guard !shownLabels.isEmpty else { return 0 }
    let gaps = CGFloat(shownLabels.count - 1) * Self.gap
    return shownLabels.reduce(2 * Self.textMargin + gaps) { $0 + height(of: $1, width) }.rounded(
      .up)
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(
      CGSize(width: width - 2 * Self.sideMargin, height: .greatestFiniteMagnitude)
    ).height
  }

  private func buttonsHeight(_ width: CGFloat) -> CGFloat {
    CGFloat(isRow(width) ? 1 : buttons.count) * (Self.buttonHeight + hairline)
  }

  /// The height of all texts and buttons.
  func height(forWidth width: CGFloat) -> CGFloat {
    textHeight(width) + buttonsHeight(width) - (shownLabels.isEmpty ? hairline : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    // Long texts scroll, so that the buttons are visible.
    let visible = max(0, min(textHeight(width), bounds.height - buttonsHeight(width)))
    texts.frame = CGRect(x: 0, y: 0, width: width, height: visible)
    texts.contentSize = CGSize(width: width, height: textHeight(width))
    var y = Self.textMargin
    for label in shownLabels {
      let height = height(of: label, width)
      label.frame = CGRect(
        x: Self.sideMargin, y: y, width: width - 2 * Self.sideMargin, height: height)
      y += height + Self.gap
    }
    placeButtons(from: shownLabels.isEmpty ? -hairline : visible)
  }

  private func placeButtons(from top: CGFloat) {
    let isRow = isRow(bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      button.separatorWidth = hairline
      button.hasSideSeparator = isRow && (index == 1) != isMirrored
      let row = CGFloat(isRow ? 0 : index)
      let column = CGFloat(isRow ? (isMirrored ? 1 - index : index) : 0)
      let width = isRow ? bounds.width / 2 : bounds.width
      button.frame = CGRect(
        x: column * width, y: top + row * (Self.buttonHeight + hairline), width: width,
        height: Self.buttonHeight + hairline)
    }
  }
}
