import UIKit

/// What draws a control.
struct RefreshLook: Sendable {
  /// The kinds of looks. Controls of different kinds have different views.
  enum Kind: Sendable {
    case arrow, spinner, frames, custom
  }

  let kind: Kind
  /// The app's own titles for states, for a control that draws itself.
  var titles: [RefreshState: String] = [:]
  /// What the size depends on, besides the kind and the scroll view.
  var identity: [any Hashable & Sendable] = []
  /// Returns the size that the look needs, in points; `nil` for the default length. The argument is
  /// the length of the scroll view across the control's axis.
  var size: @MainActor @Sendable (CGFloat) -> CGSize? = { _ in nil }
  /// Creates a view of the given size that draws the control; `nil` if the control draws itself.
  var makeContent: (@MainActor @Sendable (CGSize?) -> any RefreshContent)?
  /// Applies the look to a view that an earlier look of the same kind has created.
  var update: @MainActor @Sendable (any RefreshContent) -> Void = { _ in }

  /// An arrow and texts, the look of the library's normal controls.
  static let arrow = RefreshLook(kind: .arrow)

  static let spinner = RefreshLook(kind: .spinner, makeContent: { _ in SpinnerContent() })

  /// Images that follow the pull and are animated during a refresh. The duration of one cycle is in
  /// seconds; `nil` for 0.1 seconds per image.
  @MainActor
  static func frames(_ images: [UIImage], duration: TimeInterval?) -> RefreshLook {
    RefreshLook(
      kind: .frames, identity: images.map { ObjectIdentifier($0) },
      size: { _ in FramesContent.size(for: images) },
      makeContent: { _ in FramesContent(images: images, duration: duration) },
      update: { ($0 as? FramesContent)?.setImages(images, duration: duration) })
  }
}

/// Which control a modifier needs.
struct RefreshDesign: Equatable {
  let edge: RefreshEdge
  let isAutomatic: Bool
  let kind: RefreshLook.Kind
  let size: CGSize?
}
