internal import Foundation
public import UIKit

extension ScreenReader {
  /// Activates the element that has the focus, as a double tap does.
  ///
  /// Calls `accessibilityActivate()`. If the element does not handle that, taps at the center of
  /// its frame, which takes 0.1 seconds. A row of a table is selected in this way. If the element
  /// keeps the focus, it is read again. Without a focus, the first element receives it.
  ///
  /// - Returns: Whether there is an element to activate.
  @discardableResult
  public func activate() -> Bool {
    perform { object in
      if !object.accessibilityActivate() { tap(object) }
      state.activated = object
      return true
    }
  }

  /// The names of the custom actions that are offered for the element that has the focus: its own,
  /// followed by those of the views and elements around it, innermost first.
  public var actions: [String] {
    guard state.isOn else { return [] }
    return afterDueWork { state.focus?.object.map(Self.customActions)?.map(\.name) ?? [] }
  }

  /// Performs the first custom action with a name. See ``actions``.
  ///
  /// Without a focus, the first element that offers the action receives it.
  ///
  /// - Parameter name: The localized name.
  /// - Returns: Whether the action is offered and succeeded.
  @discardableResult
  public func perform(_ name: String) -> Bool {
    guard state.isOn else { return false }
    return afterDueWork {
      if state.focus == nil {
        let offering = state.reachable.first { element in
          Self.customActions(of: element.object).contains { $0.name == name }
        }
        offering.map { take($0.object) }
      }
      guard let object = state.focus?.object,
        let action = Self.customActions(of: object).first(where: { $0.name == name })
      else { return false }
      let hasSucceeded = action.actionHandler?(action) ?? false
      simulator.loop.turn()
      return hasSucceeded
    }
  }

  /// Scrolls by a page, as a swipe with three fingers does.
  ///
  /// Asks the element that has the focus, and then the responders after it, until one scrolls. If
  /// the element has left the screen, the first visible one in the same scroll view receives the
  /// focus.
  ///
  /// - Parameter direction: The direction. `down` shows what is below.
  /// - Returns: Whether one of them scrolled.
  @discardableResult
  public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let page = state.focus?.object.flatMap { object in
      ElementFinder.views(from: object).lazy.compactMap { $0 as? UIScrollView }.first
    }
    guard ask({ $0.accessibilityScroll(direction) }) else { return false }
    if let page, state.focus == nil {
      afterDueWork {
        let area = ElementFinder.onScreen(page.uncoveredBounds, of: page)
        let first = state.reachable.first { element in
          element.object !== page && area.contains(element.frame)
            && ElementFinder.views(from: element.object).contains { $0 === page }
        }
        if let first { take(first.object) }
      }
    }
    return true
  }

  /// Leaves the screen, as a Z drawn with two fingers does.
  ///
  /// Asks the element that has the focus, and then the responders after it, until one handles it. A
  /// navigation controller goes back, an alert performs its cancel action, and a sheet is
  /// dismissed.
  ///
  /// - Returns: Whether one of them handled it.
  @discardableResult
  public func escape() -> Bool { ask { $0.accessibilityPerformEscape() } }

  private static func customActions(of object: UIResponder) -> [UIAccessibilityCustomAction] {
    ScreenReaderState.containers(of: object).flatMap { $0.accessibilityCustomActions ?? [] }
  }

  private func ask(_ question: (UIResponder) -> Bool) -> Bool {
    perform { object in
      var step: UIResponder? = object
      while let responder = step {
        if question(responder) { return true }
        step = responder.next
      }
      return false
    }
  }

  /// Runs a command for the element that has the focus. Without a focus, the first element receives
  /// it.
  private func perform(_ command: (UIResponder) -> Bool) -> Bool {
    guard state.isOn else { return false }
    return afterDueWork {
      if state.focus == nil, let first = state.reachable.first { take(first.object) }
      guard let object = state.focus?.object else { return false }
      let result = command(object)
      simulator.loop.turn()
      return result
    }
  }

  /// Taps at the center of an object, in its window.
  private func tap(_ object: UIResponder) {
    guard let window = ElementFinder.views(from: object).last as? UIWindow else { return }
    let (frame, origin) = (object.accessibilityFrame, window.frame.origin)
    let touch = window.beginTouch(at: CGPoint(x: frame.midX - origin.x, y: frame.midY - origin.y))
    simulator.loop.advance(by: Self.tapDuration)
    window.endTouch(touch)
  }

  /// The duration of a tap, in seconds.
  private static let tapDuration: TimeInterval = 0.1
}
