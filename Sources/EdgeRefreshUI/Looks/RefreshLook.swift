import UIKit

/// What draws a control.
struct RefreshLook {
  /// The kinds of looks. Controls of different kinds have different views.
  enum Kind {
    case arrow, spinner, frames, custom
  }

  let kind: Kind
  /// The size that the look needs, in points; `nil` if it has none. A control of another size is
  /// another control.
  var size: CGSize?
  /// Creates the view that draws the control; `nil` for a control that draws itself.
  var makeContent: (@MainActor () -> any RefreshContent)?
  /// Applies the look to a view that an earlier look of the same kind has created.
  var update: @MainActor (any RefreshContent) -> Void = { _ in }

  /// An arrow and texts, the look of the library's normal controls.
  static let arrow = RefreshLook(kind: .arrow)

  /// A spinner.
  static let spinner = RefreshLook(kind: .spinner, makeContent: { SpinnerContent() })

  /// Images that follow the pull and are animated during a refresh.
  ///
  /// - Parameters:
  ///   - images: The images in order.
  ///   - duration: The duration of one cycle, in seconds; `nil` for 0.1 seconds per image.
  /// - Returns: The look.
  @MainActor
  static func frames(_ images: [UIImage], duration: TimeInterval?) -> RefreshLook {
    RefreshLook(
      kind: .frames, size: FramesContent.size(for: images),
      makeContent: { FramesContent(images: images, duration: duration) },
      update: { ($0 as? FramesContent)?.setImages(images, duration: duration) })
  }
}

/// Which control a modifier needs.
struct RefreshDesign: Equatable {
  let edge: RefreshEdge
  let isAutomatic: Bool
  let kind: RefreshLook.Kind
  let size: CGSize?

  /// Creates a control that draws itself, or that a content view draws.
  @MainActor
  func makeControl(content: (any RefreshContent)?) -> RefreshComponent {
    guard let content else { return makeNormalControl() }
    return switch (edge, isAutomatic) {
    case (.top, false): RefreshHeader(content: content)
    case (.top, true): AutoHeader(content: content)
    case (.bottom, false): BackFooter(content: content)
    case (.bottom, true): AutoFooter(content: content)
    case (.leading, false): RefreshLeader(content: content)
    case (.leading, true): AutoLeader(content: content)
    case (.trailing, false): RefreshTrailer(content: content)
    case (.trailing, true): AutoTrailer(content: content)
    }
  }

  @MainActor
  private func makeNormalControl() -> RefreshComponent {
    switch (edge, isAutomatic) {
    case (.top, false): NormalHeader()
    case (.top, true): AutoNormalHeader()
    case (.bottom, false): BackNormalFooter()
    case (.bottom, true): AutoNormalFooter()
    case (.leading, false): NormalLeader()
    case (.leading, true): AutoNormalLeader()
    case (.trailing, false): NormalTrailer()
    case (.trailing, true): AutoNormalTrailer()
    }
  }
}
