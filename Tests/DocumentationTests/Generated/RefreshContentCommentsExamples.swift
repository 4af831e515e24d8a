// The examples of Sources/EdgeRefreshControls/Parts/RefreshContent.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

#sourceLocation(file: "Sources/EdgeRefreshControls/Parts/RefreshContent.swift", line: 7)
final class Dot: UIView, RefreshContent {
  func render(_ presentation: RefreshPresentation) {
    alpha = min(1, presentation.progress)
    backgroundColor = presentation.state == .pulling ? .systemGreen : .systemGray
  }
}
#sourceLocation()
