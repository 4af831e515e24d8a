import EdgeRefreshUI
import SwiftUI

nonisolated final class StyleOfClass {
  // warning: stored property 'count' of 'Sendable'-conforming class 'StyleOfClass' is mutable
  var count = 0
}

extension StyleOfClass: RefreshStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.title)
  }
}
