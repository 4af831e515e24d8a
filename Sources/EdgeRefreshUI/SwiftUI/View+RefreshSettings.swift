#if canImport(SwiftUI)
  public import EdgeRefreshControls
  public import SwiftUI
  import UIKit

  // Settings of all controls in a view. A modifier nearer to the control takes precedence.
  extension View {
    /// Sets the design of the refresh controls in this view.
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .refreshHeader { try await model.reload() }
    ///   .refreshStyle(.spinner)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The design. Changing it during a refresh does not interrupt the refresh.
    ///   - edges: The edges of the controls. Default: all.
    /// - Returns: The view with the style in its environment.
    public nonisolated func refreshStyle(
      _ style: any RefreshStyle, for edges: RefreshEdge...
    ) -> some View {
      refreshSetting(for: edges) {
        for edge in edges.isEmpty ? RefreshEdge.allCases : edges { $0.styles[edge] = style }
      }
    }

    /// Changes options of the refresh controls in this view.
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
    ///   .refreshOptions(for: .bottom) {
    ///     $0.showsFailure = true
    ///     $0.timeoutDuration = 30
    ///     $0.loading.prefetchDistance = .viewLengths(1)
    ///   }
    /// ```
    ///
    /// Options that the closure does not change have the app's default values. Options that a
    /// control does not have are ignored.
    ///
    /// - Parameters:
    ///   - edges: The edges of the controls. Default: all.
    ///   - change: Changes the options. It is called at each update of the view.
    /// - Returns: The view with the change in its environment.
    public nonisolated func refreshOptions(
      for edges: RefreshEdge..., change: @escaping @MainActor (inout RefreshOptions) -> Void
    ) -> some View { refreshChange(for: edges) { change(&$0.options) } }

    /// Calls a closure with the error that the action of a refresh control in this view has thrown.
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .refreshHeader { try await model.reload() }
    ///   .onRefreshError { print($0.localizedDescription) }
    /// ```
    ///
    /// It is called after the refresh has ended. `CancellationError` and `URLError.cancelled` are
    /// not failures, and a refresh that exceeds its time limit has no error.
    ///
    /// - Parameters:
    ///   - edges: The edges of the controls. Default: all.
    ///   - action: Handles the error.
    /// - Returns: The view with the closure in its environment.
    public nonisolated func onRefreshError(
      for edges: RefreshEdge..., perform action: @escaping @MainActor (any Error) -> Void
    ) -> some View { refreshChange(for: edges) { $0.reportError = { action($0) } } }

    /// Adds a second level to the header in this view: a view that fills the scroll view when the
    /// user pulls past a second threshold.
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .refreshHeader { try await model.reload() }
    ///   .refreshSecondLevel(isPresented: $isOpen, title: "Release for the camera") {
    ///     Text("Camera")
    ///   }
    /// ```
    ///
    /// It stays open until the user swipes the content back, or the app sets the flag to `false`.
    /// Setting the flag to `true` opens it, except during a refresh: the flag then becomes `false`
    /// again. A header that loads automatically has no second level.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the second level is open or opening.
    ///   - title: The text of the header when lifting the finger opens the second level, and the
    ///     name of the action that opens it without a pull. Default: `nil`, for the text of a pull
    ///     and no action.
    ///   - threshold: How far to pull, as a multiple of the header's height. Values below 1 and NaN
    ///     count as 1. Default: 2.5.
    ///   - content: The view that fills the scroll view.
    /// - Returns: The view with the second level in its environment.
    public nonisolated func refreshSecondLevel(
      isPresented: Binding<Bool>, title: String? = nil, threshold: Double = 2.5,
      @ViewBuilder content: @escaping @MainActor () -> some View
    ) -> some View {
      modifier(
        BindingModifier(isPresented) { isPresented in
          SecondLevelModifier(isPresented: isPresented, title: title, threshold: threshold) {
            AnyView(content())
          }
        })
    }

    fileprivate nonisolated func refreshChange(
      for edges: [RefreshEdge], _ change: @escaping RefreshRequestChanges.Change
    ) -> some View { refreshSetting(for: edges) { $0.changes.add(for: edges, change) } }

    /// Changes the settings of the controls in the view or, if there are none, of the nearest
    /// controls around it. SwiftUI may call the closure on any thread.
    private nonisolated func refreshSetting(
      for edges: [RefreshEdge], _ change: @escaping @Sendable (inout RefreshSettings) -> Void
    ) -> some View {
      transformEnvironment(\.refreshSettings, transform: change)
        .transformPreference(InnerRefreshSettings.self) { @Sendable in $0.add(for: edges, change) }
    }
  }

  private struct SecondLevelModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let title: String?
    let threshold: Double
    let place: @MainActor () -> AnyView
    @State private var owner = SecondLevelOwner()
    @Environment(\.wholeEnvironment) private var environment

    func body(content: Content) -> some View {
      let view = AnyView(place().environment(\.self, environment.values))
      let request = SecondLevelRequest(
        owner: owner, title: title, threshold: threshold,
        get: { [isPresented] in isPresented.wrappedValue },
        set: { [isPresented] in isPresented.wrappedValue = $0 },
        makeController: { UIHostingController(rootView: view) },
        update: { ($0 as? UIHostingController<AnyView>)?.rootView = view })
      return content.refreshChange(for: [.top]) { $0.secondLevel = request }
    }
  }

  /// All values of an environment. Unlike `@Environment(\.self)`, a property of this type changes
  /// with each of them, and not only with those that were read before: the second level reads them
  /// when it appears. This relies on
  /// [a report](https://github.com/divadretlaw/WindowKit/issues/4), and has not been verified on a
  /// device.
  private struct WholeEnvironment {
    let values: EnvironmentValues
  }

  extension EnvironmentValues {
    fileprivate var wholeEnvironment: WholeEnvironment { WholeEnvironment(values: self) }
  }

  struct InnerRefreshSettings: PreferenceKey {
    static let defaultValue = InnerSettings()

    static func reduce(value: inout InnerSettings, nextValue: () -> InnerSettings) {
      value.add(nextValue())
    }
  }

  private struct RefreshSettingsKey: EnvironmentKey { static let defaultValue = RefreshSettings() }

  extension EnvironmentValues {
    var refreshSettings: RefreshSettings {
      get { self[RefreshSettingsKey.self] }
      set { self[RefreshSettingsKey.self] = newValue }
    }
  }
#endif
