import EdgeRefreshUI
import SwiftUI

// error: does not conform to protocol 'RefreshStyle'
struct StyleWithoutBody: RefreshStyle {
  var color = Color.blue
}
