internal import UIKit

/// A row of tabs. A bar below the titles marks the current position, even between two tabs.
final class ProfileTabs: UIView {
  /// The position: 0 for the first tab, 1 for the second, and so on.
  var progress: CGFloat = 0 {
    didSet { if progress != oldValue { placeBar() } }
  }

  private let buttons: [UIButton]
  private let bar = UIView()
  private let separator = UIView()

  /// Creates a row of tabs.
  ///
  /// - Parameters:
  ///   - titles: The titles of the tabs.
  ///   - tapHandler: Called with the index of a tab when it is tapped.
  init(titles: [String], tapHandler: @escaping (Int) -> Void) {
    buttons = titles.enumerated().map { index, title in
      let button = UIButton(
        type: .custom,
        primaryAction: UIAction(title: title, image: nil, identifier: nil) { _ in
          tapHandler(index)
        })
      button.setTitleColor(.secondaryText, for: [])
      button.setTitleColor(.label, for: .selected)
      button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      return button
    }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    separator.backgroundColor = .separator
    bar.backgroundColor = .accentText
    bar.layer.cornerRadius = 1.5
    for view in [row, separator, bar] { addSubview(view) }
    buttons[0].isSelected = true
  }

  required init?(coder: NSCoder) { nil }

  /// The height for the preferred text size, in points: 44 for the default size.
  var preferredHeight: CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
    return max(44, (font.lineHeight + 20).rounded())
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    separator.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    placeBar()
  }

  private func placeBar() {
    let last = CGFloat(buttons.count - 1)
    let position = min(max(progress, 0), last)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let column = bounds.width / CGFloat(buttons.count)
    let center = ((isMirrored ? last - position : position) + 0.5) * column
    let width = min(72, column)
    bar.frame = CGRect(x: center - width / 2, y: bounds.height - 3, width: width, height: 3)
    for (index, button) in buttons.enumerated() {
      let isSelected = index == Int(position.rounded())
      if button.isSelected != isSelected { button.isSelected = isSelected }
    }
  }
}
