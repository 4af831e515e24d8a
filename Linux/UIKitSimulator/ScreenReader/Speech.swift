import Foundation
import UIKit

/// Determines which texts of a screen reader are heard to the end.
///
/// The rules follow Apple's documentation of `UIAccessibilityPriority` and of the attribute for
/// queueing. A text interrupts the current one, with two exceptions:
/// - A text that is queued or has a low priority waits until the current one ends.
/// - An announcement of high priority cannot be interrupted after it starts.
///
/// Apple does not document what happens to texts that wait. According to reports about apps on
/// devices, they may be lost. The assumption here is that a later text removes waiting ones of low
/// priority, and that a text that is not queued removes all waiting ones.
struct Speech {
  /// The number of characters that are said per second, which is about 180 words per minute. On a
  /// device, the user chooses the rate.
  static let charactersPerSecond = 15.0

  /// The texts that were heard to the end, in order.
  var heard: [ScreenReader.Utterance] = []
  private var current: (utterance: ScreenReader.Utterance, end: TimeInterval)?
  private var waiting: [ScreenReader.Utterance] = []

  /// Whether something is being said.
  var isSpeaking: Bool { current != nil }

  /// When the text that is being said ends, in seconds; `nil` if nothing is being said.
  var end: TimeInterval? { current?.end }

  /// Says a text at a time in seconds. The time must not be earlier than in the previous call.
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
