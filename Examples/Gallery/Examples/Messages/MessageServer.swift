public import Foundation
internal import UIKit

/// A server that takes a second and a half to answer, as the examples' lists ask one for messages.
@MainActor public final class MessageServer {
  /// Runs a block so many seconds later.
  public typealias Delay =
    @MainActor (TimeInterval, @escaping @MainActor @Sendable () -> Void) -> Void

  /// That the server could not be reached.
  struct Unreachable: Error {}

  /// How long an answer takes, in seconds.
  static let answerTime: TimeInterval = 1.5

  private let delay: Delay
  private var newsCount = 0
  private var olderCount = 0

  /// A server on a clock.
  ///
  /// - Parameter delay: Who waits for the answer; without it the main queue of the system.
  public init(delay: Delay? = nil) {
    self.delay =
      delay ?? { seconds, block in
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
          MainActor.assumeIsolated { block() }
        }
      }
  }

  /// Asks for news and is called back on the main queue with what arrived, the newest first.
  func news(_ completion: @escaping @MainActor @Sendable ([Message]) -> Void) {
    delay(Self.answerTime) { completion(self.nextNews()) }
  }

  /// Asks for older messages and is called back on the main queue; none are left after the third time.
  func older(_ completion: @escaping @MainActor @Sendable ([Message]) -> Void) {
    delay(Self.answerTime) { completion(self.nextOlder()) }
  }

  /// Asks for news and waits for them.
  func news() async -> [Message] {
    await withCheckedContinuation { continuation in
      news { continuation.resume(returning: $0) }
    }
  }

  /// Asks for older messages and waits for them.
  func older() async -> [Message] {
    await withCheckedContinuation { continuation in
      older { continuation.resume(returning: $0) }
    }
  }

  /// Asks a server that does not answer.
  func unreachableNews() async throws -> [Message] {
    _ = await news()
    throw Unreachable()
  }

  private func nextNews() -> [Message] {
    defer { newsCount += 2 }
    return (0..<2).map { Message.arriving[(newsCount + $0) % Message.arriving.count] }
  }

  private func nextOlder() -> [Message] {
    defer { olderCount += 4 }
    return Array(Message.older.dropFirst(olderCount).prefix(4))
  }
}
