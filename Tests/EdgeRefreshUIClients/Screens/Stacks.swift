import EdgeRefreshUI
import SwiftUI

/// Modifiers of the scroll view.
struct Articles: View {
  @StateObject private var model = FeedModel()

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(model.posts) { PostRow($0) }
      }
      .padding()
    }
    .refreshHeader { try await model.reload() }
    .refreshFooter { try await model.loadNext() }
    .refreshOptions(for: .bottom) { $0.loading.prefetchDistance = .viewLengths(1) }
  }
}

/// Modifiers of the content, and of a view around the scroll view.
struct Around: View {
  @StateObject private var model = FeedModel()

  var body: some View {
    VStack {
      Text("Posts").font(.headline)
      ScrollView {
        VStack {
          ForEach(0..<20, id: \.self) { Text("\($0)") }
        }
        .refreshHeader { try await model.reload() }
      }
      Divider()
    }
    .refreshFooter { .noMoreData }
  }
}

/// Horizontal content, with controls of both kinds at each side.
struct Shelf: View {
  @StateObject private var model = FeedModel()
  @State private var days = Array(0..<7)

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(model.posts) { Text($0.title).frame(width: 160, height: 90) }
        }
      }
      .refreshLeader { try await model.reload() }
      .refreshTrailer { try await model.loadNext() }
      ScrollView(.horizontal) {
        HStack { ForEach(days, id: \.self) { Text("\($0)") } }
      }
      .refreshLeader(.automatic) {
        days.insert((days.first ?? 0) - 1, at: 0)
        return .more
      }
      .refreshTrailer(.pulled) {
        days.append(days.count)
        return days.count < 30 ? .more : .noMoreData
      }
    }
  }
}

/// A chat whose older messages are loaded at the start.
struct Chat: View {
  let service: PostService
  @State private var messages: [Post] = []
  @State private var page = 0

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack {
          ForEach(messages) { Text($0.title).id($0.id) }
        }
      }
      .refreshHeader(.automatic) {
        page += 1
        let older = try await service.posts(page: page)
        messages = older + messages
        return older.isEmpty ? .noMoreData : .more
      }
      .onAppear {
        if let last = messages.last { proxy.scrollTo(last.id, anchor: .bottom) }
      }
    }
  }
}

/// A list in a navigation stack, with a toolbar and a sheet.
@available(iOS 16.0, *)
struct InNavigation: View {
  @StateObject private var model = FeedModel()
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      List(model.posts) { post in
        NavigationLink(post.title) { Text(post.title) }
      }
      .refreshHeader { try await model.reload() }
      .refreshFooter { try await model.loadNext() }
      .navigationTitle("Posts")
      .toolbar { Button("Write") { isPresented = true } }
      .scrollIndicators(.hidden)
    }
    .sheet(isPresented: $isPresented) {
      Feed()
        .refreshStyle(.spinner, for: .top)
    }
  }
}
