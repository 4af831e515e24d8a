#if canImport(SwiftUI)
  import EdgeRefreshControls
  import SwiftUI
  import UIKit

  extension RefreshStyle {
    /// The look for a request in an environment.
    func look(
      for request: RefreshRequest, in environment: EnvironmentValues,
      of coordinator: RefreshCoordinator
    ) -> RefreshLook {
      if let style = self as? any LibraryStyle { return style.look }
      let draw: StyledContent.Draw = { [weak coordinator] in
        var configuration = $0
        configuration.controls = environment.refreshControls
        let view = DrawnStyle(
          style: self, configuration: configuration, coordinator: coordinator, isMeasured: $1)
        return AnyView(view.environment(\.self, environment))
      }
      return RefreshLook(
        kind: .custom,
        identity: [ObjectIdentifier(Self.self), environment.dynamicTypeSize],
        size: { breadth in
          let length = StyledContent.length(of: draw, for: request, breadth: breadth)
          return CGSize(width: length, height: length)
        },
        makeContent: { [weak coordinator] in
          StyledContent(draw, at: request.edge, of: coordinator, size: $0)
        },
        update: { ($0 as? StyledContent)?.draw = draw })
    }
  }

  /// The body of a style, or what measures it. The length is read here, because property wrappers
  /// of the style have values only while SwiftUI evaluates a body.
  private struct DrawnStyle<Style: RefreshStyle>: View {
    let style: Style
    let configuration: RefreshStyleConfiguration
    weak var coordinator: RefreshCoordinator?
    let isMeasured: Bool

    var body: some View {
      let isHorizontal = configuration.edge.isHorizontal
      let length = style.length
      let measured = isMeasured ? length.map { max($0, 0) } : nil
      style.makeBody(configuration: configuration)
        .fixedSize(horizontal: isMeasured && isHorizontal, vertical: isMeasured && !isHorizontal)
        .frame(width: isHorizontal ? measured : nil, height: isHorizontal ? nil : measured)
        .task(id: length) { if !isMeasured { coordinator?.styleLengthDidChange(to: length) } }
    }
  }

  /// A content view that displays the body of a style.
  final class StyledContent: UIView, RefreshContent {
    /// Returns the body for a configuration; with `true`, in the size that it needs.
    typealias Draw = @MainActor (RefreshStyleConfiguration, Bool) -> AnyView

    var draw: Draw { didSet { display() } }
    private let edge: RefreshEdge
    private weak var coordinator: RefreshCoordinator?
    private let size: CGSize?
    private var presentation = RefreshPresentation(state: .idle, progress: 0, isActive: false)
    private var host: any StyleHost

    init(
      _ draw: @escaping Draw, at edge: RefreshEdge, of coordinator: RefreshCoordinator?,
      size: CGSize?
    ) {
      self.draw = draw
      self.edge = edge
      self.coordinator = coordinator
      self.size = size
      if #available(iOS 16.0, *) {
        host = ConfigurationHost()
      } else {
        host = ControllerHost()
      }
      super.init(frame: .zero)
      host.view.backgroundColor = .clear
      addSubview(host.view)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the style's length or, if it has none, the largest one of its body in any state, in
    /// points. `breadth` is the length of the scroll view across the control's axis.
    static func length(
      of draw: Draw, for request: RefreshRequest, breadth: CGFloat
    ) -> CGFloat {
      let edge = request.edge
      let unlimited = CGFloat(10_000)
      return RefreshState.allCases.map { state in
        let configuration = RefreshStyleConfiguration(
          state: state, progress: state == .idle ? 0 : 1, isActive: state.isRefreshing, edge: edge,
          title: RefreshComponent.builtInTitle(
            for: state, at: edge, isAutomatic: request.isAutomatic, in: request.environment.locale))
        // After a change of its root view, a host may still measure the previous one.
        let host = UIHostingController(rootView: draw(configuration, true))
        return edge.isHorizontal
          ? host.sizeThatFits(in: CGSize(width: unlimited, height: breadth)).width
          : host.sizeThatFits(in: CGSize(width: breadth, height: unlimited)).height
      }.max() ?? 0
    }

    override var intrinsicContentSize: CGSize { size ?? super.intrinsicContentSize }

    func render(_ presentation: RefreshPresentation) {
      self.presentation = presentation
      display()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      host.view.frame = bounds
    }

    private func display() {
      let configuration = RefreshStyleConfiguration(
        state: presentation.state, progress: presentation.progress,
        isActive: presentation.isActive, outcome: presentation.outcome,
        error: presentation.outcome == .failure ? coordinator?.load.error : nil, edge: edge,
        title: control?.builtInTitle ?? "")
      host.display(
        AnyView(
          draw(configuration, false).frame(maxWidth: .infinity, maxHeight: .infinity)
            .ignoresSafeArea()))
    }
  }

  /// Displays SwiftUI in a UIKit view.
  @MainActor
  private protocol StyleHost {
    var view: UIView { get }
    func display(_ body: AnyView)
  }

  /// Displays SwiftUI as in a cell of a list, without a view controller.
  @available(iOS 16.0, *)
  @MainActor
  private struct ConfigurationHost: StyleHost {
    private let contentView = ConfigurationHost.configuration(of: AnyView(EmptyView()))
      .makeContentView()

    var view: UIView { contentView }

    func display(_ body: AnyView) { contentView.configuration = Self.configuration(of: body) }

    private static func configuration(
      of body: AnyView
    ) -> UIHostingConfiguration<AnyView, EmptyView> {
      UIHostingConfiguration { body }.margins(.all, 0).minSize(width: 0, height: 0)
    }
  }

  /// Displays SwiftUI with a view controller, on iOS 15. The controller has no parent, because a
  /// child would show a navigation bar that the app has hidden, according to a report:
  /// https://github.com/SwiftUIX/SwiftUIX/issues/343
  @MainActor
  private struct ControllerHost: StyleHost {
    private let controller = UIHostingController(rootView: AnyView(EmptyView()))

    var view: UIView { controller.view }

    func display(_ body: AnyView) {
      controller.rootView = body
      // Otherwise, the view might be drawn one frame after the content has moved.
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
    }
  }
#endif
