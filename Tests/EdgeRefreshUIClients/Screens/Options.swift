import EdgeRefreshUI
import SwiftUI

/// Every parameter of every modifier that has a closure, and options of all controls and of some.
struct AllOptions: View {
  @StateObject private var model = FeedModel()
  var isOnline = true

  var body: some View {
    VStack {
      vertical
      horizontal
      automatic
    }
    .refreshOptions {
      $0.showsFailure = true
      $0.timeoutDuration = 30
    }
  }

  private var vertical: some View {
    List(model.posts) { PostRow($0) }
      .refreshHeader(isEnabled: isOnline) { try await model.reload() }
      .refreshFooter(.pulled, isEnabled: isOnline) { try await model.loadNext() }
      .refreshOptions(for: .top, .bottom) {
        $0.beginsAtThreshold = true
        $0.playsHapticFeedback = true
        $0.minimumVisibleDuration = 0.5
        $0.resultDuration = 1
      }
      .refreshOptions(for: .bottom) { $0.footer.hidesWhenContentFits = true }
  }

  private var horizontal: some View {
    ScrollView(.horizontal) {
      LazyHStack { ForEach(model.posts) { PostRow($0) } }
    }
    .refreshLeader(isEnabled: isOnline) { try await model.reload() }
    .refreshTrailer(.automatic, isEnabled: isOnline) { try await model.loadNext() }
    .refreshOptions(for: .trailing) { $0.loading.prefetchDistance = .controlLengths(2) }
  }

  private var automatic: some View {
    VStack {
      ScrollView { Text("Messages") }
        .refreshHeader(.automatic, isEnabled: isOnline) { try await model.loadNext() }
        .refreshOptions(for: .top) {
          $0.loading.keepsEndVisible = true
          $0.loading.prefetchDistance = .points(400)
        }
      ScrollView(.horizontal) { Text("Days") }
        .refreshLeader(.automatic, isEnabled: isOnline) { try await model.loadNext() }
        .refreshOptions(for: .leading) { $0.loading.keepsVisibleContentInPlace = false }
    }
  }
}

/// Every parameter of every modifier that has a binding, and options that depend on a value.
struct AllPhases: View {
  @State private var phase = RefreshPhase.idle
  var resultDuration = 1.0

  var body: some View {
    VStack {
      List(0..<20, id: \.self) { Text("\($0)") }
        .refreshHeader(phase: $phase, isEnabled: true)
        .refreshFooter(.pulled, phase: $phase, isEnabled: true)
      ScrollView(.horizontal) { Text("Tiles") }
        .refreshLeader(phase: $phase, isEnabled: true)
        .refreshTrailer(.automatic, phase: $phase, isEnabled: true)
      ScrollView { Text("Messages") }
        .refreshHeader(.automatic, phase: $phase, isEnabled: true)
      ScrollView(.horizontal) { Text("Days") }
        .refreshLeader(.automatic, phase: $phase, isEnabled: true)
    }
    .refreshOptions { $0.resultDuration = resultDuration }
    .refreshOptions(for: .top) { [resultDuration] in $0.minimumVisibleDuration = resultDuration }
  }
}
