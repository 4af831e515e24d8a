internal import Foundation
internal import UIKit

extension Simulator {
  /// Returns what the screen reader reads on the visible part of the screen; `nil` if
  /// `showsScreenReaderElements` is `false`.
  func screenReaderContent() -> ScreenReaderOverlay.Content? {
    guard showsScreenReaderElements else { return nil }
    let state = screenReader.state
    var content = ScreenReaderOverlay.Content()
    for element in state.isOn ? state.reachable : [] {
      let views = ElementFinder.views(from: element.object)
      guard let frame = visibleFrame(of: element.object, in: views) else { continue }
      content.items.append(
        ScreenReaderOverlay.Item(
          frame: frame, text: ScreenReader.Element(element.object).description,
          isFocused: element.object === state.focus?.object,
          isRow: views.contains { $0 is UITableViewCell || $0 is UICollectionViewCell }))
      let names = ScreenReaderState.containers(of: element.object).flatMap {
        ($0.accessibilityCustomActions ?? []).map(\.name)
      }
      for name in names where !content.actions.contains(name) { content.actions.append(name) }
    }
    content.announcements = state.utterances.filter { $0.reason == .announcement }.map(\.text)
      .suffix(ScreenReaderOverlayLayout.announcementCount)
    content.isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return content
  }

  /// Returns the part of an element's frame that is on the screen, in the visible part of the
  /// scroll views around it, and not below a bar at the top; `nil` if there is none.
  private func visibleFrame(of object: UIResponder, in views: [UIView]) -> CGRect? {
    var frame = object.accessibilityFrame.intersection(CGRect(origin: .zero, size: device.size))
    for case let list as UIScrollView in views where list !== object {
      let insets = UIEdgeInsets(top: list.safeAreaInsets.top, left: 0, bottom: 0, right: 0)
      frame = frame.intersection(
        ElementFinder.onScreen(list.bounds.inset(by: insets), of: list))
    }
    return frame.isEmpty ? nil : frame
  }
}
