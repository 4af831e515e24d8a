public import Foundation

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int

  /// Creates options from their raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The last line that fits ends in "…" if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The origin is the top left corner of the first line, and lines break. Without this option, the
  /// origin is on the baseline of the only line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
}

/// The result of measuring or drawing text.
open class NSStringDrawingContext: NSObject {
  /// The bounds of the text that was measured or drawn last.
  open fileprivate(set) var totalBounds: CGRect = .zero
}

extension NSAttributedString {
  /// Returns the size of the text, with lines broken only at line feeds.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: 0, height: 0), options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// Draws the text with its top left corner at a point and lines broken only at line feeds.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the lines that fit into a rectangle, from its top.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Returns the bounding rectangle of the text. With `usesLineFragmentOrigin`, `size` limits the
  /// width and the number of lines; 0 means no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = Text.engine.layout(request(size, options))
    var bounds = CGRect(origin: .zero, size: layout.size)
    if !options.contains(.usesLineFragmentOrigin), let line = layout.lines.first {
      bounds.origin.y = line.baseline - line.bottom
    }
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let request = request(rect.size, options)
    let layout = Text.engine.layout(request)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) {
      origin.y -= layout.lines.first?.baseline ?? 0
    }
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
    target.record(.text(request, at: origin, opacity: target.state.alpha))
  }

  private func request(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextRequest {
    let traits = UITraitCollection.current
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let isBounded = breaksLines && size.width > 0 && size.width < 1e6
    var request = TextRequest(
      self, width: isBounded ? size.width : nil, numberOfLines: breaksLines ? 0 : 1,
      isRightToLeft: traits.layoutDirection == .rightToLeft, traits: traits)
    guard size.height > 0, breaksLines else { return request }
    let lines = Text.engine.layout(request).lines
    let fittingLineCount = max(1, lines.count { $0.bottom <= size.height + 0.01 })
    if fittingLineCount < lines.count {
      request.numberOfLines = fittingLineCount
      if options.contains(.truncatesLastVisibleLine) {
        for index in request.paragraphs.indices {
          request.paragraphs[index].lineBreakMode = .byTruncatingTail
        }
      }
    }
    return request
  }
}

extension NSString {
  /// Returns the size of the text with attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Draws the text with attributes and its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text with attributes into a rectangle, from its top, limited to the lines that fit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Returns the bounding rectangle of the text with attributes. With `usesLineFragmentOrigin`,
  /// `size` limits the width and the number of lines; 0 means no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: description, attributes: attributes)
  }
}
