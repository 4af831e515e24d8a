#if canImport(SwiftUI)
  public import EdgeRefreshControls
  public import SwiftUI

  // Without these, the compiler says about a trigger that `Bool` has no such member.
  extension View {
    /// Not available: only controls that load more content have a trigger.
    @available(
      *, unavailable,
      message: "A header is pulled and has no trigger. Use 'autoHeader' to load automatically."
    )
    public nonisolated func refreshHeader(
      _ trigger: LoadMoreTrigger, action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View {
      self
    }

    /// Not available: only controls that load more content have a trigger.
    @available(
      *, unavailable,
      message: "A header is pulled and has no trigger. Use 'autoHeader' to load automatically."
    )
    public nonisolated func refreshHeader(
      _ trigger: LoadMoreTrigger, action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      self
    }

    /// Not available: only controls that load more content have a trigger.
    @available(
      *, unavailable,
      message: "A leader is pulled and has no trigger. Use 'autoLeader' to load automatically."
    )
    public nonisolated func refreshLeader(
      _ trigger: LoadMoreTrigger, action: @escaping @MainActor () async throws -> LoadMoreResult
    ) -> some View {
      self
    }

    /// Not available: only controls that load more content have a trigger.
    @available(
      *, unavailable,
      message: "A leader is pulled and has no trigger. Use 'autoLeader' to load automatically."
    )
    public nonisolated func refreshLeader(
      _ trigger: LoadMoreTrigger, action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      self
    }
  }
#endif
