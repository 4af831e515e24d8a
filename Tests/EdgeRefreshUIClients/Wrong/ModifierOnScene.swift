import EdgeRefreshUI
import SwiftUI

struct ModifierOnScene: App {
  var body: some Scene {
    WindowGroup { Text("Feed") }
      // error: has no member 'refreshHeader'
      .refreshHeader {}
  }
}
