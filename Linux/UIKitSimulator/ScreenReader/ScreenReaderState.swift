import Foundation
import UIKit

/// The state of a screen reader: its focus and what it said.
@MainActor final class ScreenReaderState {
  /// Everything that was said, in order.
  var utterances: [ScreenReader.Utterance] = []
  /// Which of the utterances are heard.
  private var currentSpeech = Speech()
  /// The element that has the focus, and where it is.
  var focus: Focus?
  /// The description of the element that has the focus, as it was last read.
  var lastDescription: String?
  /// Whether an element has had the focus.
  private(set) var hasStarted = false
  /// The element that was activated during this turn.
  weak var activated: UIResponder?
  /// The focus that the app requested during this turn.
  var pendingFocus: PendingFocus?

  private let loop: MainLoop
  private var isUpdating = false

  init(_ loop: MainLoop) {
    self.loop = loop
  }

  /// Whether VoiceOver is running.
  var isOn: Bool { loop.accessibilitySettings.contains(.voiceOver) }

  var reachable: [ReachableElement] { ElementFinder.elements(in: loop) }

  // MARK: Focus

  /// Moves the focus to an object and reads it.
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
    hasStarted = true
    let entered = Self.namedContainers(of: object).filter { container in
      !oldContainers.contains { $0 === container }
    }
    let element = ScreenReader.Element(object)
    lastDescription = element.description
    let names = entered.reversed().compactMap(\.accessibilityLabel)
    say((names + [element.description]).joined(separator: ", "), object.accessibilityLanguage)
    object.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [UIAccessibility.focusedElementUserInfoKey: object]
    info[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: object, userInfo: info)
  }

  /// Keeps the focus on its element, or removes the focus if the element has disappeared.
  func updateFocus() {
    guard let focus, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    if let object = focus.element(in: loop) {
      // A row is the same element even if another cell shows it.
      if object === focus.object { self.focus = Focus(object) } else { setFocus(object) }
    } else {
      setFocus(nil)
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
    _ text: String, _ language: String?, reason: ScreenReader.Utterance.Reason = .element,
    isQueued: Bool = false, priority: UIAccessibilityPriority = .default
  ) {
    guard !text.isEmpty else { return }
    let utterance = ScreenReader.Utterance(
      text: text, reason: reason, isQueued: isQueued, priority: priority, language: language)
    utterances.append(utterance)
    currentSpeech.say(utterance, at: loop.now)
  }

  /// What has been heard so far.
  var speech: Speech {
    get {
      currentSpeech.advance(to: loop.now)
      return currentSpeech
    }
    set { currentSpeech = newValue }
  }
}
