#if canImport(SwiftUI)
  import Combine
  import EdgeRefreshControls
  import SwiftUI
  import UIKit

  /// Adds a control to the scroll view that the modified view is, contains or is part of.
  struct RefreshModifier: ViewModifier {
    /// What a refresh does.
    enum Source {
      case handler(@MainActor () async throws -> RefreshOutcome)
      case phase(Binding<RefreshPhase>)

      /// A function that refreshes.
      static func handler(refreshing: @escaping @MainActor () async throws -> Void) -> Source {
        .handler {
          try await refreshing()
          return .success
        }
      }

      /// A function that returns whether there may be more data.
      static func handler(
        loading: @escaping @MainActor () async throws -> LoadMoreResult
      ) -> Source {
        .handler { try await loading() == .more ? .success : .noMoreData }
      }
    }

    private let edge: RefreshEdge
    private let isAutomatic: Bool
    private let options: RefreshOptions
    private let source: Source
    @StateObject private var coordinator = RefreshCoordinator()

    nonisolated init(
      edge: RefreshEdge, isAutomatic: Bool = false, options: RefreshOptions, source: Source
    ) {
      self.edge = edge
      self.isAutomatic = isAutomatic
      self.options = options
      self.source = source
    }

    func body(content: Content) -> some View {
      content
        .transformEnvironment(\.refreshControls) { $0.add(coordinator, at: edge) }
        // An overlay, because UIKit finds the scroll view of a navigation bar or tab bar by the
        // first subviews. A marker in the background would be one of them.
        .overlay(alignment: .topLeading) { marker(request: nil) }
        .overlay(alignment: .bottomTrailing) { marker(request: request) }
    }

    private func marker(request: RefreshRequest?) -> some View {
      RefreshMarker(coordinator: coordinator, request: request)
        .frame(width: 0, height: 0)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var request: RefreshRequest {
      RefreshRequest(
        edge: edge, isAutomatic: isAutomatic, options: options,
        source: {
          switch source {
          case .handler(let handler): return .handler(handler)
          case .phase(let binding):
            // Reading it here makes SwiftUI update the view when it changes.
            _ = binding.wrappedValue
            return .phase(
              RefreshPhaseBinding(
                get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 }))
          }
        }())
    }
  }

  extension RefreshCoordinator: ObservableObject {}

  /// A marker in the overlay of the modified view. The second one, at the bottom trailing corner,
  /// passes the request on.
  private struct RefreshMarker: UIViewRepresentable {
    let coordinator: RefreshCoordinator
    /// The request; `nil` for the first marker.
    let request: RefreshRequest?

    func makeCoordinator() -> RefreshCoordinator { coordinator }

    func makeUIView(context: Context) -> MarkerView {
      let marker = MarkerView(frame: .zero)
      if request == nil {
        context.coordinator.setStart(marker)
      } else {
        context.coordinator.setEnd(marker)
      }
      return marker
    }

    func updateUIView(_ marker: MarkerView, context: Context) {
      guard var request else { return }
      request.look = context.environment.refreshStyles.look(
        at: request.edge, in: context.environment)
      context.coordinator.update(request)
    }

    static func dismantleUIView(_ marker: MarkerView, coordinator: RefreshCoordinator) {
      coordinator.dismantle(marker)
    }
  }
#endif
