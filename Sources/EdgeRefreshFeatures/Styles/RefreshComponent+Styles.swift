package import EdgeRefreshControls
import UIKit

extension RefreshComponent {
  /// Creates a control for an edge that a content view draws, or the library's normal one.
  package static func make(
    at edge: RefreshEdge, isAutomatic: Bool, drawnBy content: (any RefreshContent)?
  ) -> RefreshComponent {
    switch (edge, isAutomatic) {
    case (.top, false): content.map { RefreshHeader(content: $0) } ?? NormalHeader()
    case (.top, true): content.map { AutoHeader(content: $0) } ?? AutoNormalHeader()
    case (.bottom, false): content.map { BackFooter(content: $0) } ?? BackNormalFooter()
    case (.bottom, true): content.map { AutoFooter(content: $0) } ?? AutoNormalFooter()
    case (.leading, false): content.map { RefreshLeader(content: $0) } ?? NormalLeader()
    case (.leading, true): content.map { AutoLeader(content: $0) } ?? AutoNormalLeader()
    case (.trailing, false): content.map { RefreshTrailer(content: $0) } ?? NormalTrailer()
    case (.trailing, true): content.map { AutoTrailer(content: $0) } ?? AutoNormalTrailer()
    }
  }
}
