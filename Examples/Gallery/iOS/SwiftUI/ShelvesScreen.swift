internal import EdgeRefreshUI
internal import SwiftUI

/// Shelves with horizontal content in a vertical scroll view. Each shelf loads more at its end, and
/// the header of the screen reloads all of them.
struct ShelvesScreen: View {
  let server: MessageServer
  @State private var edition = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        ForEach(["New", "Popular", "For you", "Last seen"], id: \.self) { title in
          Shelf(title: title, server: server)
        }
      }
      .padding(.vertical)
      .id(edition)
    }
    .refreshHeader {
      _ = await server.news()
      edition += 1
    }
  }
}

/// A title and a row of tiles.
private struct Shelf: View {
  let title: String
  let server: MessageServer
  @State private var count = 8

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline).padding(.horizontal)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<count, id: \.self) { index in
            Text("\(index + 1)")
              .font(.title)
              .foregroundColor(.white)
              .frame(width: 120, height: 90)
              .background {
                RoundedBackground(color: .avatar(for: "\(title) \(index)"), radius: 12)
              }
          }
        }
        .padding(.horizontal)
      }
      .frame(height: 106)
      .refreshTrailer {
        _ = await server.news()
        count += 6
        return count < 20 ? .more : .noMoreData
      }
    }
  }
}
