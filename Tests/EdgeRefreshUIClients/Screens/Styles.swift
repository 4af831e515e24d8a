import EdgeRefreshUI
import SwiftUI
import UIKit

/// The styles of the library, for every edge.
struct StandardStyles: View {
  let images: [UIImage]

  var body: some View {
    VStack {
      Feed()
        .refreshStyle(.arrow, for: .top)
        .refreshStyle(.spinner, for: .bottom)
      Shelf()
        .refreshStyle(.frames(images), for: .leading)
        .refreshStyle(.frames(images, duration: 0.8), for: .trailing)
    }
    .refreshStyle(.frames(images.reversed()), for: .top)
    .refreshStyle(.arrow, for: .bottom)
    .refreshStyle(.spinner, for: .leading)
    .refreshStyle(.arrow, for: .trailing)
  }
}

/// A style without settings, from the documentation.
struct Bar: RefreshStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ProgressView(value: configuration.isActive ? 1 : min(configuration.progress, 1))
      Text(configuration.title).font(.footnote)
    }
    .padding(8)
  }
}

/// A style with values, a length, and every member of the configuration.
struct Detailed: RefreshStyle {
  var color = Color.blue
  var length: CGFloat? = 80

  func makeBody(configuration: Configuration) -> some View {
    if let outcome = configuration.outcome {
      Text(outcome.isSuccess ? "Done" : "Failed").foregroundColor(color)
    } else if configuration.isActive {
      ProgressView()
    } else {
      switch configuration.state {
      case .noMoreData: Text(configuration.title)
      case .pulling: arrow.rotationEffect(.degrees(180))
      case .idle, .refreshing, .willRefresh:
        arrow
          .opacity(Double(min(configuration.progress, 1)))
          .offset(x: configuration.edge.isHorizontal ? 4 : 0)
      }
    }
  }

  private var arrow: some View {
    Image(systemName: "arrow.down").foregroundColor(color)
  }
}

/// A generic style, with a stored function.
struct Custom<Content: View>: RefreshStyle {
  let content: @MainActor @Sendable (RefreshStyleConfiguration) -> Content

  init(@ViewBuilder content: @escaping @MainActor @Sendable (RefreshStyleConfiguration) -> Content)
  {
    self.content = content
  }

  func makeBody(configuration: Configuration) -> some View {
    content(configuration)
  }
}

/// A style that is shared by name.
extension RefreshStyle where Self == Bar {
  static var bar: Bar { Bar() }
}

struct OwnStyles: View {
  @State private var isPlain = false

  var body: some View {
    VStack {
      Feed()
        .refreshStyle(.bar, for: .top)
        .refreshStyle(Detailed(color: .green, length: nil), for: .bottom)
      Shelf()
        .refreshStyle(Bar(), for: .leading)
        .refreshStyle(
          Custom { configuration in
            Text(configuration.title)
            if configuration.isActive { ProgressView() }
          }, for: .trailing)
      if isPlain {
        Feed().refreshStyle(.arrow, for: .top)
      } else {
        Feed().refreshStyle(Detailed(), for: .top)
      }
    }
  }
}

/// A style with a state, values of the environment and a model that it observes.
struct Stateful: RefreshStyle {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.refreshControls) private var refreshControls
  @EnvironmentObject private var model: FeedModel
  @ObservedObject var other: FeedModel
  @State private var isExpanded = false
  @State private var images: [UIImage] = []
  @StateObject private var own = FeedModel()
  @AppStorage("accent") private var accent = "orange"

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      if let error = configuration.error {
        Text(isExpanded ? error.localizedDescription : configuration.title)
        Button("Retry") { configuration.retry() }
        Button("More") { isExpanded.toggle() }
      } else {
        RefreshStyleView(.spinner, configuration: configuration)
        Text("\(model.posts.count + other.posts.count + own.posts.count) of \(accent)")
      }
    }
    .foregroundColor(colorScheme == .dark ? .white : .black)
  }
}

/// A style with properties that are not sendable.
struct Calling: RefreshStyle {
  final class Formatter { var unit = "posts" }

  let count: Int
  let formatter = Formatter()
  let text: (Int, String) -> String
  let action: () -> Void
  @Binding var isExpanded: Bool

  func makeBody(configuration: RefreshStyleConfiguration) -> some View {
    Button(text(count, formatter.unit), action: action)
    Toggle("All", isOn: $isExpanded)
  }
}

/// A style that changes what another one draws.
struct Framed<Inner: RefreshStyle>: RefreshStyle {
  let inner: Inner

  func makeBody(configuration: Configuration) -> some View {
    var changed = configuration
    changed.title = configuration.title.uppercased()
    return VStack {
      RefreshStyleView(inner, configuration: changed)
      FramesRefreshStyle([], duration: 1).makeBody(configuration: configuration)
      ArrowRefreshStyle(titles: [.idle: "Pull"]).makeBody(configuration: configuration)
      SpinnerRefreshStyle().makeBody(configuration: configuration)
    }
    .border(Color.gray)
  }
}

/// A style that depends on a value, and texts of the app.
struct ChosenStyles: View {
  @StateObject private var model = FeedModel()
  let isPlain: Bool
  let images: [UIImage]
  var design: any RefreshStyle { isPlain ? .arrow : .frames(images) }

  var body: some View {
    Feed()
      .refreshStyle(isPlain ? .spinner : .bar, for: .top, .bottom)
      .refreshStyle(design, for: .leading)
      .refreshStyle(.arrow(titles: [.idle: "Pull for news", .refreshing: "Checking"]), for: .top)
      .refreshStyle(Framed(inner: Detailed()))
      .refreshStyle(Stateful(other: model), for: .bottom)
      .refreshStyle(
        Calling(
          count: images.count, text: { "\($0) \($1)" }, action: { model.cancel() },
          isExpanded: .constant(true)), for: .trailing)
  }
}

/// Previews of a style.
struct Detailed_Previews: PreviewProvider {
  static var previews: some View {
    RefreshStyleView(Detailed(), configuration: RefreshStyleConfiguration(state: .refreshing))
    RefreshStyleView(
      .bar, configuration: .init(progress: 0.4, edge: .bottom, title: "Pull up"))
    RefreshStyleView(
      .spinner,
      configuration: .init(outcome: .failure, error: Offline(), title: "Not available"))
  }
}
