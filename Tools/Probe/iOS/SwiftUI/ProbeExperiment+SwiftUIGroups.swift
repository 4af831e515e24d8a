internal import SwiftUI
internal import UIKit

extension ProbeExperiment {
  /// How SwiftUI applies a modifier to several views.
  static let swiftUIGroups: [ProbeExperiment] = ProbeGroup.Kind.allCases.map { kind in
    ProbeExperiment(
      "swiftui-group-\(kind.rawValue)",
      "How many markers and how many states a modifier of several views has, and what an exchanged "
        + "branch does with them."
    ) { stage in
      let (model, log) = (ProbeModel(), ProbeGroupLog())
      stage.show(ProbeGroup(kind: kind, model: model, log: log))
      stage.retained += [model, log]
      stage.read {
        [
          "states": log.states.count,
          "markersMade": log.states.map(\.made), "markersInWindow": log.states.map(\.inWindow),
          "markersDismantled": log.states.map(\.dismantled),
          "markersUpdated": log.states.map(\.updated),
        ]
      }
      stage.step("nothing happens", for: 0.3) {}
      stage.step("the branch is exchanged", for: 0.5) { model.isShown = false }
      stage.step("the branch is exchanged again", for: 0.5) { model.isShown = true }
      stage.step("rows are removed", for: 0.5) { model.rowCount = 1 }
    }
  }

  /// The views around the content of a page.
  static let swiftUIPages: [ProbeExperiment] = [ProbeContent.Kind.list, .stack].map { kind in
    ProbeExperiment(
      "swiftui-pages-\(kind.rawValue)",
      "The scroll views and the view controllers around the content of a page of a TabView."
    ) { stage in
      let (model, markers) = (ProbeModel(), ProbeMarkers())
      stage.show(
        TabView {
          ProbeContent(kind: kind, model: model).overlayMarker(markers)
          Text("Second page")
        }
        .tabViewStyle(.page))
      stage.retained += [model, markers]
      stage.read {
        guard let marker = markers["overlay"] else { return ["exists": false] }
        let around = sequence(first: marker as UIView, next: \.superview)
        let scrollViews = around.compactMap { $0 as? UIScrollView }
        return [
          "exists": true, "classes": marker.classNames(upTo: stage.canvas),
          "scrollViews": scrollViews.map { "\(type(of: $0))" },
          "turnPages": scrollViews.map(\.isPagingEnabled),
          "contentSizes": scrollViews.map(\.contentSize),
          "isInCell": around.contains { $0 is UICollectionViewCell },
          "controllers": around.compactMap { $0.next as? UIViewController }
            .map { "\(type(of: $0))" },
        ]
      }
      stage.step("nothing happens", for: 0.5) {}
      stage.step("another view is shown", for: 0.5) { model.isShown = false }
      stage.step("the content is shown again", for: 0.5) { model.isShown = true }
    }
  }
}

/// Where content is placed, and how large it is.
enum ProbePlace: String, CaseIterable {
  case padded, wide, offset
  case ignoringSafeArea = "ignoring-safe-area"
}

/// Content at a place, with a marker around it.
struct ProbePlacedContent: View {
  let kind: ProbeContent.Kind
  let place: ProbePlace
  let model: ProbeModel
  let markers: ProbeMarkers

  var body: some View {
    let content = ProbeContent(kind: kind, model: model)
    switch place {
    case .padded: content.overlayMarker(markers).padding(20)
    case .wide: content.padding(.horizontal, -20).overlayMarker(markers)
    case .offset: content.offset(y: -60).overlayMarker(markers)
    case .ignoringSafeArea: content.ignoresSafeArea(edges: .top).overlayMarker(markers)
    }
  }
}

/// The states that SwiftUI has made for a modifier.
@MainActor final class ProbeGroupLog {
  fileprivate(set) var states: [ProbeMarkers] = []
}

/// A modifier with a state, like those of the library.
private struct ProbeGroupModifier: ViewModifier {
  let log: ProbeGroupLog
  @State private var markers = ProbeMarkers()

  func body(content: Content) -> some View {
    content.overlayMarker(registered)
  }

  private var registered: ProbeMarkers {
    if !log.states.contains(where: { $0 === markers }) { log.states.append(markers) }
    return markers
  }
}

/// Several views that a modifier applies to.
private struct ProbeGroup: View {
  enum Kind: String, CaseIterable {
    case branches, group, rows
  }

  let kind: Kind
  @ObservedObject var model: ProbeModel
  let log: ProbeGroupLog

  var body: some View {
    VStack {
      switch kind {
      case .branches:
        Group {
          if model.isShown { List { Text("First") } } else { List { Text("Second") } }
        }
        .modifier(ProbeGroupModifier(log: log))
      case .group:
        Group {
          List { Text("First") }
          if model.isShown { List { Text("Second") } }
        }
        .modifier(ProbeGroupModifier(log: log))
      case .rows:
        List {
          ForEach(0..<model.rowCount, id: \.self) { Text("Row \($0)") }
            .modifier(ProbeGroupModifier(log: log))
        }
      }
    }
  }
}
