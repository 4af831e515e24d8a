internal import UIKit

/// The content of a table row with a title.
struct TitleContent: UIContentConfiguration {
  let title: String

  func makeContentView() -> any UIView & UIContentView { TitleContentView(content: self) }

  func updated(for state: any UIConfigurationState) -> TitleContent { self }
}

/// A view that displays a title at the margins of a row. It is higher if the user prefers a larger
/// text size.
private final class TitleContentView: UIView, UIContentView {
  private let label = UILabel()
  private var content: TitleContent

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newContent = newValue as? TitleContent else { return }
      content = newContent
      label.text = content.title
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
    label.text = content.title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    pin(.leading, to: .leadingMargin)
    pin(.trailing, to: .trailingMargin)
    pin(.top, to: .topMargin)
    pin(.bottom, to: .bottomMargin)
    let height = NSLayoutConstraint(
      item: self, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 44)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  /// Aligns an edge of the label with a margin of the view.
  private func pin(
    _ edge: NSLayoutConstraint.Attribute, to margin: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: label, attribute: edge, relatedBy: .equal, toItem: self, attribute: margin,
      multiplier: 1, constant: 0)
    constraint.isActive = true
  }
}
