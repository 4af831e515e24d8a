import UIKit

/// What draws a control.
struct RefreshLook: Sendable {
  /// The kinds of looks. Controls of different kinds have different views.
  enum Kind: Sendable {
    case arrow, spinner, frames, custom
  }

  let kind: Kind
  /// The app's own titles for states, for a control that draws itself.
  var titles: [RefreshState: String] = [:]
  /// What the size depends on, besides the kind and the scroll view.
  var identity: [any Hashable & Sendable] = []
  /// Returns the size that the look needs, in points; `nil` for the default length. The argument is
  /// the length of the scroll view across the control's axis.
  var size: @MainActor @Sendable (CGFloat) -> CGSize? = { _ in nil }
  /// Creates a view of the given size that draws the control; `nil` if the control draws itself.
  var makeContent: (@MainActor @Sendable (CGSize?) -> any RefreshContent)?
  /// Applies the look to a view that an earlier look of the same kind has created.
  var update: @MainActor @Sendable (any RefreshContent) -> Void = { _ in }

  /// An arrow and texts, the look of the library's normal controls.
  static let arrow = RefreshLook(kind: .arrow)

  static let spinner = RefreshLook(kind: .spinner, makeContent: { _ in SpinnerContent() })

  /// Images that follow the pull and are animated during a refresh. The duration of one cycle is in
  /// seconds; `nil` for 0.1 seconds per image.
  @MainActor
  static func frames(_ images: [UIImage], duration: TimeInterval?) -> RefreshLook {
    RefreshLook(
      kind: .frames, identity: images.map { ObjectIdentifier($0) },
      size: { _ in FramesContent.size(for: images) },
      makeContent: { _ in FramesContent(images: images, duration: duration) },
      update: { ($0 as? FramesContent)?.setImages(images, duration: duration) })
  }
}

/// Which control a modifier needs.
struct RefreshDesign: Equatable {
  let edge: RefreshEdge
  let isAutomatic: Bool
  let kind: RefreshLook.Kind
  let size: CGSize?

  /// Creates a control that a content view draws, or that draws itself.
  @MainActor
  func makeControl(content: (any RefreshContent)?) -> RefreshComponent {
    switch (edge, isAutomatic) {
    case (.top, false): content.map { RefreshHeader(content: $0) } ?? NormalHeader()
    case (.top, true): content.map { AutoHeader(content: $0) } ?? AutoNormalHeader()
    case (.bottom, false): content.map { BackFooter(content: $0) } ?? BackNormalFooter()
    case (.bottom, true): content.map { AutoFooter(content: $0) } ?? AutoNormalFooter()
    case (.leading, false): content.map { RefreshLeader(content: $0) } ?? NormalLeader()
    case (.leading, true): content.map { AutoLeader(content: $0) } ?? AutoNormalLeader()
    case (.trailing, false): content.map { RefreshTrailer(content: $0) } ?? NormalTrailer()
    case (.trailing, true): content.map { AutoTrailer(content: $0) } ?? AutoNormalTrailer()
    }
  }
}

/// A view that draws a control with an indicator in its center. It displays results and "no more
/// data" as built-in texts instead.
class IndicatorContent: UIView, TextContent {
  private let indicator: UIView
  private let label: UILabel
  /// The space around the text, in points.
  private static let margin: CGFloat = 4
  fileprivate let appearance = RefreshConfiguration.default.appearance

  init(indicator: UIView) {
    self.indicator = indicator
    label = .refreshLabel(isScaled: RefreshConfiguration.default.scalesTexts)
    appearance.apply(to: label)
    super.init(frame: .zero)
    addSubview(indicator)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func render(_ presentation: RefreshPresentation) {
    let hasText = presentation.outcome != nil || presentation.state == .noMoreData
    if let control {
      label.setScaled(control.isScaled, defaultFont: appearance.font)
      label.text = hasText ? control.builtInTitle : nil
    }
    label.isHidden = !hasText
    indicator.isHidden = hasText
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = control?.partsBounds ?? bounds
    indicator.center = CGPoint(x: area.midX, y: area.midY)
    label.frame = textArea(in: area)
    label.clipHighLine()
  }

  private func textArea(in bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: min(Self.margin, bounds.height / 2))
  }

  func extent(for texts: [String], at edge: RefreshEdge) -> CGFloat {
    guard let control, label.isEnlarged else { return 0 }
    let area = textArea(in: control.partsBounds).size
    let length =
      edge.isHorizontal
      ? texts.map { width(of: $0, inHeight: area.height) }.max()
      : texts.map { label.height(of: $0, atWidth: area.width) }.max()
    guard let length, length > 0 else { return 0 }
    return (length + 2 * Self.margin).rounded(.up)
  }

  /// The width at which a text has the given height and no word is divided, in points.
  private func width(of text: String, inHeight height: CGFloat) -> CGFloat {
    var width = text.split(separator: " ").map { label.width(of: String($0)) }.max() ?? 0
    let widest = label.width(of: text)
    while width < widest && label.height(of: text, atWidth: width) > height { width *= 1.2 }
    return width
  }
}

/// A spinner that appears with the pull and is animated during a refresh.
final class SpinnerContent: IndicatorContent {
  private let spinner = UIActivityIndicatorView(style: .medium)

  init() {
    spinner.hidesWhenStopped = false
    super.init(indicator: spinner)
    appearance.apply(to: spinner)
  }

  required init?(coder: NSCoder) { nil }

  override func render(_ presentation: RefreshPresentation) {
    super.render(presentation)
    let isAnimating = presentation.isActive && presentation.outcome == nil
    if isAnimating { spinner.startAnimating() } else { spinner.stopAnimating() }
    let isClosing = isAnimating && !presentation.state.isRefreshing
    spinner.alpha = isClosing ? 0 : isAnimating ? 1 : presentation.progress.share
  }
}

/// Images that follow the pull and are animated during a refresh.
final class FramesContent: IndicatorContent {
  private let imageView = ImageSeriesView(frame: .zero)
  private var images: [UIImage]
  private var duration: TimeInterval?
  private var presentation: RefreshPresentation?

  init(images: [UIImage], duration: TimeInterval?) {
    self.images = images
    self.duration = duration
    imageView.contentMode = .scaleAspectFit
    super.init(indicator: imageView)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    Self.size(for: images) ?? super.intrinsicContentSize
  }

  /// The size of the largest image and a margin of 8 points around it, at least 44 points; `nil`
  /// without images.
  static func size(for images: [UIImage]) -> CGSize? {
    guard !images.isEmpty else { return nil }
    let (width, height) = (images.map(\.size.width).max(), images.map(\.size.height).max())
    return CGSize(width: max(44, (width ?? 0) + 16), height: max(44, (height ?? 0) + 16))
  }

  /// Replaces the images. If they are the same, their animation continues.
  func setImages(_ images: [UIImage], duration: TimeInterval?) {
    let isSame = images.elementsEqual(self.images) { $0 === $1 } && duration == self.duration
    guard !isSame else { return }
    self.images = images
    self.duration = duration
    imageView.animationImages = nil
    if let presentation { render(presentation) }
  }

  override func render(_ presentation: RefreshPresentation) {
    super.render(presentation)
    self.presentation = presentation
    guard let first = images.first, let last = images.last else {
      imageView.image = nil
      return
    }
    let isAnimating =
      presentation.isActive && presentation.outcome == nil && images.count > 1
      && !UIAccessibility.isReduceMotionEnabled
    imageView.resumesAnimating = isAnimating
    if isAnimating {
      if imageView.animationImages == nil {
        imageView.animationImages = images
        imageView.animationDuration = duration ?? Double(images.count) * 0.1
        imageView.startAnimating()
      }
    } else if imageView.animationImages != nil {
      imageView.stopAnimating()
      imageView.animationImages = nil
    }
    let index = Int(presentation.progress.share * CGFloat(images.count - 1))
    imageView.image = presentation.isActive ? last : index == 0 ? first : images[index]
    imageView.bounds.size = imageView.image?.size ?? .zero
  }
}
