import EdgeRefresh
import UIKit

@testable import EdgeRefreshControls

/// The kinds of controls that an app can add to a scroll view.
enum ControlKind: CaseIterable {
  case stateHeader, normalHeader, gifHeader
  case backStateFooter, backNormalFooter, backGifFooter
  case autoStateFooter, autoNormalFooter, autoGifFooter
  case stateTrailer, normalTrailer, autoNormalTrailer
  case stateLeader, normalLeader
  case autoNormalHeader, autoNormalLeader

  static let oneOnEachEdge: [ControlKind] = [
    .normalHeader, .autoNormalFooter, .normalTrailer, .normalLeader,
  ]

  @MainActor func make() -> RefreshComponent {
    switch self {
    case .stateHeader: StateHeader()
    case .normalHeader: NormalHeader()
    case .gifHeader: ImageHeader().setImages(Self.images, for: .idle)
    case .backStateFooter: BackStateFooter()
    case .backNormalFooter: BackNormalFooter()
    case .backGifFooter: BackImageFooter().setImages(Self.images, for: .idle)
    case .autoStateFooter: AutoStateFooter()
    case .autoNormalFooter: AutoNormalFooter()
    case .autoGifFooter: AutoImageFooter().setImages(Self.images, for: .refreshing)
    case .stateTrailer: StateTrailer()
    case .normalTrailer: NormalTrailer()
    case .autoNormalTrailer: AutoNormalTrailer()
    case .stateLeader: StateLeader()
    case .normalLeader: NormalLeader()
    case .autoNormalHeader: AutoNormalHeader()
    case .autoNormalLeader: AutoNormalLeader()
    }
  }

  @MainActor private static let images = UIImage.blanks(4)
}
