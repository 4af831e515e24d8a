#if canImport(SwiftUI)
  public import EdgeRefreshControls
  public import SwiftUI

  /// A design for refresh controls, drawn in SwiftUI.
  ///
  /// ```swift
  /// struct Bar: RefreshStyle {
  ///   @Environment(\.colorScheme) private var colorScheme
  ///
  ///   func makeBody(configuration: Configuration) -> some View {
  ///     VStack {
  ///       ProgressView(value: configuration.isActive ? 1 : min(configuration.progress, 1))
  ///       Text(configuration.title).font(.footnote)
  ///     }
  ///     .padding(8)
  ///     .background(colorScheme == .dark ? Color.gray : Color.white)
  ///   }
  /// }
  /// ```
  ///
  /// Set it with `refreshStyle(_:for:)`. A style is a structure. It may have properties such as
  /// `@Environment` and `@State`, and read observable models: it is redrawn when they change. The
  /// body has the environment of the modified view.
  ///
  /// The body may contain materials and glass: no mask or alpha around it impairs them. The option
  /// `fadesWithPull` therefore has no effect on a style. To fade, use the progress.
  @preconcurrency @MainActor
  public protocol RefreshStyle: DynamicProperty, Sendable {
    /// The view that draws a control.
    associatedtype Body: View

    /// The values that a control is drawn from.
    typealias Configuration = RefreshStyleConfiguration

    /// Draws a control. Called for each change of the configuration; during a pull, for each
    /// movement.
    ///
    /// - Parameter configuration: The values that the control is drawn from.
    /// - Returns: The view. SwiftUI proposes the control's size to it and centers it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The length of the control along its axis, in points: its height or, in a leader or trailer,
    /// its width. It is also the distance to pull. It must be finite; 0 and negative values stand
    /// for the control's default length. Default: `nil`, for the largest length of the body in any
    /// state without an outcome.
    ///
    /// It may read property wrappers whose values come from the environment. The body is measured
    /// when the control appears, and again when this length, the type of the style, the text size
    /// or the length of the scroll view across the control's axis changes.
    var length: CGFloat? { get }
  }

  extension RefreshStyle {
    /// `nil`, to measure the body.
    public var length: CGFloat? { nil }
  }

  /// The values that a ``RefreshStyle`` draws a control from.
  public struct RefreshStyleConfiguration: Sendable {
    /// What the control is doing.
    public var state: RefreshState
    /// How far the control is pulled: 0 at the edge, 1 at the threshold and during a refresh, more
    /// than 1 for a longer pull. In a control that loads automatically: 1 during a load, else 0.
    public var progress: CGFloat
    /// Whether a refresh is visible, including one that is closing. It is `false` while the
    /// ``outcome`` is displayed.
    public var isActive: Bool
    /// How the refresh ended, while the control displays it: with the options `showsFailure` and
    /// `resultDuration`. Otherwise `nil`.
    public var outcome: RefreshOutcome?
    /// The error that the action has thrown, while the control displays the failure. Otherwise
    /// `nil`.
    public var error: (any Error)?
    /// The edge of the control.
    public var edge: RefreshEdge
    /// The built-in text for the outcome or the state, in the language of the controls. It is empty
    /// in a state without a text.
    public var title: String
    /// The control that is drawn; `nil` in a preview.
    var controls: RefreshControls?

    /// Creates a configuration for a preview of a style, in which ``retry()`` does nothing.
    public init(
      state: RefreshState = .idle, progress: CGFloat = 0, isActive: Bool = false,
      outcome: RefreshOutcome? = nil, error: (any Error)? = nil, edge: RefreshEdge = .top,
      title: String = ""
    ) {
      self.state = state
      self.progress = progress
      self.isActive = isActive
      self.outcome = outcome
      self.error = error
      self.edge = edge
      self.title = title
    }

    /// Whether a refresh is in progress. ``isActive`` also includes one that is closing.
    public var isRefreshing: Bool { state.isRefreshing }

    /// Begins a refresh, for example from a button that the style displays after a failure.
    @MainActor
    public func retry() { controls?.beginRefreshing(at: edge) }

    /// Whether the control displays a result or "no more data", which only a text can say.
    var needsText: Bool { outcome != nil || state == .noMoreData }
  }

  /// A view that a style draws from a configuration: in a preview, or as a part of another style.
  ///
  /// ```swift
  /// struct Framed: RefreshStyle {
  ///   func makeBody(configuration: Configuration) -> some View {
  ///     RefreshStyleView(.spinner, configuration: configuration).padding().border(.gray)
  ///   }
  /// }
  /// ```
  public struct RefreshStyleView<Style: RefreshStyle>: View {
    private let style: Style
    private let configuration: RefreshStyleConfiguration

    /// Creates the view of a control.
    ///
    /// - Parameters:
    ///   - style: The design.
    ///   - configuration: The values that the control is drawn from.
    public nonisolated init(_ style: Style, configuration: RefreshStyleConfiguration) {
      self.style = style
      self.configuration = configuration
    }

    /// The body of the style.
    public var body: some View { style.makeBody(configuration: configuration) }
  }
#endif
