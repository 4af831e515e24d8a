// The part of The Composable Architecture 1.25.5 that the article *Recipes* uses.

struct StoreTask: Sendable {
  let rawValue: Task<Void, Never>?

  /// Waits for the effect, and cancels it if the waiting task is canceled.
  func finish() async {
    await withTaskCancellationHandler {
      await rawValue?.value
    } onCancel: {
      rawValue?.cancel()
    }
  }
}

/// The library has reducers with a macro, and states with another one.
@MainActor @dynamicMemberLookup
final class Store<State, Action: Sendable> {
  typealias Effect = @MainActor () async -> Action?

  private var state: State
  private let reduce: (inout State, Action) -> Effect?

  init(initialState: State, reduce: @escaping (inout State, Action) -> Effect?) {
    state = initialState
    self.reduce = reduce
  }

  subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }

  @discardableResult
  func send(_ action: Action) -> StoreTask {
    guard let effect = reduce(&state, action) else { return StoreTask(rawValue: nil) }
    return StoreTask(
      rawValue: Task {
        if let answer = await effect() { await send(answer).finish() }
      })
  }
}
