internal import UIKit

/// The second level above the list: a grid of small apps, and a button that returns to the list.
final class MiniAppsViewController: UIViewController {
  /// Returns to the list.
  var close: (() -> Void)?

  /// Whether the apps are visible. They are hidden during the pull, when the header displays its
  /// text.
  var showsApps = false {
    didSet {
      UIView.animate(withDuration: 0.25) { self.content.alpha = self.showsApps ? 1 : 0 }
    }
  }

  private static let names = [
    "Camera", "Tickets", "Weather", "Music", "Recipes", "Trains", "Notes", "Games",
  ]

  private lazy var content = stack(
    [heading, row(Self.names.prefix(4)), row(Self.names.suffix(4)), button], .vertical, spacing: 20)

  /// The size does not change: the texts have fixed sizes. Measuring it in each layout pass would
  /// be slow.
  private lazy var contentSize = content.systemLayoutSizeFitting(CGSize.zero)

  private lazy var button = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Back to messages", image: nil, identifier: nil) {
      [weak self] _ in self?.close?()
    })

  private var heading: UILabel {
    let label = UILabel()
    label.text = "Mini apps"
    label.font = .boldSystemFont(ofSize: 22)
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.12, green: 0.12, blue: 0.20, alpha: 1)
        : UIColor(red: 0.91, green: 0.92, blue: 0.98, alpha: 1)
    }
    button.tintColor = .accentText
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Below the bar of the list, which is in front of the view when it is open.
    let area = view.bounds.inset(by: parent?.view.safeAreaInsets ?? .zero)
    let size = contentSize
    content.frame = CGRect(
      x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func row(_ names: ArraySlice<String>) -> UIStackView {
    let row = stack(names.map(tile), .horizontal, spacing: 14)
    row.distribution = .fillEqually
    return row
  }

  /// The icon of a small app above its name.
  private func tile(_ name: String) -> UIView {
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryText
    return stack([MiniAppIcon(name: name), label], .vertical, spacing: 5)
  }

  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis, spacing: CGFloat
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.alignment = .center
    stack.spacing = spacing
    return stack
  }
}

/// A colored square with a white ring of several segments.
private final class MiniAppIcon: UIView {
  private let segments: Int

  init(name: String) {
    segments = 1 + name.utf8.reduce(0) { $0 + Int($1) } % 6
    super.init(frame: .zero)
    backgroundColor = UIColor.avatar(for: name)
    layer.cornerRadius = 14
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 58, height: 58) }

  override func draw(_ rect: CGRect) {
    UIColor.white.setStroke()
    let length = 2 * CGFloat.pi / CGFloat(segments)
    for index in 0..<segments {
      let start = CGFloat(index) * length
      let segment = UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 14, startAngle: start,
        endAngle: start + length - 0.4, clockwise: true)
      segment.lineWidth = 7
      segment.stroke()
    }
  }
}
