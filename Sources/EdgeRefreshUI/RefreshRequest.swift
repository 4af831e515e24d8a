import UIKit

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
      options.footer.resetsWithHeader = true
    } else {
      options.footer.resetsWithHeader = false
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
  case handler(@MainActor @Sendable () async throws -> RefreshOutcome)
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

/// The changes of options that modifiers make, by edge. They are values of the environment.
struct RefreshOptionChanges: Sendable {
  typealias Change = @Sendable (inout RefreshOptions) -> Void

  private var changes: [(edges: Set<RefreshEdge>, change: Change)] = []

  /// Adds a change for the controls at edges; for all controls if there are none.
  mutating func add(for edges: Set<RefreshEdge>, _ change: @escaping Change) {
    changes.append((edges, change))
  }

  /// Changes the options of a control at an edge, in the order in which the changes were added.
  func apply(to options: inout RefreshOptions, at edge: RefreshEdge) {
    for (edges, change) in changes where edges.isEmpty || edges.contains(edge) {
      change(&options)
    }
  }
}

/// How a footer or trailer begins to load.
public enum LoadMoreTrigger: Sendable, CaseIterable {
  /// When the end of the content comes near.
  case automatic
  /// When the user pulls the content past its end and lifts the finger.
  case pulled
}

/// The phase of a refresh or a load that a binding controls.
///
/// The app owns the value. The control sets ``loading`` when the user begins a refresh, ``failed``
/// when a refresh exceeds its time limit, and the phase of the outcome when `refreshControls` ends a
/// refresh or resets a footer. All other changes are the app's, and the control follows them. The
/// two always say the same: whichever has changed last, the other one follows in the next turn of
/// the main loop.
///
/// ```swift
/// struct Inbox: View {
///   @State private var phase = RefreshPhase.idle
///
///   var body: some View {
///     List(0..<20, id: \.self) { Text("Message \($0)") }
///       .refreshHeader(phase: $phase)
///       .task(id: phase) {
///         guard phase == .loading else { return }
///         try? await Task.sleep(nanoseconds: 1_000_000_000)
///         phase = .idle
///       }
///   }
/// }
/// ```
public enum RefreshPhase: Hashable, Sendable, CaseIterable {
  /// No refresh is in progress. Setting it during a refresh ends the refresh as successful; setting
  /// it otherwise resets a control that displays a failure or that there is no more data.
  case idle
  /// A refresh is in progress, or waits for a window. Setting it opens the control, as a pull does.
  /// If another control blocks this one, the phase becomes the one from before again.
  case loading
  /// The last refresh has failed. Setting it during a refresh ends the refresh as failed. The
  /// control displays that only if `showsFailure` or `resultDuration` is set.
  case failed
  /// There is no more data. A control that loads more content stays visible but does not load until
  /// another value is set; a header or leader that is pulled ends its refresh as successful.
  case noMoreData
}

extension RefreshPhase {
  /// The phase after a refresh with an outcome.
  init(after outcome: RefreshOutcome) {
    self =
      switch outcome {
      case .success, .cancelled: .idle
      case .failure: .failed
      case .noMoreData: .noMoreData
      }
  }

  /// The outcome of a refresh that the app ends by setting the phase; `nil` for ``loading``.
  var outcome: RefreshOutcome? {
    switch self {
    case .idle: .success
    case .loading: nil
    case .failed: .failure
    case .noMoreData: .noMoreData
    }
  }
}
