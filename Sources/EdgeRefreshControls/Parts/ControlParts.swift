import EdgeRefreshCore
public import UIKit

/// The views that display a control: one part for each of the protocols ``StateTextDisplaying``,
/// ``ArrowDisplaying``, ``SpinnerDisplaying`` and ``ImageDisplaying`` that its class conforms to.
///
/// A class only has to conform to the protocols. How a part looks depends on the control's edge and
/// on whether the control loads automatically.
///
/// It is a class, because each access to a structure in a control would copy it and retain each
/// part.
@MainActor
final class ControlParts {
  let text: StateText?
  let arrow: ArrowIndicator?
  let spinner: Spinner?
  let images: ImageSeries?
  /// The space between the text and the part beside it, in points.
  var textSpacing: CGFloat = 25

  /// The minimum distance of a part from the edge of the control and from the text, in points.
  static let indicatorMargin: CGFloat = 4

  /// The part of the control's bounds in whose center the parts are. Like the width below, it is
  /// measured in each layout pass.
  private(set) var area = CGRect.zero
  /// The width of the widest part beside the text, in points; 0 without one.
  private(set) var indicatorWidth: CGFloat = 0

  /// Measures the parts beside the text. At the default text size, images take the space that the
  /// text leaves, as in MJRefresh. Beside larger texts, they have up to a quarter of the width.
  func measure(in area: CGRect) {
    self.area = area
    indicatorWidth = max(arrow?.view?.image?.size.width ?? 0, spinner?.view?.bounds.width ?? 0)
    if let images, text?.label?.isEnlarged == true {
      indicatorWidth = max(indicatorWidth, min(images.maximumWidth, area.width / 4))
    }
  }

  /// The largest width of a text beside the parts, in points.
  var maximumTextWidth: CGFloat {
    guard indicatorWidth > 0 else { return area.width }
    return max(area.width - 2 * (indicatorWidth + 2 * Self.indicatorMargin), 0)
  }

  /// Creates a part for each of the protocols that a control's class conforms to.
  init(of control: RefreshComponent) {
    let engine = control.engine
    text = (control as? any StateTextDisplaying).map { StateText(of: $0) }
    arrow = (control as? any ArrowDisplaying).map { ArrowIndicator(of: $0, engine: engine) }
    spinner = (control as? any SpinnerDisplaying).map { Spinner(of: $0, engine: engine) }
    images = (control as? any ImageDisplaying).map { ImageSeries(of: $0, engine: engine) }
    if images != nil { textSpacing = 20 }
  }

  /// Sets up the parts and adds their views to a control, back to front.
  func setUp(in control: UIView) {
    text?.setBuiltInTitles()
    arrow?.reset()
    let views: [UIView?] = [text?.label, arrow?.view, spinner?.view, images?.view]
    for case let view? in views where view.superview == nil { control.addSubview(view) }
  }

  func render(
    _ presentation: RefreshPresentation, from old: RefreshPresentation,
    openingDuration: TimeInterval, closingDuration: TimeInterval
  ) {
    let redrawsState =
      presentation.state != old.state || presentation.outcome != old.outcome || presentation == old
    if redrawsState { text?.render(presentation) }
    let isSpinnerVisible = spinner?.render(presentation, closingDuration: closingDuration)
    arrow?.render(
      presentation, from: old, isSpinnerVisible: isSpinnerVisible, duration: openingDuration)
    if redrawsState { images?.render(presentation, from: old) }
  }
}

extension RefreshComponent {
  /// Lays out the parts: the text in the middle, and an arrow, spinner or images beside it.
  func placeParts() {
    placeText()
    let parts = parts
    guard parts.arrow != nil || parts.spinner != nil || parts.images != nil else { return }
    let textWidth = visibleTextWidth
    let center = indicatorCenter(besideText: textWidth)
    parts.arrow?.place(at: center)
    if let color = parts.text?.label?.textColor { parts.arrow?.view?.tintColor = color }
    parts.spinner?.place(at: center)
    parts.images?.place(
      in: parts.area, besideText: textWidth, spacing: parts.textSpacing, isMirrored: readsFromRight
    )
  }

  /// The center of an indicator on the leading side of a text with the given width; the center of
  /// the parts if the width is `nil`. In leaders and trailers, an arrow is at the side next to
  /// the content.
  private func indicatorCenter(besideText textWidth: CGFloat?) -> CGPoint {
    let area = parts.area
    guard let textWidth else { return CGPoint(x: area.midX, y: area.midY) }
    guard !status.edge.isHorizontal else {
      let x = isArrowOnTheLeft ? arrowDistance : bounds.width - arrowDistance
      return CGPoint(x: x, y: area.midY)
    }
    var distance = textWidth / 2 + parts.textSpacing
    // Beside a text that wraps, there is less space than usual.
    let farthest = area.width / 2 - parts.indicatorWidth / 2 - ControlParts.indicatorMargin
    if distance > farthest && wrapsText(ofWidth: textWidth) { distance = farthest }
    return CGPoint(x: area.midX + (readsFromRight ? distance : -distance), y: area.midY)
  }

  /// The center of a vertical text, moved away from an arrow.
  var verticalTextCenter: CGPoint {
    // An app may have made the control narrower than the arrow.
    let distance = parts.arrow == nil ? 0 : min(arrowDistance, bounds.midX)
    let offset = isArrowOnTheLeft ? distance : -distance
    return CGPoint(x: bounds.midX + offset, y: parts.area.midY)
  }

  private var isArrowOnTheLeft: Bool { status.edge.isStart == readsFromRight }

  /// The distance of an arrow's center from the edge of the control beside a vertical text, in
  /// points.
  var arrowDistance: CGFloat { (parts.arrow?.view?.image?.size.width ?? 0) / 2 + 5 }
}

/// A control that displays an arrow, which turns around when the pull reaches the threshold.
///
/// Your subclass of a control without an arrow gets one if it conforms to this protocol.
@preconcurrency @MainActor
public protocol ArrowDisplaying: RefreshComponent {
  /// The view that displays the arrow, in the color of the state's text. To use your own arrow, set
  /// the view's image.
  ///
  /// A subclass may return another view. Without a view, the control displays no arrow.
  var arrowView: UIImageView! { get }
}

extension ArrowDisplaying {
  /// The control's own view for the arrow.
  public var arrowView: UIImageView! { ownArrowView }

  var ownArrowView: UIImageView? { parts.arrow?.ownView }
}

/// An arrow that turns around when the pull reaches the threshold.
@MainActor
final class ArrowIndicator {
  /// The control's own view. It displays the arrow in its tint color. Apps may set another image.
  let ownView: UIImageView

  /// Weak, because animations may outlive the control.
  private weak var control: (any ArrowDisplaying)?
  private let edge: RefreshEdge
  /// Whether the image is turned around before the threshold rather than beyond it.
  private var isTurnedAtRest: Bool
  private var state = RefreshState.idle

  /// Creates the arrow of a control. At rest it points toward the content.
  init(of control: any ArrowDisplaying, engine: RefreshEngine) {
    self.control = control
    edge = engine.edge
    isTurnedAtRest = edge == .bottom || edge == .leading
    ownView = UIImageView(image: edge.isHorizontal ? .refreshSideArrow : .refreshArrow)
  }

  var view: UIImageView? { control?.arrowView }

  /// Turns the arrow to its resting position.
  func reset() { turn(restingAngle) }

  /// The rotation before the threshold, in radians.
  private var restingAngle: CGFloat { isTurnedAtRest ? halfTurn : 0 }
  /// The rotation beyond the threshold, in radians.
  private var turnedAngle: CGFloat { isTurnedAtRest ? 0 : halfTurn }
  /// Slightly less than half a turn, so that a vertical arrow turns back in the opposite direction.
  private var halfTurn: CGFloat { edge.isHorizontal ? .pi : 0.000001 - .pi }

  func place(at center: CGPoint) {
    if edge.isHorizontal, let control, control.readsFromRight != (edge.isStart != isTurnedAtRest) {
      isTurnedAtRest.toggle()
      turn(state == .pulling ? turnedAngle : restingAngle)
    }
    guard let view, !view.hasOwnConstraints else { return }
    view.bounds.size = view.image?.size ?? .zero
    view.center = center
  }

  /// Draws a presentation. `isSpinnerVisible` is `nil` if the control has no spinner. A visible
  /// spinner or a result replaces the arrow. Without a spinner, the arrow stays visible, and turns
  /// once more at the end of a refresh.
  func render(
    _ presentation: RefreshPresentation, from old: RefreshPresentation, isSpinnerVisible: Bool?,
    duration: TimeInterval
  ) {
    state = presentation.state
    if isSpinnerVisible == true || presentation.outcome != nil {
      view?.isHidden = true
    } else if isSpinnerVisible == false && state != .willRefresh {
      view?.isHidden = state == .noMoreData
    } else if isSpinnerVisible == nil && old.outcome != nil {
      view?.isHidden = false
    }
    guard state != old.state else { return }
    switch state {
    case .pulling: animate(to: turnedAngle, duration: duration)
    case .idle where old.state == .refreshing && isSpinnerVisible != nil:
      // The arrow is hidden: prepare it for the next pull.
      turn(restingAngle)
    case .idle where old.state == .refreshing:
      animate(to: turnedAngle, duration: duration) {
        if self.state == .idle { self.turn(self.restingAngle) }
      }
    case .idle: animate(to: restingAngle, duration: duration)
    case .refreshing, .willRefresh, .noMoreData: break
    }
  }

  /// Turns the arrow with an animation. If the user prefers less motion, the turned arrow fades in.
  private func animate(
    to angle: CGFloat, duration: TimeInterval, completion: (@MainActor () -> Void)? = nil
  ) {
    let fades = UIAccessibility.isReduceMotionEnabled
    let alpha = view?.alpha ?? 1
    if fades, let view {
      UIView.performWithoutAnimation {
        turn(angle)
        view.alpha = 0
      }
    }
    UIView.animate(
      withDuration: duration,
      animations: { if fades { self.view?.alpha = alpha } else { self.turn(angle) } },
      completion: completion.map { completion in { _ in completion() } })
  }

  private func turn(_ angle: CGFloat) { view?.transform = CGAffineTransform(rotationAngle: angle) }
}

/// A control that displays a spinner during a refresh.
///
/// Your subclass of a control without a spinner gets one if it conforms to this protocol.
@preconcurrency @MainActor
public protocol SpinnerDisplaying: RefreshComponent {
  /// The spinner. It animates during a refresh and is hidden otherwise. You may style it or add
  /// constraints to it.
  ///
  /// A subclass may return another view. Without a view, the control displays no spinner.
  var loadingView: UIActivityIndicatorView! { get }
}

extension SpinnerDisplaying {
  /// The control's own spinner.
  public var loadingView: UIActivityIndicatorView! { ownLoadingView }

  var ownLoadingView: UIActivityIndicatorView? { parts.spinner?.ownView }

  /// The style of the spinner. Default: `.medium`. Setting it replaces ``loadingView`` with a new
  /// view, which keeps a color that the app has set. Other changes to the old view are lost.
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { loadingView?.style ?? .medium }
    set {
      parts.spinner?.setStyle(newValue)
      setNeedsLayout()
    }
  }
}

@MainActor
final class Spinner {
  /// The control's own spinner.
  private(set) var ownView = Spinner.makeView(.medium)

  /// Weak, because animations may outlive the control.
  private weak var control: (any SpinnerDisplaying)?
  /// Whether the spinner fades out while its control closes; otherwise it stops immediately.
  private let fadesOut: Bool

  init(of control: any SpinnerDisplaying, engine: RefreshEngine) {
    self.control = control
    fadesOut = !engine.isAutomatic
  }

  var view: UIActivityIndicatorView? { control?.loadingView }

  /// Replaces the control's own view with one of a new style, in the same place. It animates if the
  /// old view did.
  func setStyle(_ style: UIActivityIndicatorView.Style) {
    let old = ownView
    ownView = Spinner.makeView(style)
    // The default color belongs to the style.
    if old.color != Spinner.makeView(old.style).color { ownView.color = old.color }
    ownView.center = old.center
    if old.isAnimating { ownView.startAnimating() }
    old.superview?.insertSubview(ownView, aboveSubview: old)
    old.removeFromSuperview()
  }

  func place(at center: CGPoint) {
    if let view, !view.hasOwnConstraints { view.center = center }
  }

  /// Draws a presentation and returns whether the spinner is visible.
  func render(_ presentation: RefreshPresentation, closingDuration: TimeInterval) -> Bool {
    guard let view else { return false }
    let isRefreshing = fadesOut ? presentation.state == .refreshing : presentation.isActive
    // If an app stops the spinner while the control closes, it stays stopped until the next
    // refresh.
    let isClosing =
      fadesOut && presentation.isActive && presentation.state == .idle && view.isAnimating
    guard isRefreshing || isClosing else {
      view.stopAnimating()
      if fadesOut { view.alpha = 1 }
      return false
    }
    view.startAnimating()
    if fadesOut && isRefreshing {
      view.alpha = 1
    } else if isClosing && view.alpha == 1 {
      UIView.animate(withDuration: closingDuration) { view.alpha = 0 }
    }
    return true
  }

  private static func makeView(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: style)
    view.hidesWhenStopped = true
    return view
  }
}
