internal import EdgeRefreshUI
internal import SwiftUI

/// A ring of strokes that fills with the pull, a spinner during the refresh, and then the result.
/// Its length fits the content in each state and at each text size.
struct RingStyle: RefreshStyle {
  private static let strokes = 12

  @Environment(\.ringColor) private var color
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var isExplained = false

  func makeBody(configuration: Configuration) -> some View {
    Group {
      if configuration.error != nil {
        HStack {
          Button(isExplained ? "The server cannot be reached" : "Why?") { isExplained.toggle() }
          Button("Try again") { configuration.retry() }
        }
      } else if configuration.outcome != nil {
        Label("Up to date", systemImage: "checkmark")
      } else if configuration.isActive {
        ProgressView()
      } else {
        ring(filled: reducesMotion ? 1 : Double(configuration.progress))
      }
    }
    .font(.footnote)
    .frame(minHeight: 32)
    .padding(.vertical)
  }

  private func ring(filled: Double) -> some View {
    ZStack {
      ForEach(0..<Self.strokes, id: \.self) { stroke in
        color
          .opacity(Double(stroke) < filled * Double(Self.strokes) ? 1 : 0.2)
          .frame(width: 3, height: 8)
          .offset(y: -12)
          .rotationEffect(.degrees(360 * Double(stroke) / Double(Self.strokes)))
      }
    }
    .accessibilityHidden(true)
  }
}

private struct RingColorKey: EnvironmentKey {
  static let defaultValue = Color.orange
}

extension EnvironmentValues {
  /// The color of rings.
  var ringColor: Color {
    get { self[RingColorKey.self] }
    set { self[RingColorKey.self] = newValue }
  }
}
