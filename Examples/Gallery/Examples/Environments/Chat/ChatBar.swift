internal import UIKit

/// The bar below a chat: the next message and a button that sends it.
final class ChatBar: UIView {
  private let field = UIView()
  private let label = UILabel()
  private let button: UIButton
  private let line = UIView()

  /// Creates a bar.
  ///
  /// - Parameter send: Called when the button is pressed.
  init(send: @escaping @MainActor () -> Void) {
    button = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in send() })
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    button.tintColor = .accentText
    line.backgroundColor = .separator
    field.layer.cornerRadius = 18
    field.layer.borderWidth = 1
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryText
    for view in [line, field, button] { addSubview(view) }
    field.addSubview(label)
    for view in [line, field, label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let area = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      field.topAnchor.constraint(equalTo: topAnchor, constant: 7),
      field.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -7),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      field.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 13),
      label.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -13),
      label.topAnchor.constraint(equalTo: field.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: -6),
      button.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
    ])
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    updateBorder()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the message that the button sends; `nil` if there is none.
  func show(_ text: String?) {
    label.text = text ?? "Message"
    button.isEnabled = text != nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  private func updateBorder() {
    field.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
