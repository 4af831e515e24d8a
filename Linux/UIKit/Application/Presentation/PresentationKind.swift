import Foundation

/// The layout and the timing of a presentation.
enum PresentationKind {
  case fullScreen
  case overFullScreen
  case sheet
  case alert

  /// The distance between the top of a sheet and the safe area, in points. The presenting view
  /// is visible there.
  static let sheetGap: CGFloat = 10
  /// The distance between the presenting view behind a sheet and each side of the screen, in
  /// points.
  static let pushedBackMargin: CGFloat = 16
  /// The radius of the upper corners of a sheet, in points.
  static let cornerRadius: CGFloat = 10

  @MainActor init(of controller: UIViewController) {
    if controller is UIAlertController {
      self = .alert
      return
    }
    self =
      switch controller.modalPresentationStyle {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .automatic, .pageSheet: .sheet
      }
  }

  /// Whether the view of the presenting controller is removed while it is covered.
  var removesPresenter: Bool { self == .fullScreen }

  var isDimmed: Bool { self == .sheet || self == .alert }

  var presentingDuration: TimeInterval { self == .alert ? 0.4 : 0.5 }

  var dismissingDuration: TimeInterval { self == .alert ? 0.3 : 0.45 }

  /// The frame of the presented view in its container.
  @MainActor func frame(in container: UIView) -> CGRect {
    guard self == .sheet, !Self.coversScreen(in: container) else { return container.bounds }
    let top = container.safeAreaInsets.top + Self.sheetGap
    return CGRect(
      x: 0, y: top, width: container.bounds.width, height: max(0, container.bounds.height - top))
  }

  /// Whether a sheet covers the screen, as it does on a phone in landscape.
  @MainActor static func coversScreen(in container: UIView) -> Bool {
    container.traitCollection.verticalSizeClass == .compact
  }
}
