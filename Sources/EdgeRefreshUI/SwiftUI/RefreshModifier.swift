#if canImport(SwiftUI)
  import Combine
  import EdgeRefreshControls
  public import SwiftUI
  import UIKit

  /// Adds a control to the modified view, or to a scroll view that it contains or is part of.
  struct RefreshModifier: ViewModifier {
    private let request: RefreshRequest
    @StateObject private var coordinator = RefreshCoordinator()

    nonisolated init(request: RefreshRequest) { self.request = request }

    func body(content: Content) -> some View {
      let edge = request.edge
      // SwiftUI may call the closures that transform values on any thread.
      return
        content
        .transformEnvironment(\.refreshSettings) { @Sendable in $0.changes.addEndOfList(at: edge) }
        .transformPreference(InnerRefreshSettings.self) { @Sendable in $0.takeControl(at: edge) }
        // An overlay, because a marker in the background might prevent UIKit from finding the
        // scroll view for a navigation bar or tab bar. This is not verified on a device.
        .overlayPreferenceValue(InnerRefreshSettings.self) {
          RefreshMarker(
            coordinator: coordinator, request: request,
            innerSettings: $0.settings[edge.isHorizontal] ?? RefreshSettings()
          )
          // Without it, the overlay would take the touches:
          // https://github.com/623637646/ImpressionKit/pull/10
          .allowsHitTesting(false)
          .accessibilityHidden(true)
        }
        .transformEnvironment(\.refreshControls) { @Sendable [coordinator] in
          $0.add(coordinator, at: edge)
        }
    }
  }

  /// Applies a modifier that needs a binding, and applies it again when the value changes.
  struct BindingModifier<Value: Sendable, Modifier: ViewModifier>: ViewModifier {
    /// SwiftUI observes bindings in properties only.
    @Binding private var value: Value
    private let makeModifier: @MainActor @Sendable (Binding<Value>) -> Modifier

    nonisolated init(
      _ value: Binding<Value>,
      makeModifier: @escaping @MainActor @Sendable (Binding<Value>) -> Modifier
    ) {
      _value = value
      self.makeModifier = makeModifier
    }

    func body(content: Content) -> some View {
      // Reading it makes SwiftUI evaluate the body again when it changes.
      _ = value
      return content.modifier(makeModifier($value))
    }
  }

  extension RefreshPhaseBinding {
    init(phase: Binding<RefreshPhase>) {
      self.init(get: { phase.wrappedValue }, set: { phase.wrappedValue = $0 })
    }

    init(flag: Binding<Bool>) {
      self = .flag(get: { flag.wrappedValue }, set: { flag.wrappedValue = $0 })
    }
  }

  extension RefreshCoordinator: ObservableObject {}

  @MainActor
  extension ControlEnvironment {
    init(_ environment: EnvironmentValues) {
      self.init()
      locale = environment.locale.identifier == Locale.current.identifier ? nil : environment.locale
      font = environment.font.flatMap(UIFont.ofTextStyle)
      isDark = environment.colorScheme == .dark
      readsFromRight = environment.layoutDirection == .rightToLeft
    }
  }

  extension UIFont {
    /// The system's font in the default size of a text style; `nil` for another font, for which
    /// SwiftUI has no public function before iOS 26.
    fileprivate static func ofTextStyle(_ font: Font) -> UIFont? {
      let styles: [Font: UIFont.TextStyle] = [
        .largeTitle: .largeTitle, .title: .title1, .title2: .title2, .title3: .title3,
        .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout,
        .footnote: .footnote, .caption: .caption1, .caption2: .caption2,
      ]
      guard let style = styles[font] else { return nil }
      let traits = UITraitCollection(preferredContentSizeCategory: .large)
      let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      return .systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
    }
  }

  /// The marker in the overlay of the modified view, which passes the request on.
  private struct RefreshMarker: UIViewRepresentable {
    let coordinator: RefreshCoordinator
    let request: RefreshRequest
    /// The settings inside the modified view.
    let innerSettings: RefreshSettings
    /// The whole environment, which a style receives. SwiftUI updates the marker when a value
    /// changes that was read from it.
    @Environment(\.self) private var environment

    func makeCoordinator() -> RefreshCoordinator { coordinator }

    func makeUIView(context: Context) -> MarkerView {
      let marker = MarkerView(frame: .zero)
      context.coordinator.add(marker)
      return marker
    }

    func updateUIView(_ marker: MarkerView, context: Context) {
      var request = request
      if !environment.isEnabled { request.isEnabled = false }
      request.environment = ControlEnvironment(environment)
      let settings = environment.refreshSettings.adding(innerSettings)
      request.apply(settings.changes)
      if let style = settings.styles[request.edge] as? any RefreshStyle {
        request.look = style.look(for: request, in: environment, of: coordinator)
      }
      coordinator.update(request)
    }

    static func dismantleUIView(_ marker: MarkerView, coordinator: RefreshCoordinator) {
      coordinator.dismantle(marker)
    }
  }

  private struct RefreshControlsKey: EnvironmentKey { static let defaultValue = RefreshControls() }

  extension EnvironmentValues {
    /// The refresh controls of the enclosing modified view. If there is none, the methods do
    /// nothing, and debug builds report that.
    ///
    /// The modifiers do not change `refresh`, the action of SwiftUI's `refreshable(action:)`.
    public internal(set) var refreshControls: RefreshControls {
      get { self[RefreshControlsKey.self] }
      set { self[RefreshControlsKey.self] = newValue }
    }
  }
#endif
