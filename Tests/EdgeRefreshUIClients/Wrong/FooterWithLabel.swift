import EdgeRefreshUI
import SwiftUI

struct FooterWithLabel: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: extraneous argument label 'trigger:' in call
      .refreshFooter(trigger: .pulled) { .noMoreData }
  }
}
