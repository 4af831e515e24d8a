import EdgeRefresh
import UIKit

/// A control that tells of each change of its state from within the setter, as an app's subclass can
/// act there.
@MainActor
protocol StateReporting: RefreshComponent {
  /// Called with the old and the new state.
  var stateDidChange: ((RefreshState, RefreshState) -> Void)? { get set }
}

extension TraceHost {
  static let reportingKinds: [String: @MainActor () -> RefreshComponent] = [
    "StateHeader": { ReportingStateHeader() },
    "NormalHeader": { ReportingNormalHeader() },
    "GifHeader": { ReportingGifHeader() },
    "BackStateFooter": { ReportingBackStateFooter() },
    "BackNormalFooter": { ReportingBackNormalFooter() },
    "BackGifFooter": { ReportingBackGifFooter() },
    "AutoStateFooter": { ReportingAutoStateFooter() },
    "AutoNormalFooter": { ReportingAutoNormalFooter() },
    "AutoGifFooter": { ReportingAutoGifFooter() },
    "StateTrailer": { ReportingStateTrailer() },
    "NormalTrailer": { ReportingNormalTrailer() },
    "AutoNormalTrailer": { ReportingAutoNormalTrailer() },
    "StateLeader": { ReportingStateLeader() },
    "NormalLeader": { ReportingNormalLeader() },
  ]
}

private final class ReportingStateHeader: StateHeader, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingNormalHeader: NormalHeader, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingGifHeader: GifHeader, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingBackStateFooter: BackStateFooter, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingBackNormalFooter: BackNormalFooter, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingBackGifFooter: BackGifFooter, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingAutoStateFooter: AutoStateFooter, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingAutoNormalFooter: AutoNormalFooter, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingAutoGifFooter: AutoGifFooter, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingStateTrailer: StateTrailer, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingNormalTrailer: NormalTrailer, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingAutoNormalTrailer: AutoNormalTrailer, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingStateLeader: StateLeader, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingNormalLeader: NormalLeader, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

extension RefreshComponent {
  /// Whether the control is before or after horizontal content.
  var isAtSide: Bool { self is RefreshTrailer || self is RefreshLeader }
}
