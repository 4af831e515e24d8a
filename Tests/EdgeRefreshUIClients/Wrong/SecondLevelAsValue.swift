import EdgeRefreshUI
import SwiftUI

struct SecondLevelAsValue: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshHeader {}
      // error: expected argument type 'Binding<Bool>'
      .refreshSecondLevel(isPresented: true) { Text("Camera") }
  }
}
