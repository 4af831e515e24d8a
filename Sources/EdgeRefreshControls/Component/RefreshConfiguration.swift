public import EdgeRefreshCore
public import Foundation
import UIKit

/// The language and the texts of all controls, and the look and the behavior of new ones.
///
/// By default, controls use the language of the app. Use this class to change the language while
/// the app runs, or to replace the built-in texts. All controls change immediately. Titles and
/// formats that were set on a single control stay.
///
/// ```swift
/// RefreshConfiguration.default.languageCode = "pt-BR"
/// RefreshConfiguration.default.stringsFileName = "Refresh"   // Refresh.strings in the main bundle
/// ```
///
/// ``appearance`` and ``options`` are the defaults of controls that are created later. What a
/// subclass or an app sets on a control takes precedence.
@preconcurrency @MainActor
public final class RefreshConfiguration {
  /// The configuration of all controls.
  public static let `default`: RefreshConfiguration = {
    let configuration = RefreshConfiguration()
    configuration.observeAccessibility()
    return configuration
  }()

  /// Posted after the language or the texts have changed, when all controls display the new texts.
  /// The object is the configuration.
  public nonisolated static let didChangeLanguageNotification = Notification.Name(
    "MJRefreshDidChangeLanguageNotification")

  /// The language of all controls as a BCP 47 tag, such as `de` or `zh-Hant`. Case does not matter,
  /// and underscores may replace hyphens. Default: `nil`, for the language of the app.
  ///
  /// If there are no texts in this language or a related one, controls use English.
  public var languageCode: String? { didSet { if languageCode != oldValue { textsDidChange() } } }

  /// Whether controls use all languages that the user prefers. Default: `false`.
  ///
  /// If `false`, controls use only languages that the app is localized in, so an app in English has
  /// English controls on a phone that is set to German. Set it to `true` in an app that keeps its
  /// translations outside its main bundle. ``languageCode`` takes precedence.
  public var usesAllPreferredLanguages = false {
    didSet { if usesAllPreferredLanguages != oldValue { textsDidChange() } }
  }

  /// The name of the app's strings file, without `.strings`. `nil` and an empty name mean
  /// `Localizable`. Default: `nil`.
  ///
  /// Its keys are the raw values of ``RefreshTextKey``. For keys that are not in the file, or
  /// without a file, controls use the built-in texts.
  public var stringsFileName: String? {
    didSet { if stringsFileName != oldValue { textsDidChange() } }
  }

  /// The bundle that contains the app's strings file. Default: `nil`, for the main bundle.
  public var stringsBundle: Bundle? {
    didSet { if stringsBundle !== oldValue { textsDidChange() } }
  }

  /// The look of controls that are created from now on. Default: nothing is changed.
  ///
  /// ```swift
  /// RefreshConfiguration.default.appearance.font = .systemFont(ofSize: 13)
  /// RefreshConfiguration.default.appearance.textColor = .tertiaryLabel
  /// ```
  public var appearance: RefreshAppearance {
    get { changedAppearance ?? RefreshAppearance() }
    set { changedAppearance = newValue }
  }

  /// The options of controls that are created from now on. What a subclass or an app sets on a
  /// control takes precedence.
  ///
  /// ```swift
  /// RefreshConfiguration.default.options.showsFailure = true
  /// RefreshConfiguration.default.options.playsHapticFeedback = true
  /// ```
  ///
  /// ``RefreshOptions/adjustsForContentSizeCategory`` also applies to existing controls that have
  /// no value of their own.
  public var options = RefreshOptions() {
    didSet {
      guard options.adjustsForContentSizeCategory != oldValue.adjustsForContentSizeCategory
      else { return }
      for component in components.objects { component.updateTextScaling() }
    }
  }

  /// The options that a new control has. A later change of the text scaling also applies to it.
  package var optionsOfNewControls: RefreshOptions {
    var options = options
    options.adjustsForContentSizeCategory = nil
    return options
  }

  /// Whether texts of controls without a value of their own follow the user's text size.
  package var scalesTexts: Bool { options.adjustsForContentSizeCategory ?? true }

  /// `nil` until the app changes something, so that creating a control needs one comparison.
  var changedAppearance: RefreshAppearance?

  /// The style of last-updated times. Default: `localized`. The style of a header's own
  /// ``RefreshComponentProtocol/lastUpdatedFormat`` takes precedence.
  ///
  /// Unless you set it, headers that were assigned to the property of MJRefresh, `mj_header`, use
  /// `fixed`.
  public var lastUpdatedStyle: LastUpdatedFormat.Style {
    get { chosenLastUpdatedStyle ?? .localized }
    set { chosenLastUpdatedStyle = newValue }
  }

  /// The style that the app has set; `nil` if it has set none.
  var chosenLastUpdatedStyle: LastUpdatedFormat.Style? {
    didSet {
      guard chosenLastUpdatedStyle != oldValue else { return }
      for component in components.objects { component.lastUpdatedTimeDidChange() }
    }
  }

  /// The controls, which are updated when the texts change.
  var components = WeakList<RefreshComponent>()
  /// The languages that were loaded, by the locale of a control; `nil` for all other controls.
  private var loadedLanguages: [String?: LoadedLanguage] = [:]
  private let appLanguages: () -> [String]
  private let userLanguages: () -> [String]

  /// Creates a configuration. The functions return languages, most preferred first.
  init(
    appLanguages: @escaping () -> [String] = { Bundle.main.preferredLocalizations },
    userLanguages: @escaping () -> [String] = { Locale.preferredLanguages }
  ) {
    self.appLanguages = appLanguages
    self.userLanguages = userLanguages
  }

  /// Draws all controls again when the user changes a setting that affects arrows, images or
  /// buttons. Also lets them follow the focus of assistive technologies.
  private func observeAccessibility() {
    observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { $0.driver.redraw() }
    observe(UIAccessibility.buttonShapesEnabledStatusDidChangeNotification) { $0.driver.redraw() }
    observe(UIAccessibility.elementFocusedNotification) { $0.rememberFocusedItem() }
  }

  private func observe(
    _ name: Notification.Name, _ action: @escaping @MainActor (RefreshComponent) -> Void
  ) {
    // The observer is never removed: this configuration exists as long as the app.
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      // UIKit does not document the thread.
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { Self.default.components.objects.forEach(action) }
    }
  }

  /// Returns the current text for a key. It is never the key itself. It is empty only if the app's
  /// strings file contains an empty text.
  public func text(for key: RefreshTextKey) -> String { language.texts[key] }

  /// The current texts and titles. They are loaded at the first access after each change.
  var language: LoadedLanguage { language(in: nil) }

  /// Returns the texts and titles in the language of a locale, or in that of all controls.
  func language(in locale: Locale?) -> LoadedLanguage {
    // An identifier may end with keywords, such as that of a calendar.
    let ownCode = locale.map {
      String($0.identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    }
    if let language = loadedLanguages[ownCode] { return language }
    let appLanguages = appLanguages()
    let (texts, tag) = RefreshTexts.texts(
      for: (ownCode ?? languageCode).map { [$0] }
        ?? (usesAllPreferredLanguages ? userLanguages() : appLanguages),
      stringsFile: StringsFile(table: stringsFileName, in: stringsBundle ?? .main))
    // Texts in the app's language are spoken without a language tag.
    let isOfApp = [tag].bestLocalization(for: appLanguages.first ?? "en") != nil
    let language = LoadedLanguage(texts, spokenLanguage: isOfApp ? nil : tag)
    loadedLanguages[ownCode] = language
    return language
  }

  private func textsDidChange() {
    loadedLanguages = [:]
    for component in components.objects {
      component.i18nDidChange()
      component.updateAccessibilityActions()
    }
    NotificationCenter.default.post(name: Self.didChangeLanguageNotification, object: self)
  }
}

extension RefreshComponent {
  /// Applies the app's defaults to a new control, before its subclass sets its own.
  func applyDefaults(of configuration: RefreshConfiguration) {
    options = configuration.optionsOfNewControls
    guard let appearance = configuration.changedAppearance else { return }
    if let color = appearance.backgroundColor { backgroundColor = color }
    if let spacing = appearance.textSpacing { parts.textSpacing = spacing }
    if let label = parts.text?.label { appearance.apply(to: label) }
    if let label = timeLabel {
      label.setDefaultFont(appearance.timeFont ?? appearance.font)
      if let color = appearance.timeColor ?? appearance.textColor { label.textColor = color }
      if let value = appearance.hidesLastUpdatedTime { label.isHidden = value }
    }
    if let image = appearance.arrowImage, !status.edge.isHorizontal {
      parts.arrow?.view?.image = image
    }
    if let style = appearance.activityIndicatorStyle,
      let control = self as? any ActivityIndicatorDisplaying
    {
      control.activityIndicatorViewStyle = style
    }
    if let color = appearance.activityIndicatorColor { parts.spinner?.view?.color = color }
  }
}

extension LastUpdatedFormat {
  /// Returns the text for a time in the language of all controls: "Last updated: Today 9:41 AM", "…
  /// 3/18, 9:41 AM" for other days of the current year, "… 3/18/24, 9:41 AM" for other years, and
  /// "… No record" for `nil`. In the fixed style, dates and times of day have other formats.
  ///
  /// If the language and the date have different writing directions, invisible characters isolate
  /// the date, so that it is displayed in its own order.
  @MainActor
  public func string(for time: Date?) -> String {
    string(for: time, in: RefreshConfiguration.default.language)
  }

  @MainActor
  func string(for time: Date?, in language: LoadedLanguage) -> String {
    guard let time else { return language.lineWithoutTime }
    let style = RefreshConfiguration.default.lastUpdatedStyle
    return LastUpdatedLine.text(
      for: time, now: currentTimeProvider(), settings: LastUpdatedLine.Settings(self, style: style),
      in: language)
  }
}
