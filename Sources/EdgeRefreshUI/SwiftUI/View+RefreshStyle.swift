#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Sets the design of headers in this view to one of the library's.
    ///
    /// - Parameter style: The design. Changing it during a refresh continues the refresh.
    /// - Returns: The view with the style in its environment.
    public nonisolated func refreshHeaderStyle(_ style: StandardRefreshStyle) -> some View {
      refreshStyle(.standard(style), at: .top)
    }

    /// Sets the design of headers in this view to your own.
    ///
    /// - Parameter style: The design. Changing it during a refresh continues the refresh.
    /// - Returns: The view with the style in its environment.
    public nonisolated func refreshHeaderStyle(_ style: some RefreshStyle) -> some View {
      refreshStyle(.custom(style), at: .top)
    }

    /// Sets the design of footers in this view to one of the library's.
    ///
    /// - Parameter style: The design. Changing it during a load continues the load.
    /// - Returns: The view with the style in its environment.
    public nonisolated func refreshFooterStyle(_ style: StandardRefreshStyle) -> some View {
      refreshStyle(.standard(style), at: .bottom)
    }

    /// Sets the design of footers in this view to your own.
    ///
    /// - Parameter style: The design. Changing it during a load continues the load.
    /// - Returns: The view with the style in its environment.
    public nonisolated func refreshFooterStyle(_ style: some RefreshStyle) -> some View {
      refreshStyle(.custom(style), at: .bottom)
    }

    /// Sets the design of leaders in this view to one of the library's.
    ///
    /// - Parameter style: The design. Changing it during a refresh continues the refresh.
    /// - Returns: The view with the style in its environment.
    public nonisolated func refreshLeaderStyle(_ style: StandardRefreshStyle) -> some View {
      refreshStyle(.standard(style), at: .leading)
    }

    /// Sets the design of leaders in this view to your own.
    ///
    /// - Parameter style: The design. Changing it during a refresh continues the refresh.
    /// - Returns: The view with the style in its environment.
    public nonisolated func refreshLeaderStyle(_ style: some RefreshStyle) -> some View {
      refreshStyle(.custom(style), at: .leading)
    }

    /// Sets the design of trailers in this view to one of the library's.
    ///
    /// - Parameter style: The design. Changing it during a load continues the load.
    /// - Returns: The view with the style in its environment.
    public nonisolated func refreshTrailerStyle(_ style: StandardRefreshStyle) -> some View {
      refreshStyle(.standard(style), at: .trailing)
    }

    /// Sets the design of trailers in this view to your own.
    ///
    /// - Parameter style: The design. Changing it during a load continues the load.
    /// - Returns: The view with the style in its environment.
    public nonisolated func refreshTrailerStyle(_ style: some RefreshStyle) -> some View {
      refreshStyle(.custom(style), at: .trailing)
    }

    private nonisolated func refreshStyle(
      _ style: RefreshStyles.Style, at edge: RefreshEdge
    ) -> some View {
      transformEnvironment(\.refreshStyles) { $0[edge] = style }
    }
  }
#endif
