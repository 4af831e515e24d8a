#if !canImport(Combine)
  import Dispatch

  // The part of Combine that the article *Recipes* uses.

  enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  final class AnyCancellable: Hashable {
    private let action: () -> Void

    init(_ cancel: @escaping () -> Void) { action = cancel }

    deinit { action() }

    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Combine has subscribers instead of closures.
    func subscribe(
      onOutput: @escaping (Output) -> Void, onCompletion: @escaping (Completion<Failure>) -> Void
    ) -> AnyCancellable
  }

  extension Publisher {
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(publisher: self) }

    /// Combine delivers the values on the queue. All tests are on the main actor already.
    func receive(on queue: DispatchQueue) -> Self { self }
  }

  extension Publisher where Output: Sendable {
    var values: AsyncThrowingStream<Output, any Error> {
      AsyncThrowingStream { continuation in
        let subscription = subscribe(
          onOutput: { continuation.yield($0) },
          onCompletion: { completion in
            switch completion {
            case .finished: continuation.finish()
            case .failure(let error): continuation.finish(throwing: error)
            }
          })
        // The closure may run on any thread, but it only keeps the subscription until then.
        nonisolated(unsafe) let retained = subscription
        continuation.onTermination = { _ in withExtendedLifetime(retained) {} }
      }
    }
  }

  extension Publisher where Failure == Never {
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      subscribe(onOutput: receiveValue, onCompletion: { _ in })
    }
  }

  struct AnyPublisher<Output, Failure: Error>: Publisher {
    fileprivate let publisher: any Publisher<Output, Failure>

    func subscribe(
      onOutput: @escaping (Output) -> Void, onCompletion: @escaping (Completion<Failure>) -> Void
    ) -> AnyCancellable {
      publisher.subscribe(onOutput: onOutput, onCompletion: onCompletion)
    }
  }

  final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private struct Subscriber {
      let onOutput: (Output) -> Void
      let onCompletion: (Completion<Failure>) -> Void
    }

    private var subscribers: [ObjectIdentifier: Subscriber] = [:]
    var isSubscribed: Bool { !subscribers.isEmpty }
    private final class Key {}

    func subscribe(
      onOutput: @escaping (Output) -> Void, onCompletion: @escaping (Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let key = Key()
      subscribers[ObjectIdentifier(key)] = Subscriber(
        onOutput: onOutput, onCompletion: onCompletion)
      return AnyCancellable { self.subscribers[ObjectIdentifier(key)] = nil }
    }

    func send(_ output: Output) {
      for subscriber in subscribers.values { subscriber.onOutput(output) }
    }

    func send(completion: Completion<Failure>) {
      for subscriber in subscribers.values { subscriber.onCompletion(completion) }
    }
  }
#endif
