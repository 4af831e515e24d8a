#if canImport(SwiftUI)
  public import EdgeRefreshControls
  public import SwiftUI

  // Each modifier applies to a `ScrollView`, `List`, `Form` or other scroll view, or to a view that
  // contains one or is its content.
  extension View {
    // MARK: Header

    /// Adds a header: the user pulls the content down to refresh it.
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .refreshHeader { try await model.reload() }
    /// ```
    ///
    /// With `.automatic`, it loads earlier content, for example older messages, when the start of
    /// the content comes near. The visible content stays in place.
    ///
    /// - Parameters:
    ///   - trigger: How the user begins a refresh. Default: with a pull.
    ///   - hasMore: Whether there is earlier content. While it is `false`, a header that loads
    ///     automatically displays "no more data" and does not load. Default: `nil`, if there may
    ///     always be more. A header that refreshes needs no value.
    ///   - isEnabled: Whether the user can begin a refresh. Default: `true`.
    ///   - action: Refreshes. The refresh ends when it returns or throws. Its task is canceled when
    ///     the view is removed and at the time-out, but not when the view is updated.
    /// - Returns: The view with the header.
    @preconcurrency public nonisolated func refreshHeader(
      _ trigger: RefreshTrigger = .pulled, hasMore: Bool? = nil, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> Void
    ) -> some View { refreshControl(.top, trigger, isEnabled, .action(action), hasMore: hasMore) }

    /// Adds a header that loads earlier content, and whose action returns whether there may be
    /// more.
    @_disfavoredOverload
    @preconcurrency public nonisolated func refreshHeader(
      _ trigger: RefreshTrigger, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View { refreshControl(.top, trigger, isEnabled, .action(action)) }

    /// Adds a header whose action returns a `LoadMoreResult` or a `Bool`: see
    /// ``LoadMoreResultConvertible``.
    @preconcurrency public nonisolated func refreshHeader(
      _ trigger: RefreshTrigger, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> some LoadMoreResultConvertible
    ) -> some View { refreshControl(.top, trigger, isEnabled, .action(action)) }

    /// Adds a header whose refresh is controlled by a flag. The header sets it to `true` when the
    /// user begins a refresh, and the app ends the refresh by setting it to `false`. Setting it to
    /// `true` opens the header, as a pull does.
    ///
    /// - Parameters:
    ///   - isRefreshing: Whether a refresh is in progress.
    ///   - isEnabled: Whether the user can begin a refresh. Default: `true`.
    /// - Returns: The view with the header.
    public nonisolated func refreshHeader(
      isRefreshing: Binding<Bool>, isEnabled: Bool = true
    ) -> some View {
      refreshControl(.top, .pulled, isEnabled, isRefreshing) { RefreshPhaseBinding(flag: $0) }
    }

    /// Adds a header whose refresh is controlled by a phase that the app owns: see
    /// ``RefreshPhase``.
    public nonisolated func refreshHeader(
      _ trigger: RefreshTrigger = .pulled, phase: Binding<RefreshPhase>, isEnabled: Bool = true
    ) -> some View {
      refreshControl(.top, trigger, isEnabled, phase) { RefreshPhaseBinding(phase: $0) }
    }

    /// Adds a header whose action is a single `Task`: the refresh ends when the task has ended.
    @preconcurrency public nonisolated func refreshHeader<Success, Failure>(
      _ trigger: RefreshTrigger = .pulled, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> Task<Success, Failure>
    ) -> some View { refreshControl(.top, trigger, isEnabled, .action(action)) }

    // MARK: Footer

    /// Adds a footer, which loads more content at the end of the scroll view.
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .refreshFooter(hasMore: model.hasMore) { try await model.loadNext() }
    /// ```
    ///
    /// - Parameters:
    ///   - trigger: How the user begins a load. Default: automatically.
    ///   - hasMore: Whether there is more data. While it is `false`, the footer displays "no more
    ///     data" and does not load. When it becomes `true`, for example after a new search, the
    ///     footer loads again. Default: `nil`, if there may always be more.
    ///   - isEnabled: Whether the user can begin a load. Default: `true`.
    ///   - action: Loads. The load ends when it throws, or a tenth of a second after it has
    ///     returned, so that SwiftUI can lay out the new content first. It may also return whether
    ///     there may be more: a `LoadMoreResult` or a `Bool`. If `hasMore` is `nil`, a successful
    ///     refresh of the header resets a footer that has no more data.
    /// - Returns: The view with the footer.
    @preconcurrency public nonisolated func refreshFooter(
      _ trigger: RefreshTrigger = .automatic, hasMore: Bool? = nil, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      refreshControl(.bottom, trigger, isEnabled, .action(action), hasMore: hasMore)
    }

    /// Adds a footer whose action returns whether there may be more data.
    @_disfavoredOverload
    @preconcurrency public nonisolated func refreshFooter(
      _ trigger: RefreshTrigger = .automatic, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View { refreshControl(.bottom, trigger, isEnabled, .action(action)) }

    /// Adds a footer whose action returns a `LoadMoreResult` or a `Bool`: see
    /// ``LoadMoreResultConvertible``.
    @preconcurrency public nonisolated func refreshFooter(
      _ trigger: RefreshTrigger = .automatic, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> some LoadMoreResultConvertible
    ) -> some View { refreshControl(.bottom, trigger, isEnabled, .action(action)) }

    /// Adds a footer whose load is controlled by a phase that the app owns: see ``RefreshPhase``.
    public nonisolated func refreshFooter(
      _ trigger: RefreshTrigger = .automatic, phase: Binding<RefreshPhase>, isEnabled: Bool = true
    ) -> some View {
      refreshControl(.bottom, trigger, isEnabled, phase) { RefreshPhaseBinding(phase: $0) }
    }

    // MARK: Leader and trailer

    /// Adds a leader, a header of horizontal content.
    @preconcurrency public nonisolated func refreshLeader(
      _ trigger: RefreshTrigger = .pulled, hasMore: Bool? = nil, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      refreshControl(.leading, trigger, isEnabled, .action(action), hasMore: hasMore)
    }

    /// Adds a leader that loads earlier content, and whose action returns whether there may be
    /// more.
    @_disfavoredOverload
    @preconcurrency public nonisolated func refreshLeader(
      _ trigger: RefreshTrigger, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View { refreshControl(.leading, trigger, isEnabled, .action(action)) }

    /// Adds a leader whose action returns a `LoadMoreResult` or a `Bool`: see
    /// ``LoadMoreResultConvertible``.
    @preconcurrency public nonisolated func refreshLeader(
      _ trigger: RefreshTrigger, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> some LoadMoreResultConvertible
    ) -> some View { refreshControl(.leading, trigger, isEnabled, .action(action)) }

    /// Adds a leader whose refresh is controlled by a flag: see `refreshHeader(isRefreshing:)`.
    public nonisolated func refreshLeader(
      isRefreshing: Binding<Bool>, isEnabled: Bool = true
    ) -> some View {
      refreshControl(.leading, .pulled, isEnabled, isRefreshing) { RefreshPhaseBinding(flag: $0) }
    }

    /// Adds a leader whose refresh is controlled by a phase: see ``RefreshPhase``.
    public nonisolated func refreshLeader(
      _ trigger: RefreshTrigger = .pulled, phase: Binding<RefreshPhase>, isEnabled: Bool = true
    ) -> some View {
      refreshControl(.leading, trigger, isEnabled, phase) { RefreshPhaseBinding(phase: $0) }
    }

    /// Adds a leader whose action is a single `Task`: the refresh ends when the task has ended.
    @preconcurrency public nonisolated func refreshLeader<Success, Failure>(
      _ trigger: RefreshTrigger = .pulled, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> Task<Success, Failure>
    ) -> some View { refreshControl(.leading, trigger, isEnabled, .action(action)) }

    /// Adds a trailer, a footer of horizontal content.
    @preconcurrency public nonisolated func refreshTrailer(
      _ trigger: RefreshTrigger = .automatic, hasMore: Bool? = nil, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      refreshControl(.trailing, trigger, isEnabled, .action(action), hasMore: hasMore)
    }

    /// Adds a trailer whose action returns whether there may be more data.
    @_disfavoredOverload
    @preconcurrency public nonisolated func refreshTrailer(
      _ trigger: RefreshTrigger = .automatic, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View { refreshControl(.trailing, trigger, isEnabled, .action(action)) }

    /// Adds a trailer whose action returns a `LoadMoreResult` or a `Bool`: see
    /// ``LoadMoreResultConvertible``.
    @preconcurrency public nonisolated func refreshTrailer(
      _ trigger: RefreshTrigger = .automatic, isEnabled: Bool = true,
      action: @escaping @MainActor () async throws -> some LoadMoreResultConvertible
    ) -> some View { refreshControl(.trailing, trigger, isEnabled, .action(action)) }

    /// Adds a trailer whose load is controlled by a phase: see ``RefreshPhase``.
    public nonisolated func refreshTrailer(
      _ trigger: RefreshTrigger = .automatic, phase: Binding<RefreshPhase>, isEnabled: Bool = true
    ) -> some View {
      refreshControl(.trailing, trigger, isEnabled, phase) { RefreshPhaseBinding(phase: $0) }
    }

    // MARK: - Implementation

    private nonisolated func refreshControl(
      _ edge: RefreshEdge, _ trigger: RefreshTrigger, _ isEnabled: Bool, _ source: RefreshSource,
      hasMore: Bool? = nil
    ) -> some View {
      modifier(
        RefreshModifier(
          request: RefreshRequest(
            edge: edge, isAutomatic: trigger == .automatic, isEnabled: isEnabled, hasMore: hasMore,
            source: source)))
    }

    private nonisolated func refreshControl<Value: Sendable>(
      _ edge: RefreshEdge, _ trigger: RefreshTrigger, _ isEnabled: Bool, _ value: Binding<Value>,
      _ access: @escaping @Sendable (Binding<Value>) -> RefreshPhaseBinding
    ) -> some View {
      modifier(
        BindingModifier(value) { [isAutomatic = trigger == .automatic] in
          RefreshModifier(
            request: RefreshRequest(
              edge: edge, isAutomatic: isAutomatic, isEnabled: isEnabled,
              source: .phase(access($0))))
        })
    }
  }
#endif
