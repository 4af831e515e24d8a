/// The result of a footer's async handler.
public enum LoadMoreResult: LoadMoreAnswer {
  /// There may be more data.
  case more
  /// There is no more data.
  case noMoreData
}

/// The types that a footer's async handler may return. Only ``LoadMoreResult`` conforms to it.
///
/// In Swift, a closure that consists of one call can ignore the call's result. Because of this
/// protocol, the compiler prefers the handler that returns the result.
public protocol LoadMoreAnswer: Sendable {}
