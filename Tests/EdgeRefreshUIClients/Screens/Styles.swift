import EdgeRefreshUI
import SwiftUI
import UIKit

/// The designs of the library, for every edge.
struct StandardStyles: View {
  let images: [UIImage]

  var body: some View {
    VStack {
      Feed()
        .refreshHeaderStyle(.arrow)
        .refreshFooterStyle(.spinner)
      Shelf()
        .refreshLeaderStyle(.frames(images))
        .refreshTrailerStyle(.frames(images, duration: 0.8))
    }
    .refreshHeaderStyle(.frames(images.reversed()))
    .refreshFooterStyle(.arrow)
    .refreshLeaderStyle(.spinner)
    .refreshTrailerStyle(.arrow)
  }
}

/// A design without settings, from the documentation.
struct Bar: RefreshStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ProgressView(value: configuration.isActive ? 1 : min(configuration.progress, 1))
      Text(configuration.title).font(.footnote)
    }
    .padding(8)
  }
}

/// A design with values, a length, and every member of the configuration.
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

/// A generic design, with a stored function.
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

/// A design that is shared by name.
extension RefreshStyle where Self == Bar {
  static var bar: Bar { Bar() }
}

struct OwnStyles: View {
  @State private var isPlain = false

  var body: some View {
    VStack {
      Feed()
        .refreshHeaderStyle(.bar)
        .refreshFooterStyle(Detailed(color: .green, length: nil))
      Shelf()
        .refreshLeaderStyle(Bar())
        .refreshTrailerStyle(
          Custom { configuration in
            Text(configuration.title)
            if configuration.isActive { ProgressView() }
          })
      if isPlain {
        Feed().refreshHeaderStyle(.arrow)
      } else {
        Feed().refreshHeaderStyle(Detailed())
      }
    }
  }
}

/// A design that is a class, with a state and images.
final class Counting: RefreshStyle {
  let images: [UIImage]
  private(set) var count = 0

  init(images: [UIImage]) {
    self.images = images
  }

  func makeBody(configuration: Configuration) -> some View {
    count += 1
    return Image(uiImage: images[count % images.count])
  }
}
