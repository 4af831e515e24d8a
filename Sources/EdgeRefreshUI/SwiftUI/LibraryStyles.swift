#if canImport(SwiftUI)
  public import EdgeRefreshControls
  public import Foundation
  public import SwiftUI
  public import UIKit

  /// A design of the library. UIKit draws it, except within another style.
  protocol LibraryStyle: RefreshStyle {
    var look: RefreshLook { get }
  }

  /// An arrow that turns at the threshold, a spinner, and texts. This is the default.
  public struct ArrowRefreshStyle: LibraryStyle {
    private let titles: [RefreshState: String]

    /// Creates the design with the app's own titles for states. The other titles are built in.
    public nonisolated init(titles: [RefreshState: String] = [:]) { self.titles = titles }

    /// Draws a control within another style.
    public func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 25) {
        if configuration.isActive {
          ProgressView()
        } else if !configuration.needsText {
          Image(systemName: "arrow.down")
            .rotationEffect(arrowAngle(at: configuration.edge))
            .rotationEffect(.degrees(configuration.state == .pulling ? 180 : 0))
        }
        let title = configuration.outcome == nil ? titles[configuration.state] : nil
        Text(title ?? configuration.title).font(.footnote.bold())
      }
    }

    private func arrowAngle(at edge: RefreshEdge) -> Angle {
      switch edge {
      case .top: .degrees(0)
      case .bottom: .degrees(180)
      case .leading: .degrees(-90)
      case .trailing: .degrees(90)
      }
    }

    var look: RefreshLook { RefreshLook(kind: .arrow, titles: titles) }
  }

  /// A spinner that appears with the pull. Results and "no more data" are texts.
  public struct SpinnerRefreshStyle: LibraryStyle {
    /// Creates the design.
    public nonisolated init() {}

    /// Draws a control within another style.
    public func makeBody(configuration: Configuration) -> some View {
      if configuration.needsText {
        Text(configuration.title).font(.footnote.bold())
      } else {
        ProgressView().opacity(
          configuration.isActive ? 1 : Double(configuration.progress.share))
      }
    }

    var look: RefreshLook { .spinner }
  }

  /// Images that follow the pull and are animated during a refresh. Results and "no more data" are
  /// texts.
  public struct FramesRefreshStyle: LibraryStyle {
    private let images: [UIImage]
    private let duration: TimeInterval?

    /// Creates the design.
    ///
    /// - Parameters:
    ///   - images: The images in order. The control is at least 16 points longer than the largest
    ///     one. Without images, it displays nothing.
    ///   - duration: The duration of one cycle, in seconds, which must be positive. Default: `nil`,
    ///     for 0.1 seconds per image.
    public nonisolated init(_ images: [UIImage], duration: TimeInterval? = nil) {
      self.images = images
      self.duration = duration
    }

    /// Draws a control within another style.
    public func makeBody(configuration: Configuration) -> some View {
      if configuration.needsText {
        Text(configuration.title).font(.footnote.bold())
      } else {
        FramesView(images: images, duration: duration, configuration: configuration).fixedSize()
      }
    }

    var look: RefreshLook { .frames(images, duration: duration) }
  }

  private struct FramesView: UIViewRepresentable {
    let images: [UIImage]
    let duration: TimeInterval?
    let configuration: RefreshStyleConfiguration

    func makeUIView(context: Context) -> FramesContent {
      FramesContent(images: images, duration: duration)
    }

    func updateUIView(_ view: FramesContent, context: Context) {
      view.setImages(images, duration: duration)
      view.render(
        RefreshPresentation(
          state: configuration.state, progress: configuration.progress,
          isActive: configuration.isActive))
    }
  }

  extension RefreshStyle where Self == ArrowRefreshStyle {
    /// An arrow that turns at the threshold, a spinner, and texts. This is the default.
    public nonisolated static var arrow: ArrowRefreshStyle { ArrowRefreshStyle() }

    /// The default design with the app's own titles for states. The other titles are built in.
    public nonisolated static func arrow(titles: [RefreshState: String]) -> ArrowRefreshStyle {
      ArrowRefreshStyle(titles: titles)
    }
  }

  extension RefreshStyle where Self == SpinnerRefreshStyle {
    /// A spinner that appears with the pull.
    public nonisolated static var spinner: SpinnerRefreshStyle { SpinnerRefreshStyle() }
  }

  extension RefreshStyle where Self == FramesRefreshStyle {
    /// Images that follow the pull and are animated during a refresh: see ``FramesRefreshStyle``.
    public nonisolated static func frames(
      _ images: [UIImage], duration: TimeInterval? = nil
    ) -> FramesRefreshStyle {
      FramesRefreshStyle(images, duration: duration)
    }
  }
#endif
