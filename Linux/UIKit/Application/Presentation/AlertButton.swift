import Foundation

/// A button of an alert, with a separator above it.
final class AlertButton: UIControl {
  private let action: UIAlertAction
  private let label = UILabel()
  private let topSeparator = UIView()
  private let sideSeparator = UIView()

  /// The thickness of the separators, in points.
  var separatorWidth: CGFloat = 0

  /// Whether there is a separator on the left side.
  var hasSideSeparator = false {
    didSet { sideSeparator.isHidden = !hasSideSeparator }
  }

  init(_ action: UIAlertAction, isEmphasized: Bool, choose: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: 17, weight: isEmphasized ? .semibold : .regular)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    for separator in [topSeparator, sideSeparator] {
      separator.backgroundColor = .separator
      separator.isUserInteractionEnabled = false
      addSubview(separator)
    }
    sideSeparator.isHidden = true
    accessibilityLabel = action.title
    isEnabled = action.isEnabled
    action.button = self
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    topSeparator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: separatorWidth)
    sideSeparator.frame = CGRect(x: 0, y: 0, width: separatorWidth, height: bounds.height)
    label.frame = CGRect(
      x: 8, y: separatorWidth, width: max(0, bounds.width - 16),
      height: max(0, bounds.height - separatorWidth))
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  /// Chooses the action, as a tap does. Returns `false` if the action is disabled.
  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  private func updateColors() {
    backgroundColor = isHighlighted ? .systemFill : nil
    label.textColor =
      if !isEnabled { .tertiaryLabel } else {
        action.style == .destructive ? .systemRed : tintColor
      }
  }
}
