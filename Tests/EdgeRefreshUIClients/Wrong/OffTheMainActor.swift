import EdgeRefreshUI
import SwiftUI
import UIKit

struct OffTheMainActor: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshHeader {
        await Task.detached {
          // error: main actor-isolated class method
          UIView.setAnimationsEnabled(false)
        }.value
      }
  }
}
