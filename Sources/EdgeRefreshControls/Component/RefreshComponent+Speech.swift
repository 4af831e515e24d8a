import UIKit

extension RefreshComponent {
  /// What assistive technologies read about the control. `label` takes precedence over its own.
  func speech(label: String? = nil) -> Speech {
    let timeLabel = timeLabel
    return Speech(
      of: status, presentation, isAttached: host != nil,
      isInView: scrollView?.bounds.insetBy(dx: -1, dy: -1).intersects(frame) == true,
      isEnabled: isUserInteractionEnabled, in: language,
      title: displayedTitle, libraryTitle: builtInTitle, noMoreData: noMoreDataText,
      actionName: accessibilitySettings?.actionName,
      timeText: timeLabel?.isHidden == false ? timeLabel?.text : nil,
      // All labels except the library's are the app's.
      ownTexts: visibleTexts(except: [parts.text?.label, timeLabel]), label: label)
  }

  /// The text that the label displays or, if it is hidden or empty, the text that it would display.
  private var displayedTitle: String? {
    let visible = parts.text?.label.flatMap { $0.isHidden ? nil : $0.text?.nonEmpty }
    return visible ?? currentText?.nonEmpty
  }

  final func changeAccessibility(_ change: (AccessibilitySettings) -> Void) {
    let settings = accessibilitySettings ?? AccessibilitySettings()
    accessibilitySettings = settings
    change(settings)
  }
}

extension UIView {
  /// The texts of the visible labels in the view that are not excluded, from back to front.
  fileprivate func visibleTexts(except excluded: [UIView?]) -> [String] {
    subviews.filter { !$0.isHidden && $0.alpha > 0 && !excluded.contains($0) }.flatMap { view in
      guard let label = view as? UILabel else { return view.visibleTexts(except: excluded) }
      return label.text?.nonEmpty.map { [$0] } ?? []
    }
  }
}
