// The examples of Sources/EdgeRefresh/Content/RefreshPresentation.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

#sourceLocation(file: "Sources/EdgeRefresh/Content/RefreshPresentation.swift", line: 24)
final class Dot: UIView, RefreshContent {
  func render(_ presentation: RefreshPresentation) {
    alpha = min(1, presentation.pullingPercent)
    backgroundColor = presentation.state == .pulling ? .systemGreen : .systemGray
  }
}
#sourceLocation()
