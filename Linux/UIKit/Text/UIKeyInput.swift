public import Foundation

/// A responder with settings for the entry of text. In UIKit, all of its members are optional. They
/// are absent here, because there is no keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// A responder that text can be entered into, such as a text view. This module has no such class.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts a character at the cursor.
  func insertText(_ text: String)
  /// Deletes the character before the cursor.
  func deleteBackward()
}
