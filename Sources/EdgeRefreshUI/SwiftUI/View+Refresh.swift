#if canImport(SwiftUI)
  public import EdgeRefreshControls
  public import SwiftUI

  // Each modifier applies to a `ScrollView`, `List`, `Form` or other scroll view, or to a view that
  // contains one or is its content. The task of an action is canceled when the view is removed, and
  // at the time-out; not when the view is updated. What else a control can do is set with
  // `refreshOptions(for:change:)`, and how it looks with styles.
  extension View {
    // MARK: Header

    /// Adds a header: the user pulls the content down to refresh it.
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .refreshHeader { try await model.reload() }
    /// ```
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the user can begin a refresh. Default: `true`.
    ///   - action: Refreshes. The refresh ends when it returns or throws.
    /// - Returns: The view with the header.
    @preconcurrency public nonisolated func refreshHeader(
      isEnabled: Bool = true, action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      refreshControl(at: .top, isEnabled: isEnabled, .handler(refreshing: action))
    }

    /// Adds a header that loads earlier content, for example older messages. If it loads
    /// automatically, the visible content stays in place.
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .refreshHeader(.automatic) { try await model.loadMore() ? .more : .noMoreData }
    /// ```
    ///
    /// - Parameters:
    ///   - trigger: How the user loads more.
    ///   - isEnabled: Whether the user can begin a load. Default: `true`.
    ///   - action: Loads more. The load ends when it returns whether there may be more data, or
    ///     throws.
    /// - Returns: The view with the header.
    @preconcurrency public nonisolated func refreshHeader(
      _ trigger: LoadMoreTrigger, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View {
      refreshControl(at: .top, trigger, isEnabled: isEnabled, .handler(loading: action))
    }

    /// Adds a header whose refresh is controlled by a binding. The app ends the refresh by setting
    /// another phase: see ``RefreshPhase``.
    ///
    /// - Parameters:
    ///   - trigger: How the user begins a refresh. Default: with a pull.
    ///   - phase: The phase that the app owns.
    ///   - isEnabled: Whether the user can begin a refresh. Default: `true`.
    /// - Returns: The view with the header.
    public nonisolated func refreshHeader(
      _ trigger: LoadMoreTrigger = .pulled, phase: Binding<RefreshPhase>, isEnabled: Bool = true
    ) -> some View {
      refreshControl(at: .top, trigger, isEnabled: isEnabled, phase: phase)
    }

    // MARK: Footer

    /// Adds a footer, which loads more content at its end. A successful refresh of the header
    /// resets a footer that has no more data.
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
    /// ```
    ///
    /// - Parameters:
    ///   - trigger: How the user loads more. Default: automatically.
    ///   - isEnabled: Whether the user can begin a load. Default: `true`.
    ///   - action: Loads more. The load ends when it returns whether there may be more data, or
    ///     throws.
    /// - Returns: The view with the footer.
    @preconcurrency public nonisolated func refreshFooter(
      _ trigger: LoadMoreTrigger = .automatic, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View {
      refreshControl(at: .bottom, trigger, isEnabled: isEnabled, .handler(loading: action))
    }

    /// Adds a footer whose load is controlled by a binding. The app ends the load by setting another
    /// phase: see ``RefreshPhase``.
    ///
    /// - Parameters:
    ///   - trigger: How the user loads more. Default: automatically.
    ///   - phase: The phase that the app owns.
    ///   - isEnabled: Whether the user can begin a load. Default: `true`.
    /// - Returns: The view with the footer.
    public nonisolated func refreshFooter(
      _ trigger: LoadMoreTrigger = .automatic, phase: Binding<RefreshPhase>, isEnabled: Bool = true
    ) -> some View {
      refreshControl(at: .bottom, trigger, isEnabled: isEnabled, phase: phase)
    }

    // MARK: Leader

    /// Adds a leader: the user pulls horizontal content past its start to refresh it.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the user can begin a refresh. Default: `true`.
    ///   - action: Refreshes. The refresh ends when it returns or throws.
    /// - Returns: The view with the leader.
    @preconcurrency public nonisolated func refreshLeader(
      isEnabled: Bool = true, action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      refreshControl(at: .leading, isEnabled: isEnabled, .handler(refreshing: action))
    }

    /// Adds a leader that loads earlier content. If it loads automatically, the visible content
    /// stays in place.
    ///
    /// - Parameters:
    ///   - trigger: How the user loads more.
    ///   - isEnabled: Whether the user can begin a load. Default: `true`.
    ///   - action: Loads more. The load ends when it returns whether there may be more data, or
    ///     throws.
    /// - Returns: The view with the leader.
    @preconcurrency public nonisolated func refreshLeader(
      _ trigger: LoadMoreTrigger, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View {
      refreshControl(at: .leading, trigger, isEnabled: isEnabled, .handler(loading: action))
    }

    /// Adds a leader whose refresh is controlled by a binding: see ``RefreshPhase``.
    ///
    /// - Parameters:
    ///   - trigger: How the user begins a refresh. Default: with a pull.
    ///   - phase: The phase that the app owns.
    ///   - isEnabled: Whether the user can begin a refresh. Default: `true`.
    /// - Returns: The view with the leader.
    public nonisolated func refreshLeader(
      _ trigger: LoadMoreTrigger = .pulled, phase: Binding<RefreshPhase>, isEnabled: Bool = true
    ) -> some View {
      refreshControl(at: .leading, trigger, isEnabled: isEnabled, phase: phase)
    }

    // MARK: Trailer

    /// Adds a trailer, which loads more horizontal content at its end.
    ///
    /// - Parameters:
    ///   - trigger: How the user loads more. Default: automatically.
    ///   - isEnabled: Whether the user can begin a load. Default: `true`.
    ///   - action: Loads more. The load ends when it returns whether there may be more data, or
    ///     throws.
    /// - Returns: The view with the trailer.
    @preconcurrency public nonisolated func refreshTrailer(
      _ trigger: LoadMoreTrigger = .automatic, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View {
      refreshControl(at: .trailing, trigger, isEnabled: isEnabled, .handler(loading: action))
    }

    /// Adds a trailer whose load is controlled by a binding: see ``RefreshPhase``.
    ///
    /// - Parameters:
    ///   - trigger: How the user loads more. Default: automatically.
    ///   - phase: The phase that the app owns.
    ///   - isEnabled: Whether the user can begin a load. Default: `true`.
    /// - Returns: The view with the trailer.
    public nonisolated func refreshTrailer(
      _ trigger: LoadMoreTrigger = .automatic, phase: Binding<RefreshPhase>, isEnabled: Bool = true
    ) -> some View {
      refreshControl(at: .trailing, trigger, isEnabled: isEnabled, phase: phase)
    }

    // MARK: Options

    /// Changes options of the refresh controls in this view.
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
    ///   .refreshOptions(for: .bottom) {
    ///     $0.showsFailure = true
    ///     $0.loading.prefetchDistance = .viewLengths(1)
    ///   }
    /// ```
    ///
    /// Options that it does not change are the app's: `RefreshConfiguration.default.options`. A
    /// modifier nearer to the control takes precedence. Options that a control does not have are
    /// ignored.
    ///
    /// - Parameters:
    ///   - edges: The edges of the controls. Default: all.
    ///   - change: Changes the options. It is called at each update of the view.
    /// - Returns: The view with the change in its environment.
    public nonisolated func refreshOptions(
      for edges: RefreshEdge..., change: @escaping @Sendable (inout RefreshOptions) -> Void
    ) -> some View {
      transformEnvironment(\.refreshOptionChanges) { $0.add(for: Set(edges), change) }
    }

    // MARK: - Implementation

    private nonisolated func refreshControl(
      at edge: RefreshEdge, _ trigger: LoadMoreTrigger = .pulled, isEnabled: Bool,
      _ source: RefreshSource
    ) -> some View {
      modifier(
        RefreshModifier(
          edge: edge, isAutomatic: trigger == .automatic, isEnabled: isEnabled, source: source))
    }

    private nonisolated func refreshControl(
      at edge: RefreshEdge, _ trigger: LoadMoreTrigger, isEnabled: Bool,
      phase: Binding<RefreshPhase>
    ) -> some View {
      modifier(
        RefreshPhaseModifier(
          edge: edge, isAutomatic: trigger == .automatic, isEnabled: isEnabled, phase: phase))
    }
  }

  private struct RefreshOptionChangesKey: EnvironmentKey {
    static let defaultValue = RefreshOptionChanges()
  }

  extension EnvironmentValues {
    /// The changes of options that apply to the controls of a view.
    var refreshOptionChanges: RefreshOptionChanges {
      get { self[RefreshOptionChangesKey.self] }
      set { self[RefreshOptionChangesKey.self] = newValue }
    }
  }
#endif
