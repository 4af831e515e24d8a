import EdgeRefreshUI
import SwiftUI

struct ErrorWithoutParameter: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshHeader {}
      // error: expects 1 argument
      .onRefreshError { print("failed") }
  }
}
