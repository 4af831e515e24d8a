import EdgeRefreshUI
import SwiftUI

struct ControlsOffTheMainActor: View {
  @Environment(\.refreshControls) private var refreshControls

  var body: some View {
    Button("Reload") {
      Task.detached { [refreshControls] in
        // error: main actor
        refreshControls.beginRefreshing()
      }
    }
  }
}
