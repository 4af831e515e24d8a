// The examples of Sources/EdgeRefreshControls/Recording/RefreshRecording.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

#sourceLocation(file: "Sources/EdgeRefreshControls/Recording/RefreshRecording.swift", line: 8)
@MainActor
func record(_ scrollView: UIScrollView, to file: URL) throws -> RefreshRecording {
  try RefreshRecording(of: scrollView, to: file)
}
#sourceLocation()
