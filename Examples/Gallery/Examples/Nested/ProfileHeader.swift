internal import UIKit

/// The header of a profile: a cover, a portrait, a button, the name and a short text.
///
/// It covers the lists of the pages. Only its button receives touches, so a finger on the rest of
/// it scrolls the list behind it.
final class ProfileHeader: UIView {
  private static let margin: CGFloat = 16

  /// Whether the cover is shorter than usual, for short screens.
  var isLow = false {
    didSet { if isLow != oldValue { setNeedsLayout() } }
  }

  private let cover = ProfileCover()
  private let portrait = ProfilePortrait()
  private lazy var button = UIButton(
    type: .custom,
    primaryAction: UIAction(title: "Follow", image: nil, identifier: nil) { [weak self] _ in
      self?.isFollowing.toggle()
    })
  private let labels = [
    ProfileHeader.label("Ada Lindqvist", .title2, .label),
    ProfileHeader.label("@ada · Gothenburg", .subheadline, .secondaryText),
    ProfileHeader.label("Bridges by day, stars by night. Draws harbors.", .subheadline, .label),
    ProfileHeader.label("128 Following · 2,340 Followers", .subheadline, .secondaryText),
  ]
  private var isFollowing = false {
    didSet { updateButton() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    labels[0].font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .bold))
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    button.layer.cornerRadius = 16
    button.layer.borderWidth = 1
    updateButton()
    for view in [cover, portrait, button] + labels { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: (textFrames(width: size.width).last?.maxY ?? 0) + 10)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame = frame
      if isMirrored { view.frame.origin.x = width - frame.maxX }
    }
    place(cover, CGRect(x: 0, y: 0, width: width, height: coverHeight))
    place(portrait, CGRect(x: 12, y: coverHeight - 42, width: 84, height: 84))
    place(
      button, CGRect(x: width - Self.margin - 104, y: coverHeight + 10, width: 104, height: 32))
    for (label, frame) in zip(labels, textFrames(width: width)) { place(label, frame) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === button ? view : nil
  }

  private var coverHeight: CGFloat { isLow ? 56 : 110 }

  /// The frames of the labels, one below the other.
  private func textFrames(width: CGFloat) -> [CGRect] {
    let size = CGSize(width: max(width - 2 * Self.margin, 1), height: .greatestFiniteMagnitude)
    var y = coverHeight + 46
    return labels.enumerated().map { index, label in
      // No space separates the place from the name.
      y += index > 1 ? 8 : 0
      let height = label.sizeThatFits(size).height.rounded(.up)
      defer { y += height }
      return CGRect(x: Self.margin, y: y, width: size.width, height: height)
    }
  }

  private func updateButton() {
    button.setTitle(isFollowing ? "Following" : "Follow", for: [])
    button.setTitleColor(isFollowing ? .label : .systemBackground, for: [])
    button.backgroundColor = isFollowing ? .systemBackground : .label
    button.layer.borderColor = UIColor.systemGray.cgColor
  }

  private static func label(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .natural
    label.numberOfLines = 0
    return label
  }
}
