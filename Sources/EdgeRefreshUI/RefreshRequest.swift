/// What a modifier asks for. Each evaluation of the modified view's body makes a new one.
struct RefreshRequest {
  /// The edge of the control. It is the same in all requests of a modifier.
  let edge: RefreshEdge
  /// Whether the control loads automatically when its edge comes near.
  var isAutomatic = false
  /// What draws the control.
  var look = RefreshLook.arrow
  /// Whether the user can begin a refresh.
  var isEnabled = true
  var options = RefreshOptions()
  var source: RefreshSource

  /// Whether the control loads more content. Otherwise it refreshes the content.
  var loadsMore: Bool { isAutomatic || !edge.isStart }

  /// Sets the options to the app's, changed by what every modifier does and by the app.
  @MainActor
  mutating func setOptions(changedBy changes: RefreshOptionChanges) {
    options = RefreshConfiguration.default.optionsOfNewControls
    if isAutomatic && edge.isStart { options.loading.keepsVisibleContentInPlace = true }
    // With a binding, the app decides whether there is more data.
    if case .handler = source {
      options.footer.resetsNoMoreDataOnHeaderRefresh = true
    } else {
      options.footer.resetsNoMoreDataOnHeaderRefresh = false
    }
    changes.apply(to: &options, at: edge)
  }

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
