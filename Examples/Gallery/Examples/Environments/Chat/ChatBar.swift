internal import UIKit

/// The bar below a chat: the message that will be sent next, and a button that sends it.
final class ChatBar: UIView {
  private let label = UILabel()
  private let button: UIButton
  private let line = UIView()

  /// Creates a bar.
  ///
  /// - Parameter send: Called when the button is pressed.
  init(send: @escaping @MainActor () -> Void) {
    let action = UIAction(title: "Send", image: nil, identifier: nil) { _ in send() }
    button = UIButton(type: .system, primaryAction: action)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    button.tintColor = .accentText
    line.backgroundColor = .separator
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryText
    for view in [line, label, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the message that the button sends; `nil` if there is none.
  func show(_ text: String?) {
    label.text = text ?? "No further messages"
    button.isEnabled = text != nil
  }

  /// The size for a width. The height includes the text, the space around it, and the safe area.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: lineHeight + 14 + safeAreaInsets.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 0)
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let buttonSize = button.sizeThatFits(area.size)
    let width = max(area.width - buttonSize.width - 12, 0)
    label.frame = CGRect(
      x: isFromRight ? area.maxX - width : area.minX, y: 7, width: width, height: lineHeight)
    button.frame = CGRect(
      x: isFromRight ? area.minX : area.maxX - buttonSize.width,
      y: label.frame.midY - buttonSize.height / 2, width: buttonSize.width,
      height: buttonSize.height)
  }

  private var lineHeight: CGFloat { max(label.font.lineHeight.rounded(.up) + 12, 36) }
}
