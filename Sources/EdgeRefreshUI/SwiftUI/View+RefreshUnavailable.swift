#if canImport(SwiftUI)
  public import EdgeRefreshControls
  public import SwiftUI

  // Calls that are often tried and do not exist. The compiler says what to write instead.
  extension View {
    /// Unavailable.
    @available(
      *, unavailable,
      message: """
        write refreshHeader(isEnabled: flag) { … }, or refreshHeader(isRefreshing: $flag) or refreshHeader(phase: $phase) without a closure; \
        set a style with .refreshStyle(…), a time limit with .refreshOptions { $0.timeoutDuration = … }
        """
    )
    public nonisolated func refreshHeader(
      _ trigger: RefreshTrigger = .pulled, isRefreshing: Binding<Bool>? = nil,
      phase: Binding<RefreshPhase>? = nil, style: (any RefreshStyle)? = nil, timeout: Double? = nil,
      enabled: Bool? = nil, action: @escaping @MainActor () async throws -> Void
    ) -> some View { self }

    /// Unavailable.
    @available(
      *, unavailable,
      message: """
        write refreshFooter(isEnabled: flag) { … }, or refreshFooter(phase: $phase) without a closure; \
        set a style with .refreshStyle(…), a time limit with .refreshOptions { $0.timeoutDuration = … }
        """
    )
    public nonisolated func refreshFooter(
      _ trigger: RefreshTrigger = .automatic, isRefreshing: Binding<Bool>? = nil,
      phase: Binding<RefreshPhase>? = nil, style: (any RefreshStyle)? = nil, timeout: Double? = nil,
      enabled: Bool? = nil, action: (@MainActor () async throws -> Void)? = nil
    ) -> some View { self }

    /// Unavailable.
    @available(
      *, unavailable,
      message: """
        write refreshLeader(isEnabled: flag) { … }, or refreshLeader(isRefreshing: $flag) or refreshLeader(phase: $phase) without a closure; \
        set a style with .refreshStyle(…), a time limit with .refreshOptions { $0.timeoutDuration = … }
        """
    )
    public nonisolated func refreshLeader(
      _ trigger: RefreshTrigger = .pulled, isRefreshing: Binding<Bool>? = nil,
      phase: Binding<RefreshPhase>? = nil, style: (any RefreshStyle)? = nil, timeout: Double? = nil,
      enabled: Bool? = nil, action: @escaping @MainActor () async throws -> Void
    ) -> some View { self }

    /// Unavailable.
    @available(
      *, unavailable,
      message: """
        write refreshTrailer(isEnabled: flag) { … }, or refreshTrailer(phase: $phase) without a closure; \
        set a style with .refreshStyle(…), a time limit with .refreshOptions { $0.timeoutDuration = … }
        """
    )
    public nonisolated func refreshTrailer(
      _ trigger: RefreshTrigger = .automatic, isRefreshing: Binding<Bool>? = nil,
      phase: Binding<RefreshPhase>? = nil, style: (any RefreshStyle)? = nil, timeout: Double? = nil,
      enabled: Bool? = nil, action: (@MainActor () async throws -> Void)? = nil
    ) -> some View { self }
  }

  @available(
    *, unavailable, message: "set titles with .refreshStyle(.arrow(titles: [.idle: \"…\"]))"
  )
  extension RefreshTrigger: ExpressibleByStringLiteral {
    /// Unavailable.
    public init(stringLiteral: String) { self = .pulled }
  }

  extension LoadMoreResult {
    /// Unavailable.
    @available(*, unavailable, message: "write noMoreData")
    public static var noMore: LoadMoreResult { .noMoreData }
  }
#endif
