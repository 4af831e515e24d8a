#if canImport(SwiftUI)
  public import EdgeRefreshControls
  public import SwiftUI
  public import UIKit

  /// A design for refresh controls, drawn in SwiftUI.
  ///
  /// ```swift
  /// struct Bar: RefreshStyle {
  ///   func makeBody(configuration: Configuration) -> some View {
  ///     VStack {
  ///       ProgressView(value: configuration.isActive ? 1 : min(configuration.progress, 1))
  ///       Text(configuration.title).font(.footnote)
  ///     }
  ///     .padding(8)
  ///   }
  /// }
  /// ```
  ///
  /// Set it with `refreshHeaderStyle(_:)` and similar modifiers.
  ///
  /// The body is drawn in a view of its own, which has the locale, calendar, time zone, layout
  /// direction, color scheme, text size, font and enabled state of the modified view. Other values
  /// of its environment do not reach the body: pass them to the style as properties.
  @preconcurrency @MainActor
  public protocol RefreshStyle: Sendable {
    /// The view that draws a control.
    associatedtype Body: View

    /// The values that a control is drawn from.
    typealias Configuration = RefreshStyleConfiguration

    /// Draws a control. Called for each change of the configuration; during a pull, for each
    /// movement.
    ///
    /// - Parameter configuration: The values that the control is drawn from.
    /// - Returns: The view. It gets the size of the control, in whose middle it is placed.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The length of the control along its axis, in points: its height or, in a leader or trailer,
    /// its width. It is also the distance to pull. Default: `nil`, for 54 (a header), 44 (a footer
    /// or a header that loads automatically) or 60 (a leader or trailer).
    var length: CGFloat? { get }
  }

  extension RefreshStyle {
    /// `nil`, for the length of the library's own design.
    public var length: CGFloat? { nil }
  }

  /// The values that a ``RefreshStyle`` draws a control from.
  public struct RefreshStyleConfiguration: Equatable, Sendable {
    /// What the control is doing.
    public let state: RefreshState
    /// How far the control is pulled: 0 at the edge, 1 at the threshold and during a refresh, more
    /// than 1 for a longer pull. In a control that loads automatically: 1 during a load, else 0.
    public let progress: CGFloat
    /// Whether a refresh is visible, including one that is closing. It is `false` while the
    /// ``outcome`` is displayed.
    public let isActive: Bool
    /// How the refresh ended, while the control displays it: with the parameters `showsFailure` and
    /// `resultDuration`. Otherwise `nil`.
    public let outcome: RefreshOutcome?
    /// The edge of the control.
    public let edge: RefreshEdge
    /// The built-in text for the outcome or the state, in the language of the controls. It is empty
    /// in a state without a text.
    public let title: String
  }

  /// A design of the library.
  public struct StandardRefreshStyle: Sendable {
    let look: @MainActor @Sendable () -> RefreshLook

    /// An arrow that turns at the threshold, a spinner, and texts. This is the default.
    public static let arrow = StandardRefreshStyle { RefreshLook.arrow }

    /// A spinner that appears with the pull. Results and "no more data" are texts.
    public static let spinner = StandardRefreshStyle { RefreshLook.spinner }

    /// Images that follow the pull and are animated during a refresh. Results and "no more data"
    /// are texts.
    ///
    /// - Parameters:
    ///   - images: The images in order. The control is at least 16 points longer than the largest
    ///     one.
    ///   - duration: The duration of one cycle, in seconds. Default: `nil`, for 0.1 seconds per
    ///     image.
    /// - Returns: The design.
    public static func frames(
      _ images: [UIImage], duration: TimeInterval? = nil
    ) -> StandardRefreshStyle {
      StandardRefreshStyle { RefreshLook.frames(images, duration: duration) }
    }
  }

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
