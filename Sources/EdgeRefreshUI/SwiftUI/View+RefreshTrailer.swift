#if canImport(SwiftUI)
  public import EdgeRefreshControls
  public import SwiftUI

  extension View {
    /// Adds a trailer that loads more horizontal content at the end.
    ///
    /// Apply it to a horizontal `ScrollView`, or to a view that contains one or is its content.
    ///
    /// - Parameters:
    ///   - trigger: How the user loads more. Default: automatically.
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
    ///   - prefetchDistance: How far before the edge of the content an automatic control loads.
    ///     Default: `nil`, for the app's default.
    ///   - action: Loads more. The load ends when it returns whether there may be more data, or
    ///     throws. Its task is canceled when the view is removed, and at the time-out; not when the
    ///     view is updated.
    /// - Returns: The view with the trailer.
    @preconcurrency public nonisolated func refreshTrailer(
      _ trigger: LoadMoreTrigger = .automatic,
      isEnabled: Bool = true,
      beginsAtThreshold: Bool? = nil,
      hapticFeedback: HapticFeedback? = nil,
      minimumVisibleDuration: TimeInterval? = nil,
      resultDuration: TimeInterval? = nil,
      showsFailure: Bool? = nil,
      timeoutDuration: TimeInterval? = nil,
      prefetchDistance: PrefetchDistance? = nil,
      action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View {
      modifier(
        RefreshModifier(
          edge: .trailing, isAutomatic: trigger == .automatic,
          options: RefreshOptions(
            isEnabled: isEnabled, beginsAtThreshold: beginsAtThreshold,
            hapticFeedback: hapticFeedback, minimumVisibleDuration: minimumVisibleDuration,
            resultDuration: resultDuration, showsFailure: showsFailure,
            timeoutDuration: timeoutDuration, prefetchDistance: prefetchDistance),
          source: .handler(loading: action)))
    }

    /// Adds a trailer whose load is controlled by a binding.
    ///
    /// The app ends the refresh by setting another phase: see ``RefreshPhase``.
    ///
    /// - Parameters:
    ///   - trigger: How the user loads more. Default: automatically.
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
    ///   - prefetchDistance: How far before the edge of the content an automatic control loads.
    ///     Default: `nil`, for the app's default.
    /// - Returns: The view with the trailer.
    public nonisolated func refreshTrailer(
      _ trigger: LoadMoreTrigger = .automatic,
      phase: Binding<RefreshPhase>,
      isEnabled: Bool = true,
      beginsAtThreshold: Bool? = nil,
      hapticFeedback: HapticFeedback? = nil,
      minimumVisibleDuration: TimeInterval? = nil,
      resultDuration: TimeInterval? = nil,
      showsFailure: Bool? = nil,
      timeoutDuration: TimeInterval? = nil,
      prefetchDistance: PrefetchDistance? = nil
    ) -> some View {
      modifier(
        RefreshPhaseModifier(
          edge: .trailing, isAutomatic: trigger == .automatic,
          options: RefreshOptions(
            isEnabled: isEnabled, beginsAtThreshold: beginsAtThreshold,
            hapticFeedback: hapticFeedback, minimumVisibleDuration: minimumVisibleDuration,
            resultDuration: resultDuration, showsFailure: showsFailure,
            timeoutDuration: timeoutDuration, prefetchDistance: prefetchDistance),
          phase: phase))
    }
  }
#endif
