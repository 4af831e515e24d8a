import Foundation

/// The bars that show where in the content one is.
@MainActor
struct ScrollIndicators {
  /// Made when they are first shown.
  var vertical: ScrollIndicatorView?
  var horizontal: ScrollIndicatorView?

  /// When they fade, unless something happens first.
  var fading: MainLoopTimer?
  var areShown = false

  static let light = UIColor(white: 1, alpha: 0.35)
  static let dark = UIColor(white: 0, alpha: 0.35)
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  static let minimumLength: CGFloat = 36
  static let shortestLength: CGFloat = 7
  static let fadeDelay: TimeInterval = 0.5
  static let fadeDuration: TimeInterval = 0.25

  /// Where a bar begins along its track, and how long it is.
  ///
  /// It is as long as the share of the content that shows, and is squeezed where content is pulled
  /// past its edge.
  static func bar(
    track: CGFloat, content: CGFloat, visible: CGFloat, position: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    guard track > 0, content > 0 else { return (0, 0) }
    let natural = max(min(minimumLength, track), track * min(1, visible / content))
    let room = content - visible
    let past = max(-position, position - max(room, 0), 0)
    let length = max(min(shortestLength, natural), natural - past)
    let share = room > 0 ? min(max(position / room, 0), 1) : position > 0 ? 1 : 0
    return ((track - length) * share, length)
  }
}

/// One bar.
final class ScrollIndicatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.cornerRadius = ScrollIndicators.thickness / 2
    alpha = 0
  }

  required init?(coder: NSCoder) { nil }
}
