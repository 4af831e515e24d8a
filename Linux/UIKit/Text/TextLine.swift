package import Foundation

/// A line of text in one font, for views that draw their text without a label.
package struct TextLine {
  package let string: String
  private let font: UIFont

  /// Creates a line of text without line feeds.
  package init(_ string: String, font: UIFont) {
    self.string = string
    self.font = font
  }

  /// The size of the line, in points.
  package var size: CGSize {
    string.isEmpty ? .zero : Text.engine.layout(request(in: .black, width: nil)).size
  }

  /// Draws the line into the current context, from the top left corner of a rectangle. It ends in
  /// "…" if it is wider than the rectangle.
  package func draw(in rect: CGRect, color: UIColor) {
    guard !string.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let request = request(in: color, width: rect.width)
    context.record(.text(request, at: rect.origin, opacity: context.state.alpha))
  }

  private func request(in color: UIColor, width: CGFloat?) -> TextRequest {
    var defaults = TextRequest.Defaults()
    defaults.font = font
    defaults.color = color
    defaults.lineBreakMode = .byTruncatingTail
    let traits = UITraitCollection.current
    return TextRequest(
      string, defaults: defaults, width: width, numberOfLines: 1,
      isRightToLeft: traits.layoutDirection == .rightToLeft, traits: traits)
  }
}
