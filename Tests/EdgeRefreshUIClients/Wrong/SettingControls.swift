import EdgeRefreshUI
import SwiftUI

struct SettingControls: View {
  @Environment(\.refreshControls) private var refreshControls

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: WritableKeyPath<EnvironmentValues, RefreshControls>
      .environment(\.refreshControls, refreshControls)
  }
}
