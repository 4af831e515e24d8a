import Foundation
import UIKit

/// Which of the texts that a screen reader says are heard to their end.
///
/// The rules follow Apple's documentation of `UIAccessibilityPriority` and of the attribute for
/// queueing. A text interrupts what is being said, except that
/// - a queued text and one of low priority wait for it,
/// - an announcement of high priority cannot be interrupted after it starts.
///
/// Apple does not say what happens to texts that wait. Reports about apps on devices say that they
/// may be lost, so that is assumed: a later text removes those of low priority, and one that is not
/// queued removes all.
struct Speech {
  /// The number of characters that are said in a second: about 180 words in a minute. The rate of a
  /// device is a setting of its user.
  static let charactersPerSecond = 15.0

  /// What was said to its end, in order.
  var heard: [ScreenReader.Utterance] = []
  private var current: (utterance: ScreenReader.Utterance, end: TimeInterval)?
  private var waiting: [ScreenReader.Utterance] = []

  /// Whether something is being said.
  var isSpeaking: Bool { current != nil }

  /// When the text that is being said ends, in seconds; `nil` if nothing is being said.
  var end: TimeInterval? { current?.end }

  /// Says a text at a time, in seconds, which is not before that of the last call.
  mutating func say(_ utterance: ScreenReader.Utterance, at time: TimeInterval) {
    advance(to: time)
    waiting.removeAll { $0.priority == .low || !utterance.isQueued }
    if let current, utterance.isQueued || current.utterance.priority == .high {
      waiting.append(utterance)
    } else {
      start(utterance, at: time)
    }
  }

  /// Ends the texts whose time is over, and starts those that have waited for them.
  mutating func advance(to time: TimeInterval) {
    while let (utterance, end) = current, end <= time {
      heard.append(utterance)
      current = nil
      if !waiting.isEmpty { start(waiting.removeFirst(), at: end) }
    }
  }

  private mutating func start(_ utterance: ScreenReader.Utterance, at time: TimeInterval) {
    current = (utterance, time + Double(utterance.text.count) / Self.charactersPerSecond)
  }
}
