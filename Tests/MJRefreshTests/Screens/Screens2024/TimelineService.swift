/// An article of the timeline.
struct Article: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
}

/// Some articles, and the cursor of the next ones.
struct TimelinePage: Sendable {
  var articles: [Article]
  var next: Int?
}

/// The reason why the articles could not be loaded.
enum TimelineError: Error, Equatable {
  case offline
  case server(status: Int)
  case cancelled

  var message: String {
    switch self {
    case .offline: "You are offline. Tap to try again."
    case .server(let status): "The server is busy (\(status)). Tap to try again."
    case .cancelled: ""
    }
  }
}

/// The source of the articles. A function of a canceled task throws ``TimelineError/cancelled``.
protocol TimelineService: Sendable {
  func page(after cursor: Int?) async throws(TimelineError) -> TimelinePage
}
