internal import UIKit

/// The place above the list: a grid of small apps, and a button that returns to the list.
final class MiniAppsViewController: UIViewController {
  /// Returns to the list.
  var close: (() -> Void)?

  private static let names = [
    "Camera", "Tickets", "Weather", "Music", "Recipes", "Trains", "Notes", "Games",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.12, green: 0.12, blue: 0.20, alpha: 1)
        : UIColor(red: 0.91, green: 0.92, blue: 0.98, alpha: 1)
    }
    let title = UILabel()
    title.text = "Mini apps"
    title.font = .boldSystemFont(ofSize: 22)
    let button = UIButton(type: .system)
    button.setTitle("Back to messages", for: .normal)
    button.setTitleColor(.accentText, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.close?() }, for: .touchUpInside)
    let rows = [Self.names.prefix(4), Self.names.suffix(4)].map { names in
      stack(names.map { tile($0) }, .horizontal, spacing: 14)
    }
    let content = stack([title] + rows + [button], .vertical, spacing: 20)
    content.alignment = .center
    content.distribution = .fill
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  /// A colored square with the first letter of a name, above the name.
  private func tile(_ name: String) -> UIView {
    let icon = UILabel()
    icon.text = String(name.prefix(1))
    icon.font = .boldSystemFont(ofSize: 26)
    icon.textAlignment = .center
    icon.textColor = .white
    icon.backgroundColor = .avatar(for: name)
    icon.layer.cornerRadius = 14
    icon.clipsToBounds = true
    icon.isAccessibilityElement = false
    icon.widthAnchor.constraint(equalToConstant: 58).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 58).isActive = true
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryText
    label.textAlignment = .center
    let tile = stack([icon, label], .vertical, spacing: 5)
    tile.alignment = .center
    return tile
  }

  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis, spacing: CGFloat
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.distribution = axis == .horizontal ? .fillEqually : .fill
    return stack
  }
}
