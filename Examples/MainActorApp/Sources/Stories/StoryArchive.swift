/// A source of numbered stories, which is an actor itself.
actor StoryArchive: StorySource {
  private let count: Int
  private let pageLength: Int
  private var isReachable = true
  private(set) var requestCount = 0

  /// Creates an archive of `count` stories.
  init(count: Int, pageLength: Int = 20) {
    self.count = count
    self.pageLength = pageLength
  }

  /// Connects or disconnects the archive. While it is disconnected, each request fails.
  func setReachable(_ isReachable: Bool) {
    self.isReachable = isReachable
  }

  func page(after start: Int) async throws -> StoryPage {
    requestCount += 1
    guard isReachable else { throw StoryError.unreachable }
    let end = min(start + pageLength, count)
    let stories = await Self.makeStories(start..<end)
    return StoryPage(stories: stories, hasMore: end < count)
  }

  /// Creates stories on the concurrent executor, where long work belongs.
  @concurrent private static func makeStories(_ numbers: Range<Int>) async -> [Story] {
    numbers.map { Story(id: $0, title: "Story \($0 + 1)") }
  }
}
