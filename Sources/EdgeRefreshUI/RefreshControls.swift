public import EdgeRefreshControls
public import Foundation

/// Begins and ends refreshes in code, from within the modified view.
///
/// ```swift
/// struct Retry: View {
///   @Environment(\.refreshControls) private var refreshControls
///
///   var body: some View {
///     Button("Reload") { refreshControls.beginRefreshing() }
///   }
/// }
/// ```
///
/// Like all environment values, it is set for the modified view and its contents, for example rows,
/// a toolbar and an overlay. A sheet should inherit it, which is not verified. Elsewhere, control
/// the refresh with a binding. The value does not retain the controls. If no modifier around the
/// view adds a control to an edge, the methods do nothing there, and debug builds report that.
public struct RefreshControls: Equatable, Sendable {
  private struct Reference: Equatable, Sendable {
    weak var coordinator: RefreshCoordinator?
    let identifier: ObjectIdentifier

    static func == (a: Reference, b: Reference) -> Bool { a.identifier == b.identifier }
  }

  private var references: [RefreshEdge: Reference] = [:]

  mutating func add(_ coordinator: RefreshCoordinator, at edge: RefreshEdge) {
    references[edge] = Reference(
      coordinator: coordinator, identifier: ObjectIdentifier(coordinator))
  }

  /// Begins a refresh, as a pull does: the control opens and the handler is called. If the scroll
  /// view does not exist yet, the refresh begins when it does. During a refresh, this does nothing.
  ///
  /// - Parameter edge: The edge of the control. Default: the top, for the header.
  @MainActor
  public func beginRefreshing(at edge: RefreshEdge = .top) {
    coordinator(at: edge)?.beginRefreshing()
  }

  /// Begins a refresh of the header. With `@Environment(\.refreshControls) private var refresh`, it
  /// is written `refresh()`.
  @MainActor
  public func callAsFunction() { beginRefreshing() }

  /// Ends the refresh at an edge, and cancels the task of its handler. Without a refresh, `success`
  /// resets a footer that has no more data or displays a failure.
  ///
  /// - Parameters:
  ///   - edge: The edge of the control. Default: the top, for the header.
  ///   - outcome: The outcome. Default: success.
  @MainActor
  public func endRefreshing(at edge: RefreshEdge = .top, with outcome: RefreshOutcome = .success) {
    coordinator(at: edge)?.endRefreshing(with: outcome)
  }

  /// Returns whether a refresh is in progress at an edge. Views are not updated when it changes:
  /// use a binding for that.
  ///
  /// - Parameter edge: The edge of the control. Default: the top, for the header.
  /// - Returns: Whether a refresh is in progress.
  @MainActor
  public func isRefreshing(at edge: RefreshEdge = .top) -> Bool {
    coordinator(at: edge)?.control?.isRefreshing ?? false
  }

  /// Records all controls of a scroll view, for a bug report: see `RefreshRecording`.
  ///
  /// - Parameters:
  ///   - file: A file on the device. It is created, or replaced if it exists.
  ///   - edge: The edge of one of the controls. Default: the top, for the header.
  /// - Returns: The recording. Keep a reference to it, and stop it when you have seen the problem.
  ///   `nil` if the scroll view does not exist yet.
  /// - Throws: The error of `FileHandle` if the file cannot be created.
  @MainActor
  public func record(to file: URL, at edge: RefreshEdge = .top) throws -> RefreshRecording? {
    try coordinator(at: edge)?.control?.scrollView.map { try RefreshRecording(of: $0, to: file) }
  }

  @MainActor
  private func coordinator(at edge: RefreshEdge) -> RefreshCoordinator? {
    guard let reference = references[edge] else {
      Diagnostics.report(RefreshMisuse.outsideModifier.message(at: edge, isAutomatic: false))
      return nil
    }
    return reference.coordinator
  }
}
