#if canImport(SwiftUI)
  import EdgeRefreshControls
  import SwiftUI
  import UIKit

  /// A content view that displays the body of a style.
  final class StyledContent: UIView, RefreshContent {
    private var style: any RefreshStyle
    private var environment: StyleEnvironment
    private let edge: RefreshEdge
    private var presentation = RefreshPresentation(state: .idle, progress: 0, isActive: false)
    private var host: any StyleHost

    init(style: any RefreshStyle, edge: RefreshEdge, environment: StyleEnvironment) {
      self.style = style
      self.edge = edge
      self.environment = environment
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

    /// Replaces the style, or the environment of its body.
    func setStyle(_ style: any RefreshStyle, environment: StyleEnvironment) {
      self.style = style
      self.environment = environment
      display()
    }

    override var intrinsicContentSize: CGSize {
      let length = style.length ?? UIView.noIntrinsicMetric
      return CGSize(width: length, height: length)
    }

    func render(_ presentation: RefreshPresentation) {
      self.presentation = presentation
      display()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      host.view.frame = bounds
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      host.move(to: window == nil ? nil : nearestViewController)
    }

    private func display() {
      host.display(makeBody(of: style))
    }

    private func makeBody(of style: some RefreshStyle) -> AnyView {
      let configuration = RefreshStyleConfiguration(
        state: presentation.state, progress: presentation.progress,
        isActive: presentation.isActive, outcome: presentation.outcome, edge: edge,
        title: (superview as? RefreshComponent)?.builtInTitle ?? "")
      return AnyView(
        style.makeBody(configuration: configuration)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .ignoresSafeArea()
          .modifier(environment))
    }
  }

  /// The values of the modified view's environment that the body of a style gets.
  struct StyleEnvironment: ViewModifier {
    private let locale: Locale
    private let calendar: Calendar
    private let timeZone: TimeZone
    private let layoutDirection: LayoutDirection
    private let colorScheme: ColorScheme
    private let dynamicTypeSize: DynamicTypeSize
    private let font: Font?
    private let isEnabled: Bool

    init(_ values: EnvironmentValues) {
      locale = values.locale
      calendar = values.calendar
      timeZone = values.timeZone
      layoutDirection = values.layoutDirection
      colorScheme = values.colorScheme
      dynamicTypeSize = values.dynamicTypeSize
      font = values.font
      isEnabled = values.isEnabled
    }

    func body(content: Content) -> some View {
      content
        .environment(\.locale, locale)
        .environment(\.calendar, calendar)
        .environment(\.timeZone, timeZone)
        .environment(\.layoutDirection, layoutDirection)
        .environment(\.colorScheme, colorScheme)
        .environment(\.dynamicTypeSize, dynamicTypeSize)
        .environment(\.font, font)
        .environment(\.isEnabled, isEnabled)
    }
  }

  /// Displays SwiftUI in a view of UIKit.
  @MainActor
  private protocol StyleHost {
    var view: UIView { get }
    func display(_ body: AnyView)
    /// Moves to the view controller whose view contains this one; `nil` outside a window.
    func move(to controller: UIViewController?)
  }

  /// Displays SwiftUI as in a cell of a list, without a view controller.
  @available(iOS 16.0, *)
  @MainActor
  private struct ConfigurationHost: StyleHost {
    private let contentView = ConfigurationHost.configuration(of: AnyView(EmptyView()))
      .makeContentView()

    var view: UIView { contentView }

    func display(_ body: AnyView) {
      contentView.configuration = Self.configuration(of: body)
    }

    func move(to controller: UIViewController?) {}

    private static func configuration(
      of body: AnyView
    ) -> UIHostingConfiguration<AnyView, EmptyView> {
      UIHostingConfiguration { body }.margins(.all, 0).minSize(width: 0, height: 0)
    }
  }

  /// Displays SwiftUI with a view controller, on iOS 15.
  @MainActor
  private struct ControllerHost: StyleHost {
    private let controller = UIHostingController(rootView: AnyView(EmptyView()))

    var view: UIView { controller.view }

    func display(_ body: AnyView) {
      controller.rootView = body
      // From iOS 15.2 on, the view would be drawn in a later frame than the content moves.
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
    }

    func move(to parent: UIViewController?) {
      guard controller.parent !== parent else { return }
      controller.willMove(toParent: nil)
      controller.removeFromParent()
      parent?.addChild(controller)
      controller.didMove(toParent: parent)
    }
  }

  extension UIView {
    /// The view controller whose view contains this view.
    fileprivate var nearestViewController: UIViewController? {
      var responder = next
      while let current = responder {
        if let controller = current as? UIViewController { return controller }
        responder = current.next
      }
      return nil
    }
  }
#endif
