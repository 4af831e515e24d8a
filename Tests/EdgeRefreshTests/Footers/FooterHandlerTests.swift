import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct FooterHandlerTests {
  let screen = Screen()

  private func load() async throws {}
  private func hasMore() async throws -> Bool { false }
  private func next() async throws -> LoadMoreResult { .noMoreData }
  private func reload() {}

  private func state(after footer: AutoFooter) async -> RefreshState {
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing()
    _ = await settle { !footer.isRefreshing }
    return footer.state
  }

  @Test func `a handler of several statements without a result leaves the footer idle`() async {
    let footer = AutoNormalFooter {
      try await load()
      reload()
    }
    #expect(await state(after: footer) == .idle)
    #expect(await state(after: AutoNormalFooter { try await load() }) == .idle)
  }

  @Test func `the result of a handler is used however the handler is written`() async {
    let footers = [
      AutoNormalFooter { try await next() },
      AutoNormalFooter { try await hasMore() ? .more : .noMoreData },
      AutoNormalFooter {
        try await load()
        return try await next()
      },
      AutoNormalFooter {
        guard try await hasMore() else { return .noMoreData }
        return .more
      },
      AutoNormalFooter(handler: next),
    ]
    for footer in footers { #expect(await state(after: footer) == .noMoreData) }
  }
}
