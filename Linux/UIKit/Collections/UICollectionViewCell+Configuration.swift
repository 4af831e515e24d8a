/// The content configuration of a cell.
extension UICollectionViewCell: ContentConfigurable {
  /// The configuration of the content; `nil` by default.
  ///
  /// Setting a configuration updates the content view if the view can display it, and replaces the
  /// view otherwise. Setting `nil` replaces the view with an empty one.
  @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { setContentConfiguration(newValue) }
  }

  func makeDefaultContentView() -> UIView { UIView() }
}
