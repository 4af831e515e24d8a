import UIKit

/// Makes content bounce along an axis while a control is attached, and restores the app's setting.
///
/// If the app changes the setting while a control is attached, its value takes effect until the
/// next control is attached or a SwiftUI modifier is updated. It is restored when the last control
/// is detached.
@MainActor
final class BounceRestorer {
  private let property: ReferenceWritableKeyPath<UIScrollView, Bool>
  private var controlCount = 0
  /// The app's setting.
  private var appValue = false
  private var observation: NSKeyValueObservation?
  private var isWriting = false

  init(_ property: ReferenceWritableKeyPath<UIScrollView, Bool>) { self.property = property }

  func attach(to scrollView: UIScrollView) {
    controlCount += 1
    if controlCount == 1 { appValue = scrollView[keyPath: property] }
    setValue(true, of: scrollView)
    guard observation == nil else { return }
    observation = scrollView.observe(property) { [unowned self] scrollView, _ in
      MainActor.assumeIsolated { if !isWriting { appValue = scrollView[keyPath: property] } }
    }
  }

  func detach(from scrollView: UIScrollView?) {
    controlCount -= 1
    if controlCount == 0, let scrollView { setValue(appValue, of: scrollView) }
  }

  func repeatBounce(of scrollView: UIScrollView) { setValue(true, of: scrollView) }

  private func setValue(_ value: Bool, of scrollView: UIScrollView) {
    isWriting = true
    scrollView[keyPath: property] = value
    isWriting = false
  }
}
