#if canImport(SwiftUI)
  import Combine
  import EdgeRefreshControls
  import SwiftUI
  import UIKit

  /// Adds a control to the scroll view that the modified view is, contains or is part of.
  struct RefreshModifier: ViewModifier {
    private let edge: RefreshEdge
    private let isAutomatic: Bool
    private let isEnabled: Bool
    private let source: RefreshSource
    @StateObject private var coordinator = RefreshCoordinator()

    nonisolated init(
      edge: RefreshEdge, isAutomatic: Bool, isEnabled: Bool, source: RefreshSource
    ) {
      self.edge = edge
      self.isAutomatic = isAutomatic
      self.isEnabled = isEnabled
      self.source = source
    }

    func body(content: Content) -> some View {
      content
        // SwiftUI may call it on any thread.
        .transformEnvironment(\.refreshControls) { @Sendable [coordinator, edge] in
          $0.add(coordinator, at: edge)
        }
        // An overlay, because UIKit finds the scroll view of a navigation bar or tab bar by the
        // first subviews. A marker in the background would be one of them.
        .overlay {
          RefreshMarker(coordinator: coordinator, request: request)
            // Without it, the overlay would take the touches:
            // https://github.com/623637646/ImpressionKit/pull/10
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    private var request: RefreshRequest {
      RefreshRequest(edge: edge, isAutomatic: isAutomatic, isEnabled: isEnabled, source: source)
    }
  }

  /// Adds a control whose refresh is controlled by a binding.
  struct RefreshPhaseModifier: ViewModifier {
    private let edge: RefreshEdge
    private let isAutomatic: Bool
    private let isEnabled: Bool
    /// A property of its own: SwiftUI observes bindings in properties only.
    @Binding private var phase: RefreshPhase

    nonisolated init(
      edge: RefreshEdge, isAutomatic: Bool, isEnabled: Bool, phase: Binding<RefreshPhase>
    ) {
      self.edge = edge
      self.isAutomatic = isAutomatic
      self.isEnabled = isEnabled
      _phase = phase
    }

    func body(content: Content) -> some View {
      // Reading it makes SwiftUI evaluate the body again when it changes.
      _ = phase
      return content.modifier(
        RefreshModifier(
          edge: edge, isAutomatic: isAutomatic, isEnabled: isEnabled, source: .phase(access)))
    }

    private var access: RefreshPhaseBinding {
      let binding = $phase
      return RefreshPhaseBinding(
        get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
    }
  }

  extension RefreshCoordinator: ObservableObject {}

  /// The marker in the overlay of the modified view, which passes the request on.
  private struct RefreshMarker: UIViewRepresentable {
    let coordinator: RefreshCoordinator
    let request: RefreshRequest

    func makeCoordinator() -> RefreshCoordinator { coordinator }

    func makeUIView(context: Context) -> MarkerView {
      let marker = MarkerView(frame: .zero)
      context.coordinator.add(marker)
      return marker
    }

    func updateUIView(_ marker: MarkerView, context: Context) {
      var request = request
      if !context.environment.isEnabled { request.isEnabled = false }
      request.look = context.environment.refreshStyles.look(
        at: request.edge, in: context.environment)
      request.setOptions(changedBy: context.environment.refreshOptionChanges)
      context.coordinator.update(request)
    }

    static func dismantleUIView(_ marker: MarkerView, coordinator: RefreshCoordinator) {
      coordinator.dismantle(marker)
    }
  }
#endif
