public import Foundation
internal import UIKit

/// A simulated server that returns messages after 1.5 seconds.
@MainActor public final class MessageServer {
  /// A function that runs a block after a delay in seconds.
  public typealias Delay =
    @MainActor (TimeInterval, @escaping @MainActor @Sendable () -> Void) -> Void

  /// The error for a server that cannot be reached.
  struct Unreachable: Error {}

  /// The time until a response, in seconds.
  static let responseTime: TimeInterval = 1.5

  /// Runs a block after a delay.
  let delay: Delay
  private var newsCount = 0
  private var olderCount = 0

  /// Creates a server.
  ///
  /// - Parameter delay: A function that delays the responses. Default: one that uses the main
  ///   dispatch queue.
  public init(delay: Delay? = nil) {
    self.delay =
      delay ?? { seconds, block in
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
          MainActor.assumeIsolated { block() }
        }
      }
  }

  /// Requests new messages. Calls the completion on the main actor with the messages, newest first.
  func news(_ completion: @escaping @MainActor @Sendable ([Message]) -> Void) {
    delay(Self.responseTime) { completion(self.nextNews()) }
  }

  /// Requests older messages. Calls the completion on the main actor with the messages, newest
  /// first. There are none after the third request.
  func older(_ completion: @escaping @MainActor @Sendable ([Message]) -> Void) {
    delay(Self.responseTime) { completion(self.nextOlder()) }
  }

  /// Requests new messages.
  func news() async -> [Message] {
    await withCheckedContinuation { continuation in
      news { continuation.resume(returning: $0) }
    }
  }

  /// Requests older messages.
  func older() async -> [Message] {
    await withCheckedContinuation { continuation in
      older { continuation.resume(returning: $0) }
    }
  }

  /// Requests new messages from a server that cannot be reached. Always throws.
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
