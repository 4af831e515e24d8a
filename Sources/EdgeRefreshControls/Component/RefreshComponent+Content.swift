import UIKit

extension RefreshComponent {
  /// Creates a control that a content view draws.
  public convenience init(content: any RefreshContent) {
    self.init(frame: .zero)
    self.content = content
    readContentLength()
    addSubview(content)
    driver.renderContent()
  }

  /// Sets the length that a content view needs, unless the app has set a length.
  func readContentLength() {
    guard let content, extent == storage.extentForTexts else { return }
    let length = axis.length(content.intrinsicContentSize)
    if length > 0 && length != storage.minimumExtent { setMinimumExtent(length) }
  }

  /// Puts content with a visual effect into a view that can clip it.
  func clipContentWithEffect() {
    guard let content, content.superview === self, content.mayHaveEffect else { return }
    let view = ClippingView(frame: bounds)
    // The control lays out the content.
    view.autoresizesSubviews = false
    insertSubview(view, aboveSubview: content)
    view.addSubview(content)
  }
}

extension RefreshContent {
  /// The control that the view draws; `nil` if there is none.
  package var control: RefreshComponent? {
    (superview as? RefreshComponent) ?? (superview as? ClippingView)?.superview as? RefreshComponent
  }
}
