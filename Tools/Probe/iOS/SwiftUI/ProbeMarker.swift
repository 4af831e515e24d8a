internal import SwiftUI
internal import UIKit

/// The marker views of an experiment, by their names, and how many were made and dismantled.
@MainActor final class ProbeMarkers {
  private struct Reference {
    weak var view: UIView?
  }

  private var references: [String: Reference] = [:]
  private(set) var made = 0
  private(set) var dismantled = 0
  private(set) var entered = 0
  private(set) var left = 0
  /// The number of times that SwiftUI has updated a marker, and laid one out.
  private(set) var updated = 0
  private(set) var laidOut = 0

  subscript(name: String) -> UIView? { references[name]?.view }

  /// The number of views that exist and are in a window.
  var inWindow: Int { references.values.count { $0.view?.window != nil } }

  fileprivate func add(_ view: UIView, _ name: String) {
    made += 1
    references[name] = Reference(view: view)
  }

  fileprivate func update() { updated += 1 }

  fileprivate func layOut() { laidOut += 1 }

  fileprivate func dismantle() { dismantled += 1 }

  fileprivate func move(to window: UIWindow?) {
    if window == nil { left += 1 } else { entered += 1 }
  }
}

/// A view with the size of the view that it overlays, like the marker of the library.
struct ProbeMarker: UIViewRepresentable {
  let name: String
  let markers: ProbeMarkers

  func makeCoordinator() -> ProbeMarkers { markers }

  func makeUIView(context: Context) -> ProbeMarkerView {
    let view = ProbeMarkerView(frame: .zero)
    view.isUserInteractionEnabled = false
    view.markers = markers
    markers.add(view, name)
    return view
  }

  func updateUIView(_ view: ProbeMarkerView, context: Context) { markers.update() }

  static func dismantleUIView(_ view: ProbeMarkerView, coordinator: ProbeMarkers) {
    coordinator.dismantle()
  }
}

/// The view of a marker.
final class ProbeMarkerView: UIView {
  fileprivate weak var markers: ProbeMarkers?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    markers?.move(to: window)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    markers?.layOut()
  }
}

extension View {
  /// Adds a marker in an overlay, as the modifiers of the library do.
  func overlayMarker(_ markers: ProbeMarkers) -> some View {
    overlay { ProbeMarker(name: "overlay", markers: markers).allowsHitTesting(false) }
  }
}
