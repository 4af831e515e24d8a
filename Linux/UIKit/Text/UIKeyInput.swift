public import Foundation

/// A responder with settings for the entry of text. In UIKit, all of its members are optional; the
/// stand-in has no keyboard, so none of them exists.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// A responder that text can be entered into, such as a text view. The stand-in itself has none.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts a character at the cursor.
  func insertText(_ text: String)
  /// Deletes the character before the cursor.
  func deleteBackward()
}
