import EdgeRefresh
import Foundation
import UIKit

/// Looks at what is on a screen as a careful reader does, and collects what is wrong with it.
@MainActor struct ScreenInspection {
  private let window: UIWindow
  private(set) var faults: [String] = []

  init(_ window: UIWindow) {
    self.window = window
    for control in window.descendants(RefreshComponent.self) where isSeen(control) {
      inspect(control)
    }
    for label in window.descendants(UILabel.self) where isSeen(label) { inspectContrast(of: label) }
  }

  private mutating func inspect(_ control: RefreshComponent) {
    let labels = control.descendants(UILabel.self).filter {
      isSeen($0) && $0.text?.isEmpty == false
    }
    let signs = control.descendants(UIView.self).filter { isSign($0) && isSeen($0) }
    for label in labels {
      let text = label.text ?? ""
      if label.sizeThatFits(.zero).width > label.bounds.width + 0.5, label.numberOfLines == 1 {
        faults.append("“\(text)” is cut off")
      }
      if !control.bounds.insetBy(dx: -1, dy: -1).contains(label.textFrame(in: control)) {
        faults.append("“\(text)” is not inside \(type(of: control))")
      }
      for sign in signs where label.textFrame(in: control).overlaps(sign.frame(in: control)) {
        faults.append("\(type(of: sign)) overlaps “\(text)”")
      }
    }
    for sign in signs
    where !control.bounds.insetBy(dx: -1, dy: -1).contains(sign.frame(in: control)) {
      faults.append("\(type(of: sign)) is not inside \(type(of: control))")
    }
    inspectOrder(of: labels, signs, in: control)
  }

  /// What moves stands before the text, where reading begins.
  private mutating func inspectOrder(
    of labels: [UILabel], _ signs: [UIView], in control: RefreshComponent
  ) {
    // Texts that run downwards have their arrow beside them, and own controls their own order.
    guard control.bounds.width > control.bounds.height, isBuiltIn(control) else { return }
    let isMirrored =
      control.scrollView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in labels {
      for sign in signs {
        let (text, place) = (label.textFrame(in: control), sign.frame(in: control))
        if isMirrored ? place.midX < text.midX : place.midX > text.midX {
          faults.append("\(type(of: sign)) stands behind “\(label.text ?? "")”")
        }
      }
    }
  }

  private mutating func inspectContrast(of label: UILabel) {
    guard let text = label.text, !text.isEmpty, let color = label.textColor else { return }
    // What the system writes itself is as pale as the system wants it.
    guard !label.isInside(UISearchBar.self), !label.isInside(UITableViewHeaderFooterView.self)
    else { return }
    let traits = label.traitCollection
    let contrast = color.resolvedColor(with: traits)
      .contrast(to: background(of: label).resolvedColor(with: traits))
    if contrast < 4.5 { faults.append("“\(text)” has a contrast of \(contrast) only") }
  }

  /// The colour of the nearest view around that has one.
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

  /// Whether a view is on the screen, wholly visible and with an extent.
  private func isSeen(_ view: UIView) -> Bool {
    guard !view.bounds.isEmpty, view.convert(view.bounds, to: window).intersects(window.bounds)
    else { return false }
    var step: UIView? = view
    while let current = step {
      if current.isHidden || current.alpha < 0.99 { return false }
      step = current.superview
    }
    return true
  }

  private func isSign(_ view: UIView) -> Bool {
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
  /// Whether two rectangles have more in common than a shared edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 0.5 && common.height > 0.5
  }
}

extension UILabel {
  /// The rectangle of the text itself, without the room around it.
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

  /// The contrast of two opaque colours as WCAG defines it, from 1 to 21.
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
