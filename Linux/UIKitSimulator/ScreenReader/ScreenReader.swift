import Foundation
public import UIKit

/// A screen reader for tests, which uses a screen as a blind person does with VoiceOver.
///
/// ```swift
/// let simulator = Simulator()
/// simulator.show(ListViewController())
/// let reader = simulator.screenReader
/// reader.perform("Refresh")
/// simulator.advance(by: 2)
/// reader.next()
/// print(reader.spoken)
/// ```
///
/// It moves a focus from element to element, as swipes with one finger do, and reads the element
/// that has the focus. This element receives activations, custom actions and scrolling. For the
/// order of the elements, see ``elements``.
///
/// The focus stays on its element when content moves. Apple does not document where the focus goes
/// when its element disappears. Here, no element has the focus then, and the next command begins at
/// the first element. The app can move the focus with `layoutChanged` and `screenChanged`. The
/// first element receives it after `screenChanged` without an element, and after a screen was
/// pushed, popped, presented or dismissed.
///
/// Commands and queries of elements run the work that is due first, such as layout. Time passes
/// only during a tap and in ``listen()``.
///
/// While VoiceOver is turned off in ``Simulator/accessibility``, nothing has an effect and nothing
/// is said.
@MainActor public struct ScreenReader {
  let simulator: Simulator
  let state: ScreenReaderState

  /// Everything that was said, in order: elements when they receive the focus, and announcements
  /// when they are posted, even if later ones interrupt them.
  public var spoken: [String] { state.utterances.map(\.text) }

  /// Everything that was said, with its details.
  public var utterances: [Utterance] { state.utterances }

  /// Returns what was said since the last call, and forgets it.
  ///
  /// - Returns: The texts, in order. ``spoken`` is empty then.
  public func takeSpoken() -> [String] {
    defer { state.utterances = [] }
    return spoken
  }

  /// The texts that were heard to the end, in order. Interrupted and dropped texts are only in
  /// ``spoken``.
  ///
  /// Speech takes time: a second for 15 characters. As Apple documents, a text interrupts what is
  /// being said, unless it is queued or an announcement of high priority is being said. Apple does
  /// not document what happens to texts that wait. Here, a later text drops waiting ones of low
  /// priority, and a text that is not queued drops all waiting ones. This assumption is based on
  /// reports about lost announcements.
  public var heard: [String] { state.speech.heard.map(\.text) }

  /// Whether something is being said.
  public var isSpeaking: Bool { state.speech.isSpeaking }

  /// Advances the time until everything has been said, for at most a minute, and returns what was
  /// heard since the last call.
  ///
  /// - Returns: The texts, in order. ``heard`` is empty then.
  @discardableResult
  public func listen() -> [String] {
    for _ in 0..<600 where isSpeaking { simulator.advance(by: 0.1) }
    return takeHeard()
  }

  /// Returns what was heard since the last call, and forgets it.
  ///
  /// - Returns: The texts, in order. ``heard`` is empty then.
  public func takeHeard() -> [String] {
    defer { state.speech.heard = [] }
    return heard
  }

  // MARK: Elements

  /// The elements that can be reached now, in reading order.
  ///
  /// They are read line by line from the top, each line in the direction of reading, or in the
  /// order of `accessibilityElements`. The content of a scroll view, a bar, a group or a container
  /// with a type is read without interruption. Elements that a scroll view clips can be reached.
  /// Rows of a list can be reached once they have been created, for example because ``next()`` has
  /// scrolled the list. Elements cannot be reached if they are hidden, inside another element,
  /// covered by a modal view, or entirely clipped by a view other than a scroll view.
  public var elements: [Element] {
    state.isOn ? afterDueWork { state.reachable.map { Element($0.object) } } : []
  }

  /// The element that has the focus; `nil` before the first command, and if there is no element.
  public var current: Element? {
    state.isOn ? afterDueWork { state.focus?.object.map(Element.init) } : nil
  }

  /// The view or element that has the focus.
  public var currentObject: UIResponder? {
    state.isOn ? afterDueWork { state.focus?.object } : nil
  }

  /// Runs the work that is due, such as layout, and then a closure, with the phone's clock as the
  /// current one.
  func afterDueWork<Value>(_ value: () -> Value) -> Value {
    simulator.run {
      simulator.loop.turn()
      return value()
    }
  }
}

extension Simulator {
  /// The screen reader of the phone. The first use turns VoiceOver on.
  ///
  /// ```swift
  /// let simulator = Simulator()
  /// simulator.show(ListViewController())
  /// simulator.screenReader.perform("Refresh")
  /// ```
  public var screenReader: ScreenReader {
    if let screenReaderState { return ScreenReader(simulator: self, state: screenReaderState) }
    let state = ScreenReaderState(loop)
    screenReaderState = state
    loop.screenReader = state
    accessibility.isVoiceOverRunning = true
    return ScreenReader(simulator: self, state: state)
  }
}
