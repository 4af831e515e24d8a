#if canImport(SwiftUI)
  public import SwiftUI

  private struct RefreshControlsKey: EnvironmentKey {
    static let defaultValue = RefreshControls()
  }

  extension EnvironmentValues {
    /// The refresh controls of the enclosing modified view. Without one, its methods do nothing, and
    /// debug builds report that.
    ///
    /// The modifiers do not change `refresh`, the action of SwiftUI's `refreshable(action:)`.
    public internal(set) var refreshControls: RefreshControls {
      get { self[RefreshControlsKey.self] }
      set { self[RefreshControlsKey.self] = newValue }
    }
  }
#endif
