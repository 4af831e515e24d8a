#if canImport(SwiftUI)
  import EdgeRefreshControls
  import SwiftUI

  /// The styles of the controls of a subtree, by edge.
  struct RefreshStyles: Sendable {
    enum Style: Sendable {
      case standard(StandardRefreshStyle)
      case custom(any RefreshStyle)
    }

    private var styles: [RefreshEdge: Style] = [:]

    subscript(edge: RefreshEdge) -> Style {
      get { styles[edge] ?? .standard(.arrow) }
      set { styles[edge] = newValue }
    }

    /// The look of a control at an edge of a view with an environment.
    @MainActor
    func look(at edge: RefreshEdge, in environment: EnvironmentValues) -> RefreshLook {
      switch self[edge] {
      case .standard(let style):
        return style.look()
      case .custom(let style):
        // Read now: SwiftUI updates the control only for changes of values that were read.
        let environment = StyleEnvironment(environment)
        return RefreshLook(
          kind: .custom, size: style.length.map { CGSize(width: $0, height: $0) },
          makeContent: { StyledContent(style: style, edge: edge, environment: environment) },
          update: { ($0 as? StyledContent)?.setStyle(style, environment: environment) })
      }
    }
  }

  private struct RefreshStylesKey: EnvironmentKey {
    static let defaultValue = RefreshStyles()
  }

  extension EnvironmentValues {
    var refreshStyles: RefreshStyles {
      get { self[RefreshStylesKey.self] }
      set { self[RefreshStylesKey.self] = newValue }
    }
  }
#endif
