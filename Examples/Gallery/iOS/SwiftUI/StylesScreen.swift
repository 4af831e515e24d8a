internal import EdgeRefreshUI
internal import SwiftUI

/// The designs of the library. Choosing another one during a refresh does not end the refresh.
struct StylesScreen: View {
  private enum Design: String, CaseIterable {
    case arrow = "Arrow"
    case spinner = "Spinner"
    case frames = "Frames"
  }

  @StateObject private var model: MessageModel
  @State private var design = Design.frames

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: MessageModel(server: server))
  }

  var body: some View {
    VStack(spacing: 0) {
      buttons
      Divider()
      List(model.items) { MessageRow(message: $0.message) }
        .listStyle(.plain)
        .refreshHeader { try await model.reload() }
        .refreshFooter { try await model.loadMore() }
    }
    .refreshStyle(style)
  }

  private var style: any RefreshStyle {
    switch design {
    case .arrow: .arrow
    case .spinner: .spinner
    case .frames: .frames(PetalImages.turning)
    }
  }

  private var buttons: some View {
    HStack {
      ForEach(Design.allCases, id: \.self) { other in
        Button(other.rawValue) { design = other }
          .font(other == design ? .headline : .body)
          .frame(maxWidth: .infinity)
          .accessibilityValue(other == design ? "selected" : "")
      }
    }
    .padding()
  }
}
