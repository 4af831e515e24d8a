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
/// It moves a focus from element to element, as swipes with one finger do, says what has the focus,
/// and sends activations, custom actions and scrolling to it. Elements and their order are those of
/// UIKit: see ``elements``.
///
/// The focus stays on its element when content moves. When the element disappears, the nearest one
/// receives the focus. The app can move it with `layoutChanged` and `screenChanged`. The first element
/// receives it after `screenChanged` without an element, and after a screen was pushed, popped,
/// presented or dismissed.
///
/// Each member runs the work that is due first, such as layout. Only a tap lets time pass.
///
/// While VoiceOver is turned off in ``Simulator/accessibility``, nothing has an effect and nothing is
/// said.
@MainActor public final class ScreenReader {
  /// Everything that was said, in order: elements when they receive the focus, and announcements when
  /// they are posted, even if later ones interrupt them.
  public var spoken: [String] { utterances.map(\.text) }

  /// Everything that was said, with its details.
  public private(set) var utterances: [Utterance] = []

  unowned let simulator: Simulator
  /// The element that has the focus, and where it is.
  var focus: Focus?
  /// The description of the element that has the focus, when it was last said.
  var lastDescription: String?
  /// The focus that the app requested during this turn.
  var pendingFocus: PendingFocus?
  private var isUpdating = false

  init(_ simulator: Simulator) {
    self.simulator = simulator
  }

  /// Returns what was said since the last call, and forgets it.
  ///
  /// - Returns: The texts, in order. ``spoken`` is empty then.
  public func takeSpoken() -> [String] {
    defer { utterances = [] }
    return spoken
  }

  // MARK: Elements

  /// The elements that can be reached now, in reading order.
  ///
  /// They are read line by line from the top, each line in the direction of reading, or in the order
  /// of `accessibilityElements`. The content of a scroll view, a bar, a group or a container with a
  /// type is read without interruption. Elements that a scroll view clips can be reached, rows of a
  /// list only once they have been created: ``next()`` scrolls on. Hidden elements cannot be reached,
  /// nor those outside a view that clips, in another element, or covered by a modal view.
  public var elements: [Element] {
    isOn ? afterDueWork { reachable.map { Element($0.object) } } : []
  }

  /// The element that has the focus; `nil` before the first command, and if there is no element.
  public var current: Element? {
    isOn ? afterDueWork { focus?.object.map(Element.init) } : nil
  }

  /// The view or element that has the focus.
  public var currentObject: UIResponder? {
    isOn ? afterDueWork { focus?.object } : nil
  }

  /// Runs the work that is due, such as layout, and returns a value with the phone's clock as the
  /// current one.
  func afterDueWork<Value>(_ value: () -> Value) -> Value {
    simulator.run {
      simulator.loop.turn()
      return value()
    }
  }

  var isOn: Bool { simulator.accessibility.isVoiceOverRunning }

  var reachable: [ReachableElement] { ElementFinder.elements(in: simulator.loop) }

  // MARK: Focus

  /// Moves the focus to an object and says it.
  func setFocus(_ object: UIResponder?) {
    let old = focus?.object
    guard object !== old else {
      focus = object.map { Focus($0) }
      return
    }
    let oldContainers = old.map(Self.namedContainers) ?? []
    focus = object.map { Focus($0) }
    old?.accessibilityElementDidLoseFocus()
    guard let object else { return }
    let entered = Self.namedContainers(of: object).filter { container in
      !oldContainers.contains { $0 === container }
    }
    let element = Element(object)
    lastDescription = element.description
    let names = entered.reversed().compactMap(\.accessibilityLabel)
    say((names + [element.description]).joined(separator: ", "), object.accessibilityLanguage)
    object.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [UIAccessibility.focusedElementUserInfoKey: object]
    info[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: object, userInfo: info)
  }

  /// Keeps the focus on its element, or moves it to the nearest one if the element disappeared.
  func updateFocus() {
    guard let focus, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    let elements = reachable
    if let object = focus.element(in: elements) {
      // A row is the same element even if another cell shows it.
      if object === focus.object { self.focus = Focus(object) } else { setFocus(object) }
    } else {
      setFocus(focus.nearest(in: elements))
    }
  }

  /// The containers with a type and a label around an object, innermost first.
  private static func namedContainers(of object: UIResponder) -> [UIResponder] {
    containers(of: object).dropFirst().filter {
      $0.accessibilityContainerType != .none && $0.accessibilityLabel != nil
    }
  }

  /// An object and the views and elements that contain it, innermost first.
  static func containers(of object: UIResponder) -> [UIResponder] {
    var containers: [UIResponder] = []
    var step: UIResponder? = object
    while let current = step {
      containers.append(current)
      if let view = current as? UIView { step = view.superview } else { step = current.next }
    }
    return containers
  }

  // MARK: Speech

  func say(
    _ text: String, _ language: String?, reason: Utterance.Reason = .element,
    isQueued: Bool = false, priority: UIAccessibilityPriority = .default
  ) {
    guard !text.isEmpty else { return }
    utterances.append(
      Utterance(
        text: text, reason: reason, isQueued: isQueued, priority: priority, language: language))
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
    if let storedScreenReader { return storedScreenReader }
    let reader = ScreenReader(self)
    storedScreenReader = reader
    loop.screenReader = reader
    accessibility.isVoiceOverRunning = true
    return reader
  }
}
