/// What a modifier asks for. Each evaluation of the modified view's body makes a new one.
struct RefreshRequest {
  /// The edge of the control. It is the same in all requests of a modifier.
  let edge: RefreshEdge
  /// Whether the control loads automatically when its edge comes near.
  var isAutomatic = false
  /// What draws the control.
  var look = RefreshLook.arrow
  var options = RefreshOptions()
  var source: RefreshSource

  /// Whether the control loads more content. Otherwise it refreshes the content.
  var loadsMore: Bool { isAutomatic || !edge.isStart }

  /// The control that the request needs.
  var design: RefreshDesign {
    RefreshDesign(edge: edge, isAutomatic: isAutomatic, kind: look.kind, size: look.size)
  }
}

/// What a refresh does.
enum RefreshSource {
  /// Runs a function. The refresh ends when it returns or throws.
  case handler(@MainActor () async throws -> RefreshOutcome)
  /// Follows a value of the app.
  case phase(RefreshPhaseBinding)
}

extension RefreshSource {
  /// A function that refreshes.
  static func handler(refreshing: @escaping @MainActor () async throws -> Void) -> RefreshSource {
    .handler {
      try await refreshing()
      return .success
    }
  }

  /// A function that returns whether there may be more data.
  static func handler(
    loading: @escaping @MainActor () async throws -> LoadMoreResult
  ) -> RefreshSource {
    .handler { try await loading() == .more ? .success : .noMoreData }
  }
}

/// Access to the phase that an app owns.
struct RefreshPhaseBinding {
  /// Returns the phase. While SwiftUI updates its views, this may be the one from before.
  let get: @MainActor () -> RefreshPhase
  /// Sets the phase. It must not be called while SwiftUI updates its views.
  let set: @MainActor (RefreshPhase) -> Void
}
