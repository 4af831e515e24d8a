import EdgeRefresh
import UIKit

/// A control that calls a block from the setter of its state, where an app's subclass can act.
@MainActor
protocol StateReporting: RefreshComponent {
  /// Called with the old and the new state.
  var stateDidChange: ((RefreshState, RefreshState) -> Void)? { get set }
}

extension Trace.ControlKind {
  /// Makes a control. Each kind has its own class, because only a subclass can override `state` and
  /// a generic class cannot inherit from its parameter.
  @MainActor
  func makeControl() -> RefreshComponent {
    switch self {
    case .stateHeader: ReportingStateHeader()
    case .normalHeader: ReportingNormalHeader()
    case .gifHeader: ReportingGifHeader()
    case .backStateFooter: ReportingBackStateFooter()
    case .backNormalFooter: ReportingBackNormalFooter()
    case .backGifFooter: ReportingBackGifFooter()
    case .autoStateFooter: ReportingAutoStateFooter()
    case .autoNormalFooter: ReportingAutoNormalFooter()
    case .autoGifFooter: ReportingAutoGifFooter()
    case .stateTrailer: ReportingStateTrailer()
    case .normalTrailer: ReportingNormalTrailer()
    case .autoNormalTrailer: ReportingAutoNormalTrailer()
    case .stateLeader: ReportingStateLeader()
    case .normalLeader: ReportingNormalLeader()
    case .autoNormalHeader: ReportingAutoNormalHeader()
    case .autoNormalLeader: ReportingAutoNormalLeader()
    }
  }
}

private final class ReportingStateHeader: StateHeader, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingNormalHeader: NormalHeader, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingGifHeader: ImageHeader, StateReporting {
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

private final class ReportingBackGifFooter: BackImageFooter, StateReporting {
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

private final class ReportingAutoGifFooter: AutoImageFooter, StateReporting {
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

private final class ReportingAutoNormalHeader: AutoNormalHeader, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}

private final class ReportingAutoNormalLeader: AutoNormalLeader, StateReporting {
  var stateDidChange: ((RefreshState, RefreshState) -> Void)?
  override var state: RefreshState { didSet { stateDidChange?(oldValue, state) } }
}
