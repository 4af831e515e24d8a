import EdgeRefresh
import Foundation
import UIKit

/// Inspects the controls and texts on a screen and collects layout and contrast faults.
@MainActor struct ScreenInspection {
  private let window: UIWindow
  private(set) var faults: [String] = []

  init(_ window: UIWindow) {
    self.window = window
    inspectTree(window)
  }

  /// Inspects the visible controls and labels among a view and its descendants.
  private mutating func inspectTree(_ view: UIView) {
    guard isOpaque(view) else { return }
    if let control = view as? RefreshComponent {
      if isOnScreen(control) { inspect(control) }
    } else if let label = view as? UILabel {
      if isOnScreen(label) { inspectContrast(of: label) }
    }
    for subview in view.subviews { inspectTree(subview) }
  }

  private mutating func inspect(_ control: RefreshComponent) {
    let labels = control.descendants(UILabel.self).filter {
      isVisible($0) && $0.text?.isEmpty == false
    }
    let indicators = control.descendants(UIView.self).filter { isIndicator($0) && isVisible($0) }
    for label in labels {
      let text = label.text ?? ""
      if label.sizeThatFits(.zero).width > label.bounds.width + 0.5, label.numberOfLines == 1 {
        faults.append("“\(text)” is cut off")
      }
      if !control.bounds.insetBy(dx: -1, dy: -1).contains(label.textFrame(in: control)) {
        faults.append("“\(text)” is not inside \(type(of: control))")
      }
      for indicator in indicators
      where label.textFrame(in: control).overlaps(indicator.frame(in: control)) {
        faults.append("\(type(of: indicator)) overlaps “\(text)”")
      }
    }
    for indicator in indicators
    where !control.bounds.insetBy(dx: -1, dy: -1).contains(indicator.frame(in: control)) {
      faults.append("\(type(of: indicator)) is not inside \(type(of: control))")
    }
    inspectOrder(of: labels, indicators, in: control)
  }

  /// Checks that the arrow, image, spinner or switch is on the leading side of the text.
  private mutating func inspectOrder(
    of labels: [UILabel], _ indicators: [UIView], in control: RefreshComponent
  ) {
    // The rule applies neither to side controls, whose text is vertical, nor to custom controls.
    guard control.bounds.width > control.bounds.height, isBuiltIn(control) else { return }
    let isMirrored =
      control.scrollView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in labels {
      for indicator in indicators {
        let (text, place) = (label.textFrame(in: control), indicator.frame(in: control))
        if isMirrored ? place.midX < text.midX : place.midX > text.midX {
          faults.append(
            "\(type(of: indicator)) is not on the leading side of “\(label.text ?? "")”")
        }
      }
    }
  }

  private mutating func inspectContrast(of label: UILabel) {
    guard let text = label.text, !text.isEmpty, let color = label.textColor else { return }
    // The system chooses the colors of these texts.
    guard !label.isInside(UISearchBar.self), !label.isInside(UITableViewHeaderFooterView.self)
    else { return }
    let traits = label.traitCollection
    let contrast = color.resolvedColor(with: traits)
      .contrast(to: background(of: label).resolvedColor(with: traits))
    if contrast < 4.5 { faults.append("“\(text)” has a contrast of only \(contrast)") }
  }

  /// The background color of the view or of its nearest ancestor with an opaque background.
  private func background(of view: UIView) -> UIColor {
    var step: UIView? = view
    while let current = step {
      if let color = current.backgroundColor,
        color.resolvedColor(with: view.traitCollection).opacity == 1
      {
        return color
      }
      step = current.superview
    }
    return .systemBackground
  }

  /// Whether a view is not empty, is at least partly on the screen, and is neither hidden nor
  /// translucent.
  private func isVisible(_ view: UIView) -> Bool {
    var step: UIView? = view
    while let current = step {
      guard isOpaque(current) else { return false }
      step = current.superview
    }
    return isOnScreen(view)
  }

  private func isOpaque(_ view: UIView) -> Bool { !view.isHidden && view.alpha >= 0.99 }

  private func isOnScreen(_ view: UIView) -> Bool {
    !view.bounds.isEmpty && view.convert(view.bounds, to: window).intersects(window.bounds)
  }

  private func isIndicator(_ view: UIView) -> Bool {
    if let image = view as? UIImageView { return image.image != nil }
    return view is UIActivityIndicatorView || view is UISwitch
  }

  private func isBuiltIn(_ control: RefreshComponent) -> Bool {
    control is StateHeader || control is BackStateFooter || control is AutoStateFooter
  }
}

extension UIView {
  fileprivate func frame(in view: UIView) -> CGRect { convert(bounds, to: view) }

  fileprivate func isInside<View: UIView>(_ kind: View.Type) -> Bool {
    superview.map { $0 is View || $0.isInside(kind) } ?? false
  }
}

extension CGRect {
  /// Whether the intersection of two rectangles is larger than 0.5 points in both directions.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 0.5 && common.height > 0.5
  }
}

extension UILabel {
  /// The rectangle of the text without the space around it.
  fileprivate func textFrame(in view: UIView) -> CGRect {
    var text = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    text.origin.y = bounds.midY - text.height / 2
    return convert(text, to: view)
  }
}

extension UIColor {
  fileprivate var channels: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }

  fileprivate var opacity: CGFloat { channels.alpha }

  /// The contrast of two colors as defined by WCAG, from 1 to 21. A transparent color is drawn
  /// over the other color.
  func contrast(to other: UIColor) -> CGFloat {
    let (one, two) = (luminance(over: other), other.luminance(over: other))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private func luminance(over background: UIColor) -> CGFloat {
    let (own, below) = (channels, background.channels)
    func linear(_ channel: CGFloat, _ under: CGFloat) -> CGFloat {
      let mixed = channel * own.alpha + under * (1 - own.alpha)
      return mixed <= 0.04045 ? mixed / 12.92 : pow((mixed + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(own.red, below.red) + 0.7152 * linear(own.green, below.green)
      + 0.0722 * linear(own.blue, below.blue)
  }
}
