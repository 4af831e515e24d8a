package import EdgeRefreshControls
package import UIKit

/// A view that draws a control with an indicator in its center. It displays results and "no more
/// data" as built-in texts instead.
package class IndicatorContent: UIView, TextContent {
  private let indicator: UIView
  package let label: UILabel
  /// The space around the text, in points.
  private static let margin: CGFloat = 4

  package init(indicator: UIView) {
    self.indicator = indicator
    label = .refreshLabel(isScaled: RefreshConfiguration.default.scalesTexts)
    super.init(frame: .zero)
    addSubview(indicator)
    addSubview(label)
    RefreshConfiguration.default.appearance.apply(to: label)
  }

  package required init?(coder: NSCoder) { nil }

  /// The spinner, if the indicator is one.
  package var spinner: UIActivityIndicatorView? { indicator as? UIActivityIndicatorView }

  package func render(_ presentation: RefreshPresentation) {
    let hasText = presentation.outcome != nil || presentation.state == .noMoreData
    if let control {
      label.setScaled(control.isScaled, defaultFont: control.textAppearance?.font)
      label.text = hasText ? control.builtInTitle : nil
    }
    label.isHidden = !hasText
    indicator.isHidden = hasText
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = control?.partsBounds ?? bounds
    indicator.center = CGPoint(x: area.midX, y: area.midY)
    label.frame = textArea(in: area)
    label.clipHighLine()
  }

  private func textArea(in bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: min(Self.margin, bounds.height / 2))
  }

  package func extent(for texts: [String], at edge: RefreshEdge) -> CGFloat {
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
package final class SpinnerContent: IndicatorContent {
  package init() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.hidesWhenStopped = false
    RefreshConfiguration.default.appearance.apply(to: spinner)
    super.init(indicator: spinner)
  }

  package required init?(coder: NSCoder) { nil }

  package override func render(_ presentation: RefreshPresentation) {
    super.render(presentation)
    guard let spinner else { return }
    let isAnimating = presentation.isActive && presentation.outcome == nil
    if isAnimating { spinner.startAnimating() } else { spinner.stopAnimating() }
    let isClosing = isAnimating && !presentation.state.isRefreshing
    spinner.alpha = isClosing ? 0 : isAnimating ? 1 : presentation.progress.share
  }
}

/// Images that follow the pull and are animated during a refresh.
package final class FramesContent: IndicatorContent {
  private let imageView = ImageSeriesView(frame: .zero)
  private var images: [UIImage]
  private var duration: TimeInterval?
  private var presentation: RefreshPresentation?

  package init(images: [UIImage], duration: TimeInterval?) {
    self.images = images
    self.duration = duration
    imageView.contentMode = .scaleAspectFit
    super.init(indicator: imageView)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize {
    Self.size(for: images) ?? super.intrinsicContentSize
  }

  /// The size of the largest image and a margin of 8 points around it, at least 44 points; `nil`
  /// without images.
  package static func size(for images: [UIImage]) -> CGSize? {
    guard !images.isEmpty else { return nil }
    let (width, height) = (images.map(\.size.width).max(), images.map(\.size.height).max())
    return CGSize(width: max(44, (width ?? 0) + 16), height: max(44, (height ?? 0) + 16))
  }

  /// Replaces the images. If they are the same, their animation continues.
  package func setImages(_ images: [UIImage], duration: TimeInterval?) {
    let isSame = images.elementsEqual(self.images) { $0 === $1 } && duration == self.duration
    guard !isSame else { return }
    self.images = images
    self.duration = duration
    imageView.animationImages = nil
    if let presentation { render(presentation) }
  }

  package override func render(_ presentation: RefreshPresentation) {
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
