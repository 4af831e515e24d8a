public import Foundation
public import UIKit

extension ScreenReader {
  /// What a screen reader says about an element.
  public struct Element: Equatable, CustomStringConvertible, Sendable {
    /// The label, which identifies the element.
    public let label: String?
    /// The value, in words: "on" or "off" for a switch.
    public let value: String?
    /// The hint, which describes what the element does. It is not part of the description.
    public let hint: String?
    /// The traits.
    public let traits: UIAccessibilityTraits
    /// The identifier for tests.
    public let identifier: String?
    /// The frame in the coordinates of the screen, in points.
    public let frame: CGRect

    /// The label, the value and the traits, separated by commas, as they are spoken: for example
    /// "Wi-Fi, on, switch button".
    ///
    /// The words for traits are, in this order, "selected", "dimmed" for a disabled element,
    /// "switch button" or "button", "link", "search field", "image" and "heading".
    public var description: String {
      ([label, value].compactMap(\.self).filter { !$0.isEmpty } + traitWords)
        .joined(separator: ", ")
    }

    @MainActor init(_ object: UIResponder) {
      label = object.accessibilityLabel
      hint = object.accessibilityHint
      traits = object.accessibilityTraits
      frame = object.accessibilityFrame
      value = Self.spokenValue(object.accessibilityValue, traits)
      identifier =
        (object as? UIView)?.accessibilityIdentifier
        ?? (object as? UIAccessibilityElement)?.accessibilityIdentifier
    }

    /// A switch has the value "1" or "0", which is spoken as a word.
    private static func spokenValue(_ value: String?, _ traits: UIAccessibilityTraits) -> String? {
      guard traits.contains(.toggleButton) else { return value }
      return switch value {
      case "1": "on"
      case "0": "off"
      default: value
      }
    }

    private var traitWords: [String] {
      let words: [(UIAccessibilityTraits, String)] = [
        (.selected, "selected"), (.notEnabled, "dimmed"), (.toggleButton, "switch button"),
        (.button, "button"), (.link, "link"), (.searchField, "search field"), (.image, "image"),
        (.header, "heading"),
      ]
      let isSwitch = traits.contains(.toggleButton)
      return words.filter { traits.contains($0.0) && !(isSwitch && $0.0 == .button) }.map(\.1)
    }
  }

  /// Something that the screen reader said.
  public struct Utterance: Equatable, CustomStringConvertible, Sendable {
    /// Why something is said.
    public enum Reason: Equatable, Sendable {
      /// An element received the focus, or its value changed while it had the focus.
      case element
      /// The app posted an announcement, or a string with another notification.
      case announcement
    }

    /// The text.
    public let text: String
    /// The reason.
    public let reason: Reason
    /// Whether the text waits until the current speech ends, instead of interrupting it. An
    /// announcement waits if it is queued by an attribute or has a low priority.
    public let isQueued: Bool
    /// The priority of an announcement.
    public let priority: UIAccessibilityPriority
    /// The language as a BCP 47 tag; `nil` for the language of the user.
    public let language: String?

    /// The text.
    public var description: String { text }
  }
}
