// The examples of Sources/EdgeRefreshControls/Component/RefreshComponent.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

#sourceLocation(file: "Sources/EdgeRefreshControls/Component/RefreshComponent.swift", line: 465)
@MainActor
func show(_ states: AsyncStream<RefreshState>, in label: UILabel) async {
  for await state in states { label.text = state.isRefreshing ? "Loading" : nil }
}
#sourceLocation()
