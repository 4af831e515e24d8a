internal import EdgeRefreshUI
internal import SwiftUI

/// Cards of different heights in a lazy stack, and the number of loads, which all fail.
struct FailingCardsScreen: View {
  let server: MessageServer
  @State private var count = 0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(0..<60, id: \.self) { number in
          Text("Card \(number)")
            .frame(height: CGFloat(60 + number * 37 % 200))
            .background { RoundedBackground(color: .secondarySystemBackground, radius: 14) }
        }
      }
    }
    .refreshFooter { try await load() }
    .safeAreaInset(edge: .top) { Text("\(count) loads") }
  }

  private func load() async throws -> LoadMoreResult {
    count += 1
    _ = try await server.unreachableNews()
    return .more
  }
}
