import Foundation

extension UIScrollView {
  /// Shows the indicators until `hideIndicators()` is called.
  func showIndicators() {
    indicators.fading?.cancel()
    indicators.fading = nil
    makeIndicators()
    guard !indicators.areVisible else { return }
    indicators.areVisible = true
    updateIndicators()
    for bar in [indicators.vertical, indicators.horizontal] {
      bar?.alpha = 1
    }
  }

  /// Fades the indicators out after a delay of 0.5 seconds.
  func hideIndicators() {
    guard indicators.areVisible, indicators.fading == nil else { return }
    indicators.fading = MainLoop.current.schedule(after: ScrollIndicators.fadeDelay) {
      [weak self] in
      self?.fadeIndicators()
    }
  }

  func flashIndicators() {
    showIndicators()
    hideIndicators()
  }

  private func fadeIndicators() {
    indicators.fading = nil
    indicators.areVisible = false
    let bars = [indicators.vertical, indicators.horizontal]
    UIView.animate(
      withDuration: ScrollIndicators.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        for bar in bars {
          bar?.alpha = 0
        }
      })
  }

  private func makeIndicators() {
    if indicators.vertical == nil {
      let bar = ScrollIndicatorView()
      indicators.vertical = bar
      addSubview(bar)
    }
    if indicators.horizontal == nil {
      let bar = ScrollIndicatorView()
      indicators.horizontal = bar
      addSubview(bar)
    }
  }

  /// Updates the frames, colors and visibility of the indicators, and keeps them in front.
  func updateIndicators() {
    guard let vertical = indicators.vertical, let horizontal = indicators.horizontal else { return }
    keepInFront(vertical, horizontal)
    let color = indicatorColor
    if vertical.backgroundColor !== color { vertical.backgroundColor = color }
    if horizontal.backgroundColor !== color { horizontal.backgroundColor = color }
    let inset = adjustedContentInset
    let area = safeAreaPart(inset)
    let thickness = ScrollIndicators.thickness
    let margin = ScrollIndicators.margin

    let rows = bounds.inset(by: area).inset(by: verticalScrollIndicatorInsets)
    let height = contentSize.height + inset.top + inset.bottom
    let y = ScrollIndicators.bar(
      track: rows.height - 2 * margin, content: height, visible: bounds.height,
      position: contentOffset.y + inset.top)
    vertical.isHidden = !showsVerticalScrollIndicator || height <= bounds.height
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    setFrame(
      of: vertical,
      to: CGRect(
        x: isMirrored ? rows.minX + margin : rows.maxX - margin - thickness,
        y: rows.minY + margin + y.start, width: thickness,
        height: y.length))

    let columns = bounds.inset(by: area).inset(by: horizontalScrollIndicatorInsets)
    let width = contentSize.width + inset.left + inset.right
    let x = ScrollIndicators.bar(
      track: columns.width - 2 * margin, content: width, visible: bounds.width,
      position: contentOffset.x + inset.left)
    horizontal.isHidden = !showsHorizontalScrollIndicator || width <= bounds.width
    setFrame(
      of: horizontal,
      to: CGRect(
        x: columns.minX + margin + x.start, y: columns.maxY - margin - thickness, width: x.length,
        height: thickness))
  }

  private func keepInFront(_ vertical: ScrollIndicatorView, _ horizontal: ScrollIndicatorView) {
    let count = storedSubviews.count
    guard count > 1,
      storedSubviews[count - 2] !== vertical || storedSubviews[count - 1] !== horizontal
    else {
      return
    }
    bringSubviewToFront(vertical)
    bringSubviewToFront(horizontal)
  }

  /// Sets the frame of an indicator. Hides it if the frame is not finite, since sizes and insets
  /// may be invalid numbers.
  private func setFrame(of bar: ScrollIndicatorView, to frame: CGRect) {
    let isFinite =
      frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite
      && frame.height.isFinite
    if isFinite { bar.frame = frame } else { bar.isHidden = true }
  }

  /// The part of the adjusted inset that comes from the safe area. The content inset does not
  /// shorten the tracks.
  private func safeAreaPart(_ adjusted: UIEdgeInsets) -> UIEdgeInsets {
    let inset = contentInset
    return UIEdgeInsets(
      top: adjusted.top - inset.top, left: adjusted.left - inset.left,
      bottom: adjusted.bottom - inset.bottom, right: adjusted.right - inset.right)
  }

  private var indicatorColor: UIColor {
    traitCollection.userInterfaceStyle == .dark ? ScrollIndicators.light : ScrollIndicators.dark
  }
}
