internal import EdgeRefreshUI
internal import SwiftUI

/// A list whose footer is controlled by a phase. The buttons set it, too.
struct PhaseScreen: View {
  @StateObject private var model: MessageModel
  @State private var phase = RefreshPhase.idle
  @State private var isOnline = false

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: MessageModel(server: server))
  }

  var body: some View {
    VStack(spacing: 0) {
      List(model.items) { MessageRow(message: $0.message) }
        .listStyle(.plain)
        .refreshFooter(phase: $phase)
        .refreshOptions(for: .bottom) { $0.showsFailure = true }
        .task(id: phase) { await loadIfNeeded() }
      Divider()
      buttons
    }
  }

  private var buttons: some View {
    VStack {
      Text("Phase: \(name)").font(.headline)
      Toggle("Online", isOn: $isOnline)
      HStack {
        Button(phase == .failed ? "Retry" : "Load") { phase = .loading }
          .disabled(phase == .loading)
        Spacer()
        Button("Reset") { phase = .idle }
          .disabled(phase == .idle)
      }
    }
    .padding()
  }

  private func loadIfNeeded() async {
    guard phase == .loading else { return }
    do {
      if !isOnline { _ = try await model.server.unreachableNews() }
      phase = try await model.loadMore() == .more ? .idle : .noMoreData
    } catch is CancellationError {
      // The phase has been set to another value.
    } catch {
      // The error may come after the phase was set to another value.
      if !Task.isCancelled { phase = .failed }
    }
  }

  private var name: String {
    switch phase {
    case .idle: "idle"
    case .loading: "loading"
    case .failed: "failed"
    case .noMoreData: "no more data"
    }
  }
}
