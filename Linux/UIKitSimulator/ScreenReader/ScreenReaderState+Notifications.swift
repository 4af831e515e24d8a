import UIKit

extension ScreenReaderState: ScreenReading {
  package var focusedElement: AnyObject? { focus?.object }

  package func received(_ posting: UIAccessibility.Posting) {
    guard isOn else { return }
    if let text = posting.text {
      say(
        text, posting.language, reason: .announcement, isQueued: posting.isQueued,
        priority: posting.priority)
    }
    switch posting.notification {
    case .layoutChanged, .screenChanged:
      // The element may be laid out later in this turn, so the focus moves at the end of the turn.
      if let element = posting.argument as? UIResponder {
        pendingFocus = .element(element)
      } else if posting.notification == .screenChanged {
        screenChanged()
      }
    default: break
    }
  }

  package func screenChanged() {
    if isOn, hasStarted { pendingFocus = .first }
  }

  package func turnEnded() {
    guard isOn else { return }
    movePendingFocus()
    updateFocus()
    readActivated()
    // Apple documents that assistive technologies poll elements with this trait.
    guard let object = focus?.object, object.accessibilityTraits.contains(.updatesFrequently)
    else { return }
    let description = ScreenReader.Element(object).description
    guard description != lastDescription else { return }
    lastDescription = description
    say(description, object.accessibilityLanguage)
  }

  /// Reads the activated element again, unless the focus has left it.
  private func readActivated() {
    guard let object = activated else { return }
    activated = nil
    guard object === focus?.object else { return }
    let description = ScreenReader.Element(object).description
    lastDescription = description
    say(description, object.accessibilityLanguage)
  }

  private func movePendingFocus() {
    guard let pending = pendingFocus else { return }
    pendingFocus = nil
    let elements = reachable
    switch pending {
    case .first:
      guard let first = elements.first else { return }
      moveFocus(to: first.object)
    case .element(let responder):
      // The argument can also be a container of elements.
      guard
        let target = elements.first(where: { element in
          Self.containers(of: element.object).contains { $0 === responder }
        })
      else { return }
      moveFocus(to: target.object)
    }
  }

  /// Moves the focus on behalf of the app. The element is read again even if it had the focus.
  private func moveFocus(to object: UIResponder) {
    if object === focus?.object { focus = nil }
    ScreenReader.scrollIntoView(object)
    setFocus(object)
  }
}
