import EdgeRefreshUI
import SwiftUI

/// Code that is written before the documentation is read.
struct ReloadButton: View {
  @Environment(\.refreshControls) private var refresh

  var body: some View { Button("Reload") { refresh() } }
}

struct SpinningStyle: RefreshStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isRefreshing { ProgressView() } else { Text(configuration.title) }
  }
}
