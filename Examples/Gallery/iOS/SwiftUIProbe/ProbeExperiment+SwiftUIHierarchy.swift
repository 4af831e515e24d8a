internal import SwiftUI
internal import UIKit

extension ProbeExperiment {
  /// The classes of the views around a marker.
  static let swiftUIAncestors: [ProbeExperiment] = ProbeContent.Kind.allCases.map { kind in
    ProbeExperiment(
      "swiftui-ancestors-\(kind.rawValue)",
      "The classes of the views around a marker in a row, in the content and in an overlay."
    ) { stage in
      let (model, markers) = (ProbeModel(), ProbeMarkers())
      stage.show(
        ProbeContent(kind: kind, model: model, rowMarkers: markers, contentMarker: markers)
          .cornerMarkers(markers))
      stage.retained += [model, markers]
      stage.read {
        [
          "row": markers["row 0"]?.classNames(upTo: stage.canvas),
          "content": markers["content"]?.classNames(upTo: stage.canvas),
          "overlay": markers["end"]?.classNames(upTo: stage.canvas),
          "scrollView": stage.scrollView.map { "\(type(of: $0))" },
          "aroundScrollView": stage.scrollView?.classNames(upTo: stage.canvas),
        ]
      }
      // The views are made in a later turn.
      stage.step("nothing happens", for: 0.3) {}
    }
  }

  /// What the search for the scroll view relies on.
  static let swiftUIOrder: [ProbeExperiment] = ProbeContent.Kind.allCases.map { kind in
    ProbeExperiment(
      "swiftui-order-\(kind.rawValue)",
      "Whether markers in an overlay come after the scroll view, and whether they are at its corners."
    ) { stage in
      let (model, markers) = (ProbeModel(), ProbeMarkers())
      stage.show(ProbeContent(kind: kind, model: model).cornerMarkers(markers).padding(20))
      stage.retained += [model, markers]
      stage.read {
        guard let scrollView = stage.scrollView, let start = markers["start"],
          let end = markers["end"]
        else { return ["found": false] }
        let frame = scrollView.convert(scrollView.bounds, to: stage.canvas)
        let first = start.convert(CGPoint.zero, to: stage.canvas)
        let last = end.convert(CGPoint.zero, to: stage.canvas)
        return [
          "found": true, "startComesAfter": start.comesAfter(scrollView),
          "endComesAfter": end.comesAfter(scrollView),
          "startFromCorner": CGPoint(x: first.x - frame.minX, y: first.y - frame.minY),
          "endFromCorner": CGPoint(x: last.x - frame.maxX, y: last.y - frame.maxY),
          "enteredWindow": markers.entered,
        ]
      }
      stage.step("nothing happens", for: 0.3) {}
      stage.step("a row is appended", for: 0.3) { model.rowCount += 1 }
      stage.step("the content is replaced", for: 0.3) { model.generation += 1 }
    }
  }

  /// When SwiftUI replaces the scroll view.
  static let swiftUIReplacement: [ProbeExperiment] = ProbeContent.Kind.allCases.map { kind in
    ProbeExperiment(
      "swiftui-replaced-\(kind.rawValue)",
      "Whether the scroll view and markers around it are replaced by an update."
    ) { stage in
      let (model, markers) = (ProbeModel(), ProbeMarkers())
      stage.show(ProbeContent(kind: kind, model: model).cornerMarkers(markers))
      stage.retained += [model, markers]
      weak var last: UIScrollView?
      stage.read {
        let scrollView = stage.scrollView
        defer { last = scrollView }
        return [
          "exists": scrollView != nil, "isTheSame": last != nil && scrollView === last,
          "markersMade": markers.made, "markersDismantled": markers.dismantled,
        ]
      }
      stage.step("nothing happens", for: 0.3) {}
      stage.step("a row is appended", for: 0.3) { model.rowCount += 1 }
      stage.step("all rows are removed", for: 0.3) { model.rowCount = 0 }
      stage.step("rows are added", for: 0.3) { model.rowCount = 40 }
      if kind == .list {
        stage.step("the style of the list changes", for: 0.3) { model.isGrouped = true }
      }
      stage.step("the identity changes", for: 0.3) { model.generation += 1 }
      stage.step("another view is shown", for: 0.3) { model.isShown = false }
      stage.step("the content is shown again", for: 0.3) { model.isShown = true }
    }
  }

  /// Whether markers in rows are dismantled.
  static let swiftUIRecycling: [ProbeExperiment] = [ProbeContent.Kind.list, .lazyStack].map {
    kind in
    ProbeExperiment(
      "swiftui-recycling-\(kind.rawValue)",
      "Whether markers in rows are dismantled or only leave the window when they scroll away."
    ) { stage in
      let (model, markers) = (ProbeModel(), ProbeMarkers())
      model.rowCount = 400
      stage.show(ProbeContent(kind: kind, model: model, rowMarkers: markers))
      stage.retained += [model, markers]
      stage.read {
        [
          "made": markers.made, "dismantled": markers.dismantled, "entered": markers.entered,
          "left": markers.left, "inWindow": markers.inWindow,
          "firstIsInWindow": markers["row 0"]?.window != nil,
        ]
      }
      stage.step("nothing happens", for: 0.3) {}
      for offset in [1000.0, 4000, 8000, 0] {
        stage.step("the offset is \(Int(offset))", for: 0.5) {
          stage.scrollView?.contentOffset.y = offset
        }
      }
      stage.step("all rows are removed", for: 0.5) { model.rowCount = 0 }
    }
  }
}
