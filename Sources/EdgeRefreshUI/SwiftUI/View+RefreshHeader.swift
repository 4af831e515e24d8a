#if canImport(SwiftUI)
  public import EdgeRefreshControls
  public import SwiftUI

  extension View {
    /// Adds a header: the user pulls the content down to refresh it.
    ///
    /// Apply it to a `ScrollView` or a `List`, or to a view that contains one or is its content.
    ///
    /// ```swift
    /// List(rows) { Text($0.title) }
    ///   .refreshHeader { try await model.reload() }
    /// ```
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the user can begin a refresh. Default: `true`.
    ///   - beginsAtThreshold: Whether a refresh begins when the pull reaches the threshold, and not
    ///     when the finger is lifted. Default: `nil`, for the app's default.
    ///   - hapticFeedback: What the user feels when a pull reaches the threshold. Default: `nil`,
    ///     for the app's default.
    ///   - minimumVisibleDuration: The minimum duration for which a refresh is visible, in seconds.
    ///     Default: `nil`, for the app's default.
    ///   - resultDuration: The duration for which the control stays open and displays the result,
    ///     in seconds. Default: `nil`, for the app's default.
    ///   - showsFailure: Whether the control displays that a refresh has failed. Default: `nil`,
    ///     for the app's default.
    ///   - timeoutDuration: The duration after which a refresh ends as failed, in seconds. The task
    ///     of the handler is then canceled. Default: `nil`, for the app's default.
    ///   - action: Refreshes. The refresh ends when it returns or throws. Its task is canceled when
    ///     the view is removed, and at the time-out; not when the view is updated.
    /// - Returns: The view with the header.
    @preconcurrency public nonisolated func refreshHeader(
      isEnabled: Bool = true,
      beginsAtThreshold: Bool? = nil,
      hapticFeedback: HapticFeedback? = nil,
      minimumVisibleDuration: TimeInterval? = nil,
      resultDuration: TimeInterval? = nil,
      showsFailure: Bool? = nil,
      timeoutDuration: TimeInterval? = nil,
      action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      modifier(
        RefreshModifier(
          edge: .top,
          options: RefreshOptions(
            isEnabled: isEnabled, beginsAtThreshold: beginsAtThreshold,
            hapticFeedback: hapticFeedback, minimumVisibleDuration: minimumVisibleDuration,
            resultDuration: resultDuration, showsFailure: showsFailure,
            timeoutDuration: timeoutDuration),
          source: .handler(refreshing: action)))
    }

    /// Adds a header whose refresh is controlled by a binding.
    ///
    /// The app ends the refresh by setting another phase: see ``RefreshPhase``.
    ///
    /// - Parameters:
    ///   - phase: The phase that the app owns.
    ///   - isEnabled: Whether the user can begin a refresh. Default: `true`.
    ///   - beginsAtThreshold: Whether a refresh begins when the pull reaches the threshold, and not
    ///     when the finger is lifted. Default: `nil`, for the app's default.
    ///   - hapticFeedback: What the user feels when a pull reaches the threshold. Default: `nil`,
    ///     for the app's default.
    ///   - minimumVisibleDuration: The minimum duration for which a refresh is visible, in seconds.
    ///     Default: `nil`, for the app's default.
    ///   - resultDuration: The duration for which the control stays open and displays the result,
    ///     in seconds. Default: `nil`, for the app's default.
    ///   - showsFailure: Whether the control displays that a refresh has failed. Default: `nil`,
    ///     for the app's default.
    ///   - timeoutDuration: The duration after which a refresh ends as failed, in seconds. The phase
    ///     is then `failed`; the app cancels its own work. Default: `nil`, for the app's default.
    /// - Returns: The view with the header.
    public nonisolated func refreshHeader(
      phase: Binding<RefreshPhase>,
      isEnabled: Bool = true,
      beginsAtThreshold: Bool? = nil,
      hapticFeedback: HapticFeedback? = nil,
      minimumVisibleDuration: TimeInterval? = nil,
      resultDuration: TimeInterval? = nil,
      showsFailure: Bool? = nil,
      timeoutDuration: TimeInterval? = nil
    ) -> some View {
      modifier(
        RefreshPhaseModifier(
          edge: .top,
          options: RefreshOptions(
            isEnabled: isEnabled, beginsAtThreshold: beginsAtThreshold,
            hapticFeedback: hapticFeedback, minimumVisibleDuration: minimumVisibleDuration,
            resultDuration: resultDuration, showsFailure: showsFailure,
            timeoutDuration: timeoutDuration),
          phase: phase))
    }

    /// Adds a header that loads automatically when the start of the content comes near, for example
    /// older messages of a chat.
    ///
    /// Apply it to a `ScrollView` or a `List`, or to a view that contains one or is its content.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the user can begin a refresh. Default: `true`.
    ///   - keepsVisibleContentInPlace: Whether the visible content stays where it is when content
    ///     is inserted before it. Default: `true`.
    ///   - staysAtEnd: Whether content that is at its end stays there when content is appended, as
    ///     in a chat. Default: `false`.
    ///   - showsFailure: Whether the control displays that a refresh has failed. Default: `nil`,
    ///     for the app's default.
    ///   - timeoutDuration: The duration after which a refresh ends as failed, in seconds. The task
    ///     of the handler is then canceled. Default: `nil`, for the app's default.
    ///   - prefetchDistance: How far before the edge of the content an automatic control loads.
    ///     Default: `nil`, for the app's default.
    ///   - action: Loads more. The load ends when it returns whether there may be more data, or
    ///     throws. Its task is canceled when the view is removed, and at the time-out; not when the
    ///     view is updated.
    /// - Returns: The view with the header.
    @preconcurrency public nonisolated func autoHeader(
      isEnabled: Bool = true,
      keepsVisibleContentInPlace: Bool = true,
      staysAtEnd: Bool = false,
      showsFailure: Bool? = nil,
      timeoutDuration: TimeInterval? = nil,
      prefetchDistance: PrefetchDistance? = nil,
      action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View {
      modifier(
        RefreshModifier(
          edge: .top, isAutomatic: true,
          options: RefreshOptions(
            isEnabled: isEnabled, showsFailure: showsFailure, timeoutDuration: timeoutDuration,
            prefetchDistance: prefetchDistance,
            keepsVisibleContentInPlace: keepsVisibleContentInPlace, staysAtEnd: staysAtEnd),
          source: .handler(loading: action)))
    }

    /// Adds a header that loads automatically when the start of the content comes near, and whose
    /// load is controlled by a binding.
    ///
    /// The app ends the refresh by setting another phase: see ``RefreshPhase``.
    ///
    /// - Parameters:
    ///   - phase: The phase that the app owns.
    ///   - isEnabled: Whether the user can begin a refresh. Default: `true`.
    ///   - keepsVisibleContentInPlace: Whether the visible content stays where it is when content
    ///     is inserted before it. Default: `true`.
    ///   - staysAtEnd: Whether content that is at its end stays there when content is appended, as
    ///     in a chat. Default: `false`.
    ///   - showsFailure: Whether the control displays that a refresh has failed. Default: `nil`,
    ///     for the app's default.
    ///   - timeoutDuration: The duration after which a refresh ends as failed, in seconds. The phase
    ///     is then `failed`; the app cancels its own work. Default: `nil`, for the app's default.
    ///   - prefetchDistance: How far before the edge of the content an automatic control loads.
    ///     Default: `nil`, for the app's default.
    /// - Returns: The view with the header.
    public nonisolated func autoHeader(
      phase: Binding<RefreshPhase>,
      isEnabled: Bool = true,
      keepsVisibleContentInPlace: Bool = true,
      staysAtEnd: Bool = false,
      showsFailure: Bool? = nil,
      timeoutDuration: TimeInterval? = nil,
      prefetchDistance: PrefetchDistance? = nil
    ) -> some View {
      modifier(
        RefreshPhaseModifier(
          edge: .top, isAutomatic: true,
          options: RefreshOptions(
            isEnabled: isEnabled, showsFailure: showsFailure, timeoutDuration: timeoutDuration,
            prefetchDistance: prefetchDistance,
            keepsVisibleContentInPlace: keepsVisibleContentInPlace, staysAtEnd: staysAtEnd),
          phase: phase))
    }
  }
#endif
