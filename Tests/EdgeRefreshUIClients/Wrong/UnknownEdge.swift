import EdgeRefreshUI
import SwiftUI

struct UnknownEdge: View {
  @Environment(\.refreshControls) private var refreshControls

  var body: some View {
    // error: type 'RefreshEdge' has no member 'header'
    Button("Reload") { refreshControls.beginRefreshing(at: .header) }
  }
}
