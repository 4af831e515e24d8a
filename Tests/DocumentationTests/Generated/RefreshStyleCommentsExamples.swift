// The examples of Sources/EdgeRefreshUI/SwiftUI/RefreshStyle.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/RefreshStyle.swift", line: 8)
struct Bar: RefreshStyle {
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ProgressView(value: configuration.isActive ? 1 : min(configuration.progress, 1))
      Text(configuration.title).font(.footnote)
    }
    .padding(8)
    .background(colorScheme == .dark ? Color.gray : Color.white)
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/RefreshStyle.swift", line: 112)
struct Framed: RefreshStyle {
  func makeBody(configuration: Configuration) -> some View {
    RefreshStyleView(.spinner, configuration: configuration).padding().border(.gray)
  }
}
#sourceLocation()
#endif
