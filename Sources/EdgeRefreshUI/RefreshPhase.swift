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
