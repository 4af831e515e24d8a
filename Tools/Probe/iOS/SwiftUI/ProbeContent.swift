internal import Combine
internal import SwiftUI

/// The model of an experiment's content. Changing it updates the views.
@MainActor final class ProbeModel: ObservableObject {
  @Published var rowCount = 40
  @Published var isGrouped = false
  @Published var isShown = true
  @Published var generation = 0
}

/// Scrolling content with rows that are 44 points high.
struct ProbeContent: View {
  /// The kinds of content.
  enum Kind: String, CaseIterable {
    case list
    case stack
    case lazyStack = "lazy-stack"
    case horizontal
  }

  let kind: Kind
  @ObservedObject var model: ProbeModel
  /// The markers in the rows; `nil` for rows without one.
  var rowMarkers: ProbeMarkers?
  /// The marker in the content of a scroll view.
  var contentMarker: ProbeMarkers?

  var body: some View {
    if model.isShown {
      content.id(model.generation)
    } else {
      Text("Empty")
    }
  }

  @ViewBuilder private var content: some View {
    switch kind {
    case .list:
      if model.isGrouped {
        List { rows }.listStyle(.insetGrouped)
      } else {
        List { rows }.listStyle(.plain)
      }
    case .stack:
      ScrollView { VStack(spacing: 0) { rows }.overlay { marker } }
    case .lazyStack:
      ScrollView { LazyVStack(spacing: 0) { rows }.overlay { marker } }
    case .horizontal:
      ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows }.overlay { marker } }
    }
  }

  private var rows: some View {
    ForEach(0..<model.rowCount, id: \.self) { row in
      Text("Row \(row)")
        .frame(width: kind == .horizontal ? 100 : nil, height: 44)
        .overlay {
          if let rowMarkers { ProbeMarker(name: "row \(row)", markers: rowMarkers) }
        }
    }
  }

  @ViewBuilder private var marker: some View {
    if let contentMarker { ProbeMarker(name: "content", markers: contentMarker) }
  }
}
