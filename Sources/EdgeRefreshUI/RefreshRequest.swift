import Foundation
import UIKit

/// What a modifier asks for. Each evaluation of the body that applies the modifier makes a new one.
struct RefreshRequest: Sendable {
  /// The edge of the control. It is the same in all requests of a modifier.
  let edge: RefreshEdge
  /// Whether the control loads automatically when its edge comes near.
  var isAutomatic = false
  var look = RefreshLook.arrow
  var environment = ControlEnvironment()
  /// Whether the user can begin a refresh.
  var isEnabled = true
  var options = RefreshOptions()
  /// Whether there is more data; `nil` if the app passes no value.
  var hasMore: Bool?
  /// Called with the error of each handler that fails.
  var reportError: (@MainActor @Sendable (any Error) -> Void)?
  /// The second level of a header; `nil` if it has none.
  var secondLevel: SecondLevelRequest?
  var source: RefreshSource

  /// The app's binding; `nil` if the refresh has a handler.
  var phase: RefreshPhaseBinding? { if case .phase(let binding) = source { binding } else { nil } }

  /// Whether the control loads more content. Otherwise it refreshes the content.
  var loadsMore: Bool { isAutomatic || !edge.isStart }

  /// Sets the options to the app's defaults and the modifier's, and applies the app's changes.
  @MainActor
  mutating func apply(_ changes: RefreshRequestChanges) {
    options = RefreshConfiguration.default.optionsOfNewControls
    if isAutomatic && edge.isStart { options.loading.keepsVisibleContentInPlace = true }
    // With `hasMore` or a phase, the app decides whether there is more data.
    options.footer.resetsWithHeader = hasMore == nil && phase == nil
    changes.apply(to: &self)
  }
}

/// What a refresh does.
enum RefreshSource: Sendable {
  /// Runs a function. The refresh ends when it returns or throws.
  case handler(@MainActor @Sendable () async throws -> RefreshOutcome)
  /// Follows the app's phase.
  case phase(RefreshPhaseBinding)

  /// The action of a modifier. It may return whether there may be more data.
  static func action<Answer>(
    _ action: @escaping @MainActor () async throws -> Answer
  ) -> RefreshSource {
    .handler {
      var answer: Any = try await action()
      if let task = answer as? any StartedTask { answer = try await task.answer() }
      return answer as? Bool == false || answer as? LoadMoreResult == .noMoreData
        ? .noMoreData : .success
    }
  }
}

/// What the action of a control that loads more content may return: a `LoadMoreResult`; a `Bool`,
/// which says whether there may be more data; or a task that returns one of them or nothing. Values
/// of other types that conform to it are ignored.
public protocol LoadMoreResultConvertible: Sendable {}

extension LoadMoreResult: LoadMoreResultConvertible {}
extension Bool: LoadMoreResultConvertible {}
extension Task: LoadMoreResultConvertible {}

/// A task that an action has started instead of awaiting its work. The refresh awaits it.
private protocol StartedTask: Sendable { func answer() async throws -> any Sendable }

extension Task: StartedTask {
  fileprivate func answer() async throws -> any Sendable {
    try await withTaskCancellationHandler(operation: { try await value }, onCancel: { cancel() })
  }
}

/// Access to the phase that an app owns.
struct RefreshPhaseBinding: Sendable {
  /// Returns the phase. While SwiftUI updates its views, this may still be the previous one.
  let get: @MainActor @Sendable () -> RefreshPhase
  /// Sets the phase. It must not be called while SwiftUI updates its views.
  let set: @MainActor @Sendable (RefreshPhase) -> Void

  /// Access to an app's flag that says whether a refresh is in progress.
  static func flag(
    get: @escaping @MainActor @Sendable () -> Bool,
    set: @escaping @MainActor @Sendable (Bool) -> Void
  ) -> RefreshPhaseBinding {
    RefreshPhaseBinding(get: { get() ? .loading : .idle }, set: { set($0 == .loading) })
  }
}

/// The changes that modifiers make to the requests for controls in a view, by edge.
struct RefreshRequestChanges: Sendable {
  typealias Change = @MainActor @Sendable (inout RefreshRequest) -> Void

  private var changes: [(edges: [RefreshEdge], change: Change)] = []

  /// Adds a change for the controls at the given edges; for all controls if no edges are given.
  mutating func add(for edges: [RefreshEdge], _ change: @escaping Change) {
    changes.append((edges, change))
  }

  /// Adds the changes of others, after these.
  mutating func add(_ others: RefreshRequestChanges) { changes += others.changes }

  /// Ends the changes that belong to the control at an edge. A control at that edge in a list
  /// inside, for example in a sheet that a row presents, inherits only the others.
  mutating func addEndOfList(at edge: RefreshEdge) {
    add(for: [edge]) {
      $0.secondLevel = nil
      $0.reportError = nil
      let defaults = RefreshConfiguration.default.optionsOfNewControls.loading
      $0.options.loading.keepsEndVisible = defaults.keepsEndVisible
    }
  }

  /// Changes a request, in the order in which the changes were added.
  @MainActor
  func apply(to request: inout RefreshRequest) {
    for (edges, change) in changes where edges.isEmpty || edges.contains(request.edge) {
      change(&request)
    }
  }
}

/// What modifiers set for the controls in a view.
struct RefreshSettings: Sendable {
  var changes = RefreshRequestChanges()
  /// The styles, which only SwiftUI knows.
  var styles: [RefreshEdge: any Sendable] = [:]

  /// Returns these settings and others, which take precedence.
  func adding(_ others: RefreshSettings) -> RefreshSettings {
    var all = self
    all.changes.add(others.changes)
    all.styles.merge(others.styles) { $1 }
    return all
  }
}

/// The settings inside a view, which apply to the nearest controls around it.
struct InnerSettings: Sendable {
  /// The settings of controls along the vertical axis (`false`) and the horizontal one.
  var settings: [Bool: RefreshSettings] = [:]
  /// The edges that have controls in the view.
  var edges: Set<RefreshEdge> = []

  /// Adds a setting for controls around the view: at the given edges, or at all of them if none is
  /// given. If the view has such a control along the same axis, or any control if no edges are
  /// given, the setting belongs to that one.
  mutating func add(for edges: [RefreshEdge], _ change: (inout RefreshSettings) -> Void) {
    for isHorizontal in [false, true] {
      let hasControl = self.edges.contains {
        edges.isEmpty || ($0.isHorizontal == isHorizontal && edges.contains($0))
      }
      if !hasControl { change(&settings[isHorizontal, default: RefreshSettings()]) }
    }
  }

  /// Adds a control around the view. Settings of controls along the other axis belong to another
  /// scroll view.
  mutating func takeControl(at edge: RefreshEdge) {
    edges.insert(edge)
    settings[!edge.isHorizontal] = nil
  }

  mutating func add(_ others: InnerSettings) {
    settings.merge(others.settings) { $0.adding($1) }
    edges.formUnion(others.edges)
  }
}

/// How the user begins a refresh or a load.
public enum RefreshTrigger: Sendable, CaseIterable {
  /// By coming near the edge of the content.
  case automatic
  /// By pulling the content past its edge and lifting the finger.
  case pulled
}

/// The phase of a refresh or a load that a binding controls.
///
/// The app owns the value. The control sets ``loading`` when the user begins a refresh, and
/// ``failed`` when a refresh exceeds its time limit. When a failure that the user can retry is
/// reset, it sets ``idle``. When `refreshControls` ends a refresh or resets a footer, the control
/// sets the phase of the outcome. The app makes the other changes. When the value or the control
/// changes, the other one follows in the next turn of the main loop.
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
  /// No refresh is in progress. Setting it during a refresh ends the refresh as successful. At
  /// other times, it resets a failure or "no more data".
  case idle
  /// A refresh is in progress, or waits for a window. Setting it opens the control, as a pull does.
  /// If another control blocks this one, the phase returns to its previous value.
  case loading
  /// The last refresh has failed. Setting it during a refresh ends the refresh as failed. The
  /// control displays the failure only if `showsFailure` or `resultDuration` is set.
  case failed
  /// There is no more data. A control that loads more content stays visible but does not load until
  /// another value is set; a header or leader that is pulled ends its refresh as successful.
  case noMoreData

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
