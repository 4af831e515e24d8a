import Foundation

/// The scroll indicators and their appearance.
@MainActor
struct ScrollIndicators {
  /// The indicators, which are created when they are first shown.
  var vertical: ScrollIndicatorView?
  var horizontal: ScrollIndicatorView?

  /// The pending fade-out, if any.
  var fading: MainLoopTimer?
  var areVisible = false

  static let light = UIColor(white: 1, alpha: 0.35)
  static let dark = UIColor(white: 0, alpha: 0.35)
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  /// The minimum length while the content is within its range.
  static let minimumLength: CGFloat = 36
  /// The minimum length while the content is past an edge.
  static let shortestLength: CGFloat = 7
  static let fadeDelay: TimeInterval = 0.5
  static let fadeDuration: TimeInterval = 0.25

  /// The start and length of an indicator along its track.
  ///
  /// The length is proportional to the visible fraction of the content, but at least
  /// `minimumLength`. While content is pulled past an edge, the length shrinks to no less than
  /// `shortestLength`. All lengths are in points.
  static func bar(
    track: CGFloat, content: CGFloat, visible: CGFloat, position: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    guard track > 0, content > 0 else { return (0, 0) }
    let natural = max(min(minimumLength, track), track * min(1, visible / content))
    let scrollableLength = content - visible
    let past = max(-position, position - max(scrollableLength, 0), 0)
    let length = max(min(shortestLength, natural), natural - past)
    let share =
      scrollableLength > 0 ? min(max(position / scrollableLength, 0), 1) : position > 0 ? 1 : 0
    return ((track - length) * share, length)
  }
}

/// A scroll indicator.
final class ScrollIndicatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.cornerRadius = ScrollIndicators.thickness / 2
    alpha = 0
  }

  required init?(coder: NSCoder) { nil }

  // An indicator has no content that the safe area could inset, and it moves with every offset.
  override var fixedSafeAreaInsets: UIEdgeInsets? { .zero }
}
