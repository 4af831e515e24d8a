internal import UIKit

/// The content of a table row with a title and, optionally, a smaller text below it.
struct TitleContent: UIContentConfiguration {
  let title: String
  var caption: String?

  func makeContentView() -> any UIView & UIContentView { TitleContentView(content: self) }

  func updated(for state: any UIConfigurationState) -> TitleContent { self }
}

/// A view that displays the texts between the margins of a row. It is higher if the user prefers a
/// larger text size.
private final class TitleContentView: UIView, UIContentView {
  private let label = UILabel()
  private let caption = UILabel()
  private var content: TitleContent

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newContent = newValue as? TitleContent else { return }
      content = newContent
      showTexts()
    }
  }

  init(content: TitleContent) {
    self.content = content
    super.init(frame: .zero)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 8)
    preservesSuperviewLayoutMargins = true
    // The margins of the row include the safe area.
    insetsLayoutMarginsFromSafeArea = false
    label.font = .preferredFont(forTextStyle: .body)
    caption.font = .preferredFont(forTextStyle: .footnote)
    caption.textColor = .secondaryText
    for label in [label, caption] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let texts = UIStackView(arrangedSubviews: [label, caption])
    texts.axis = .vertical
    texts.spacing = 2
    texts.translatesAutoresizingMaskIntoConstraints = false
    addSubview(texts)
    pin(texts, .leading, to: .leadingMargin)
    pin(texts, .trailing, to: .trailingMargin)
    pin(texts, .top, to: .topMargin)
    pin(texts, .bottom, to: .bottomMargin)
    showTexts()
    let height = NSLayoutConstraint(
      item: self, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 44)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  private func showTexts() {
    label.text = content.title
    caption.text = content.caption
    caption.isHidden = content.caption == nil
  }

  /// Aligns an edge of a view with a margin of this view.
  private func pin(
    _ view: UIView, _ edge: NSLayoutConstraint.Attribute,
    to margin: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: view, attribute: edge, relatedBy: .equal, toItem: self, attribute: margin,
      multiplier: 1, constant: 0)
    constraint.isActive = true
  }
}
