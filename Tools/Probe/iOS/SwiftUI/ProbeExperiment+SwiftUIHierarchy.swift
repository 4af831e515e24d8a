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
          .overlayMarker(markers))
      stage.retained += [model, markers]
      stage.read {
        [
          "row": markers["row 0"]?.classNames(upTo: stage.canvas),
          "content": markers["content"]?.classNames(upTo: stage.canvas),
          "overlay": markers["overlay"]?.classNames(upTo: stage.canvas),
          "scrollView": stage.scrollView.map { "\(type(of: $0))" },
          "aroundScrollView": stage.scrollView?.classNames(upTo: stage.canvas),
        ]
      }
      // SwiftUI may make the views in a later turn of the run loop.
      stage.step("nothing happens", for: 0.3) {}
    }
  }

  /// What the search for the scroll view relies on.
  static let swiftUIOrder: [ProbeExperiment] = ProbeContent.Kind.allCases.flatMap { kind in
    ProbePlace.allCases.map { place in
      ProbeExperiment(
        "swiftui-order-\(kind.rawValue)-\(place.rawValue)",
        "Whether a marker in an overlay comes after the scroll view, how large both are, and whether "
          + "a touch reaches the scroll view."
      ) { stage in
        let (model, markers) = (ProbeModel(), ProbeMarkers())
        let host = stage.show(
          ProbePlacedContent(kind: kind, place: place, model: model, markers: markers))
        host.additionalSafeAreaInsets = UIEdgeInsets(top: 100, left: 0, bottom: 80, right: 0)
        stage.retained += [model, markers]
        stage.read {
          guard let scrollView = stage.scrollView, let marker = markers["overlay"] else {
            return ["found": false]
          }
          let resting = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
          let center = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
          let touched = host.view.hitTest(scrollView.convert(center, to: host.view), with: nil)
          return [
            "found": true, "markerComesAfter": marker.comesAfter(scrollView),
            "marker": marker.convert(marker.bounds, to: stage.canvas),
            "scrollView": scrollView.convert(scrollView.bounds, to: stage.canvas),
            "resting": scrollView.convert(resting, to: stage.canvas),
            "isTouched": touched?.isDescendant(of: scrollView) == true,
            "enteredWindow": markers.entered,
          ]
        }
        stage.step("nothing happens", for: 0.3) {}
        stage.step("a row is appended", for: 0.3) { model.rowCount += 1 }
        stage.step("the content is replaced", for: 0.3) { model.generation += 1 }
      }
    }
  }

  /// When SwiftUI replaces the scroll view.
  static let swiftUIReplacement: [ProbeExperiment] = ProbeContent.Kind.allCases.map { kind in
    ProbeExperiment(
      "swiftui-replaced-\(kind.rawValue)",
      "Whether the scroll view and markers around it are replaced by an update."
    ) { stage in
      let (model, markers) = (ProbeModel(), ProbeMarkers())
      stage.show(ProbeContent(kind: kind, model: model).overlayMarker(markers))
      stage.retained += [model, markers]
      weak var last: UIScrollView?
      stage.read {
        let scrollView = stage.scrollView
        defer { last = scrollView }
        return [
          "exists": scrollView != nil, "isTheSame": last != nil && scrollView === last,
          "markersMade": markers.made, "markersDismantled": markers.dismantled,
          "markersUpdated": markers.updated, "markersLaidOut": markers.laidOut,
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
