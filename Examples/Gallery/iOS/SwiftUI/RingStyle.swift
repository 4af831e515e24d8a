internal import EdgeRefreshUI
internal import SwiftUI

/// A ring of strokes that fills with the pull, a spinner during the refresh, and then the result.
struct RingStyle: RefreshStyle {
  private static let strokes = 12

  var color = Color.orange
  var length: CGFloat? { 64 }

  func makeBody(configuration: Configuration) -> some View {
    if let outcome = configuration.outcome {
      Label(
        outcome.isSuccess ? "Up to date" : "Not available",
        systemImage: outcome.isSuccess ? "checkmark" : "exclamationmark.triangle"
      )
      .font(.footnote)
    } else if configuration.isActive {
      ProgressView()
    } else {
      ring(filled: Double(configuration.progress))
    }
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
