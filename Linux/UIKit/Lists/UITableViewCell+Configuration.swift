/// The content configuration of a cell.
extension UITableViewCell: ContentConfigurable {
  /// The configuration of the content; `nil` by default.
  ///
  /// Setting a configuration updates the content view if the view can display it, and replaces the
  /// view otherwise. The text labels and the image view of the cell are then not displayed. Setting
  /// `nil` restores them.
  @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { setContentConfiguration(newValue) }
  }

  /// Returns a list content configuration without content.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Updates the configuration and sets the width of the content view.
  ///
  /// - Returns: The width of the cell that the content view does not fill, in points.
  func prepareContentForMeasuring(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let margin = Self.margin(width: width)
    if bounds.width == width { layOutContentView(margin: margin) }
    let sides = contentSides(margin: margin)
    return sides.leading + sides.trailing
  }

  func makeDefaultContentView() -> UIView {
    let view = RowContentView()
    addStandardParts(to: view)
    return view
  }

  /// The texts of the labels that are displayed, separated by commas.
  var joinedTexts: String? {
    let texts = contentView.visibleLabels.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension UIView {
  /// The labels in the view that are not hidden, from back to front. The titles of controls are
  /// excluded, because controls are elements of their own.
  fileprivate var visibleLabels: [UILabel] {
    storedSubviews.filter {
      !$0.isHidden && !$0.accessibilityElementsHidden && !($0 is UIControl)
    }.flatMap { view in
      (view as? UILabel).map { [$0] } ?? view.visibleLabels
    }
  }
}
