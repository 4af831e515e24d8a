internal import EdgeRefreshUI
internal import SwiftUI

/// A list without content: its first load is in progress, has failed, or has found nothing. A pull
/// loads again.
struct FirstLoadScreen: View {
  private enum Answer: String, CaseIterable {
    case failure = "Offline"
    case nothing = "Nothing"
    case messages = "Messages"
  }

  let server: MessageServer
  @State private var answer = Answer.failure
  @State private var messages: [Message] = []
  @State private var text = "Loading"

  var body: some View {
    VStack(spacing: 0) {
      buttons
      Divider()
      List(Array(messages.enumerated()), id: \.offset) { MessageRow(message: $0.element) }
        .listStyle(.plain)
        .overlay {
          if messages.isEmpty { Text(text).font(.headline).allowsHitTesting(false) }
        }
        .refreshHeader { try await load() }
        .onRefreshError { _ in text = "The server cannot be reached" }
        .task {
          do {
            try await load()
          } catch {
            text = "The server cannot be reached"
          }
        }
    }
  }

  private func load() async throws {
    switch answer {
    case .failure:
      messages = []
      _ = try await server.unreachableNews()
    case .nothing:
      _ = await server.news()
      messages = []
      text = "No messages"
    case .messages:
      messages = await server.news()
    }
  }

  private var buttons: some View {
    HStack {
      ForEach(Answer.allCases, id: \.self) { other in
        Button(other.rawValue) { answer = other }
          .font(other == answer ? .headline : .body)
          .frame(maxWidth: .infinity)
          .accessibilityValue(other == answer ? "selected" : "")
      }
    }
    .padding()
  }
}
