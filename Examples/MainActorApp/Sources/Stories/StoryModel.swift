import EdgeRefresh
import Observation

/// The stories that have been loaded so far.
@Observable
final class StoryModel {
  private(set) var stories: [Story] = []
  /// The error of the last load, if it failed.
  private(set) var error: (any Error)?
  private let source: any StorySource

  init(source: any StorySource) {
    self.source = source
  }

  /// Replaces the stories with the newest ones.
  func reload() async throws {
    stories = try await load(after: 0).stories
  }

  /// Appends older stories.
  func loadMore() async throws -> LoadMoreResult {
    let page = try await load(after: stories.count)
    stories += page.stories
    return page.hasMore ? .more : .noMoreData
  }

  private func load(after count: Int) async throws -> StoryPage {
    do {
      let page = try await source.page(after: count)
      error = nil
      return page
    } catch {
      self.error = error
      throw error
    }
  }
}

// The feature InferIsolatedConformances isolates these conformances to the main actor.
extension StoryModel: Equatable, CustomStringConvertible {
  var description: String { "\(stories.count) stories" }

  static func == (left: StoryModel, right: StoryModel) -> Bool { left.stories == right.stories }
}
