#if canImport(SwiftUI)
  public import EdgeRefreshControls
  public import SwiftUI
  public import UIKit

  /// A design for refresh controls, drawn in SwiftUI.
  ///
  /// ```swift
  /// struct Bar: RefreshStyle {
  ///   func makeBody(configuration: Configuration) -> some View {
  ///     VStack {
  ///       ProgressView(value: configuration.isActive ? 1 : min(configuration.progress, 1))
  ///       Text(configuration.title).font(.footnote)
  ///     }
  ///     .padding(8)
  ///   }
  /// }
  /// ```
  ///
  /// Set it with `refreshHeaderStyle(_:)` and similar modifiers.
  ///
  /// The body is drawn in a view of its own, which has the locale, calendar, time zone, layout
  /// direction, color scheme, text size, font and enabled state of the modified view. Other values
  /// of its environment do not reach the body: pass them to the style as properties.
  @preconcurrency @MainActor
  public protocol RefreshStyle: Sendable {
    /// The view that draws a control.
    associatedtype Body: View

    /// The values that a control is drawn from.
    typealias Configuration = RefreshStyleConfiguration

    /// Draws a control. Called for each change of the configuration; during a pull, for each
    /// movement.
    ///
    /// - Parameter configuration: The values that the control is drawn from.
    /// - Returns: The view. It gets the size of the control, in whose middle it is placed.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The length of the control along its axis, in points: its height or, in a leader or trailer,
    /// its width. It is also the distance to pull. Default: `nil`, for 54 (a header), 44 (a footer
    /// or a header that loads automatically) or 60 (a leader or trailer).
    var length: CGFloat? { get }
  }

  extension RefreshStyle {
    /// `nil`, for the length of the library's own design.
    public var length: CGFloat? { nil }
  }

  /// The values that a ``RefreshStyle`` draws a control from.
  public struct RefreshStyleConfiguration: Equatable, Sendable {
    /// What the control is doing.
    public let state: RefreshState
    /// How far the control is pulled: 0 at the edge, 1 at the threshold and during a refresh, more
    /// than 1 for a longer pull. In a control that loads automatically: 1 during a load, else 0.
    public let progress: CGFloat
    /// Whether a refresh is visible, including one that is closing. It is `false` while the
    /// ``outcome`` is displayed.
    public let isActive: Bool
    /// How the refresh ended, while the control displays it: with the parameters `showsFailure` and
    /// `resultDuration`. Otherwise `nil`.
    public let outcome: RefreshOutcome?
    /// The edge of the control.
    public let edge: RefreshEdge
    /// The built-in text for the outcome or the state, in the language of the controls. It is empty
    /// in a state without a text.
    public let title: String
  }

  /// A design of the library.
  public struct StandardRefreshStyle: Sendable {
    let look: @MainActor @Sendable () -> RefreshLook

    /// An arrow that turns at the threshold, a spinner, and texts. This is the default.
    public static let arrow = StandardRefreshStyle { RefreshLook.arrow }

    /// A spinner that appears with the pull. Results and "no more data" are texts.
    public static let spinner = StandardRefreshStyle { RefreshLook.spinner }

    /// Images that follow the pull and are animated during a refresh. Results and "no more data"
    /// are texts.
    ///
    /// - Parameters:
    ///   - images: The images in order. The control is at least 16 points longer than the largest
    ///     one.
    ///   - duration: The duration of one cycle, in seconds. Default: `nil`, for 0.1 seconds per
    ///     image.
    /// - Returns: The design.
    public static func frames(
      _ images: [UIImage], duration: TimeInterval? = nil
    ) -> StandardRefreshStyle {
      StandardRefreshStyle { RefreshLook.frames(images, duration: duration) }
    }
  }
#endif
