import EdgeRefreshUI
import SwiftUI

/// Every parameter of every modifier that has a closure.
struct AllOptions: View {
  @StateObject private var model = FeedModel()
  var isOnline = true

  var body: some View {
    VStack {
      vertical
      horizontal
      automatic
    }
  }

  private var vertical: some View {
    List(model.posts) { PostRow($0) }
      .refreshHeader(
        isEnabled: isOnline, beginsAtThreshold: true, hapticFeedback: .system,
        minimumVisibleDuration: 0.5, resultDuration: 1, showsFailure: true, timeoutDuration: 30
      ) {
        try await model.reload()
      }
      .refreshFooter(
        .pulled, isEnabled: isOnline, beginsAtThreshold: false, hapticFeedback: .off,
        minimumVisibleDuration: 0, resultDuration: 0.5, showsFailure: true, timeoutDuration: 10,
        prefetchDistance: .items(5), hidesWhenContentFits: true
      ) {
        try await model.loadNext()
      }
  }

  private var horizontal: some View {
    ScrollView(.horizontal) {
      LazyHStack { ForEach(model.posts) { PostRow($0) } }
    }
    .refreshLeader(
      isEnabled: isOnline, beginsAtThreshold: nil, hapticFeedback: nil,
      minimumVisibleDuration: nil, resultDuration: nil, showsFailure: nil, timeoutDuration: nil
    ) {
      try await model.reload()
    }
    .refreshTrailer(
      .automatic, isEnabled: isOnline, beginsAtThreshold: true, hapticFeedback: .system,
      minimumVisibleDuration: 0.3, resultDuration: 1, showsFailure: true, timeoutDuration: 20,
      prefetchDistance: .controlLengths(2)
    ) {
      try await model.loadNext()
    }
  }

  private var automatic: some View {
    VStack {
      ScrollView { Text("Messages") }
        .autoHeader(
          isEnabled: isOnline, keepsVisibleContentInPlace: true, showsFailure: true,
          timeoutDuration: 20, prefetchDistance: .points(400)
        ) {
          try await model.loadNext()
        }
      ScrollView(.horizontal) { Text("Days") }
        .autoLeader(
          isEnabled: isOnline, keepsVisibleContentInPlace: false, showsFailure: false,
          timeoutDuration: 20, prefetchDistance: .screens(0.5)
        ) {
          try await model.loadNext()
        }
    }
  }
}

/// Every parameter of every modifier that has a binding.
struct AllPhases: View {
  @State private var phase = RefreshPhase.idle

  var body: some View {
    VStack {
      List(0..<20, id: \.self) { Text("\($0)") }
        .refreshHeader(
          phase: $phase, isEnabled: true, beginsAtThreshold: true, hapticFeedback: .system,
          minimumVisibleDuration: 0.5, resultDuration: 1, showsFailure: true, timeoutDuration: 30
        )
        .refreshFooter(
          .pulled, phase: $phase, isEnabled: true, beginsAtThreshold: true,
          hapticFeedback: .system, minimumVisibleDuration: 0.5, resultDuration: 1,
          showsFailure: true, timeoutDuration: 30, prefetchDistance: .screens(1),
          hidesWhenContentFits: true)
      ScrollView(.horizontal) { Text("Tiles") }
        .refreshLeader(
          phase: $phase, isEnabled: true, beginsAtThreshold: true, hapticFeedback: .system,
          minimumVisibleDuration: 0.5, resultDuration: 1, showsFailure: true, timeoutDuration: 30
        )
        .refreshTrailer(
          .automatic, phase: $phase, isEnabled: true, beginsAtThreshold: true,
          hapticFeedback: .system, minimumVisibleDuration: 0.5, resultDuration: 1,
          showsFailure: true, timeoutDuration: 30, prefetchDistance: .screens(1))
      ScrollView { Text("Messages") }
        .autoHeader(
          phase: $phase, isEnabled: true, keepsVisibleContentInPlace: true, showsFailure: true,
          timeoutDuration: 30, prefetchDistance: .points(100))
      ScrollView(.horizontal) { Text("Days") }
        .autoLeader(
          phase: $phase, isEnabled: true, keepsVisibleContentInPlace: true, showsFailure: true,
          timeoutDuration: 30, prefetchDistance: .points(100))
    }
  }
}
