/// A story of the list. Any actor may create and read stories.
nonisolated struct Story: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
}

/// A part of the list of stories.
nonisolated struct StoryPage: Sendable {
  let stories: [Story]
  /// Whether there are stories after these.
  let hasMore: Bool
}

/// The reason why stories could not be loaded.
nonisolated enum StoryError: Error {
  case unreachable
}

/// A source of stories. It may be isolated to any actor.
nonisolated protocol StorySource: Sendable {
  /// Returns the stories that follow the first `count` stories.
  func page(after count: Int) async throws -> StoryPage
}
