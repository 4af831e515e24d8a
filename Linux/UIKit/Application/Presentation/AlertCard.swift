import Foundation

/// A rounded part of an alert: its texts and its buttons.
final class AlertCard: UIView {
  private let isAlert: Bool
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private let texts = UIScrollView()

  /// The distance of the texts from the sides, in points.
  private static let sideMargin: CGFloat = 16

  init(
    _ controller: UIAlertController, title: String? = nil, message: String? = nil,
    actions: [UIAlertAction], emphasized: UIAlertAction? = nil
  ) {
    isAlert = controller.preferredStyle == .alert
    super.init(frame: .zero)
    backgroundColor = UIColor(dynamicProvider: { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    })
    layer.cornerRadius = isAlert ? 14 : 13
    clipsToBounds = true
    addSubview(texts)
    prepare(titleLabel, title, .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold))
    prepare(messageLabel, message, .systemFont(ofSize: 13))
    if !isAlert { titleLabel.textColor = .secondaryLabel }
    if !isAlert { messageLabel.textColor = .secondaryLabel }
    buttons = actions.map { action in
      AlertButton(
        action, fontSize: isAlert ? 17 : 20, isEmphasized: action === emphasized
      ) { [weak controller] in controller?.choose(action) }
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

  private var buttonHeight: CGFloat { isAlert ? 44 : 57 }

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// Whether two buttons are side by side.
  private func isRow(_ width: CGFloat) -> Bool {
    isAlert && buttons.count == 2
      && buttons.allSatisfy { $0.titleWidth <= width / 2 - Self.sideMargin }
  }

  private var shownLabels: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }

  /// The height of the texts with their margins.
  private func textHeight(_ width: CGFloat) -> CGFloat {
    guard !shownLabels.isEmpty else { return 0 }
    let margins: CGFloat = isAlert ? 20 + 20 : 14 + 16
    let gaps = CGFloat(shownLabels.count - 1) * gap
    return shownLabels.reduce(margins + gaps) { $0 + height(of: $1, width) }.rounded(.up)
  }

  private var gap: CGFloat { isAlert ? 3 : 8 }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(
      CGSize(width: width - 2 * Self.sideMargin, height: .greatestFiniteMagnitude)
    ).height
  }

  private func buttonsHeight(_ width: CGFloat) -> CGFloat {
    CGFloat(isRow(width) ? 1 : buttons.count) * (buttonHeight + hairline)
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
    var y: CGFloat = isAlert ? 20 : 14
    for label in shownLabels {
      let height = height(of: label, width)
      label.frame = CGRect(
        x: Self.sideMargin, y: y, width: width - 2 * Self.sideMargin, height: height)
      y += height + gap
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
        x: column * width, y: top + row * (buttonHeight + hairline), width: width,
        height: buttonHeight + hairline)
    }
  }
}
