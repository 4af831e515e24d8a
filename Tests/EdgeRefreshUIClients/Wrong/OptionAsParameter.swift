import EdgeRefreshUI
import SwiftUI

struct OptionAsParameter: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: extraneous argument label 'resultDuration:' in call
      .refreshHeader(resultDuration: 1) {}
  }
}
