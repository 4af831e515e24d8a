public import Foundation
internal import UIKit

/// A server that takes a second and a half to answer, as the examples' lists ask one for news.
@MainActor public final class MessageServer {
  /// Runs a block so many seconds later.
  public typealias Delay =
    @MainActor (TimeInterval, @escaping @MainActor @Sendable () -> Void) -> Void

  /// How long an answer takes, in seconds.
  static let answerTime: TimeInterval = 1.5

  private let delay: Delay
  private var answers = 0

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

  /// Asks for news and is called back on the main queue.
  ///
  /// - Parameter completion: Receives what arrived, the newest first.
  func news(_ completion: @escaping @MainActor @Sendable ([Message]) -> Void) {
    delay(Self.answerTime) { completion(self.answer()) }
  }

  /// Asks for news and waits for them.
  ///
  /// - Returns: What arrived, the newest first.
  func news() async -> [Message] {
    await withCheckedContinuation { continuation in
      news { continuation.resume(returning: $0) }
    }
  }

  private func answer() -> [Message] {
    defer { answers += 1 }
    let count = Message.arriving.count
    return (0..<2).map { Message.arriving[(answers * 2 + $0) % count] }
  }
}
