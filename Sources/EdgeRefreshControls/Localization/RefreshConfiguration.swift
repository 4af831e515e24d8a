public import Foundation

/// In which language, and in whose words, all controls speak.
///
/// They speak the user's language by themselves. Set this to switch the language within the app, or
/// to have them say things in the app's own words. Every control changes at once; titles and formats
/// that were set on one control stay.
///
/// ```swift
/// RefreshConfiguration.default.languageCode = "pt-BR"
/// RefreshConfiguration.default.stringsFileName = "Refresh"   // Refresh.strings in the main bundle
/// ```
@preconcurrency @MainActor
public final class RefreshConfiguration {
  /// The configuration of all controls.
  public static let `default` = RefreshConfiguration()

  /// Posted each time that a control may say something else, after all controls do.
  public nonisolated static let didChangeLanguageNotification = Notification.Name(
    "MJRefreshDidChangeLanguageNotification")

  /// The language, as a BCP 47 tag: `de`, `zh-Hant`, `pt_BR`; case does not matter. English where
  /// there are no texts in it. Default: `nil`, for the language in which the app itself is shown.
  public var languageCode: String? {
    didSet {
      if languageCode != oldValue { textsDidChange() }
    }
  }

  /// Whether controls may be shown in any language of the user's. Default: `false`: only in languages that
  /// the app is localized in, so that an English app is English throughout on a German phone.
  ///
  /// For apps that have their translations elsewhere than in their main bundle. A ``languageCode`` has
  /// precedence.
  public var usesAllPreferredLanguages = false {
    didSet {
      if usesAllPreferredLanguages != oldValue { textsDidChange() }
    }
  }

  /// The name of the app's own strings file, without `.strings`. Default: `nil`, for `Localizable`.
  ///
  /// Its keys are the raw values of ``RefreshTextKey``. What it lacks, the library says in its own
  /// words.
  public var stringsFileName: String? {
    didSet {
      if stringsFileName != oldValue { textsDidChange() }
    }
  }

  /// The bundle with the app's own strings file. Default: `nil`, for the main bundle.
  public var stringsBundle: Bundle? {
    didSet {
      if stringsBundle !== oldValue { textsDidChange() }
    }
  }

  private var components = WeakList<RefreshComponent>()
  private var chosenTexts: RefreshTexts?
  private let appLanguages: () -> [String]
  private let userLanguages: () -> [String]

  /// Makes a configuration that asks for the languages of the app, and for those of the user, the
  /// preferred ones first.
  init(
    appLanguages: @escaping () -> [String] = { Bundle.main.preferredLocalizations },
    userLanguages: @escaping () -> [String] = { Locale.preferredLanguages }
  ) {
    self.appLanguages = appLanguages
    self.userLanguages = userLanguages
  }

  /// What controls say for a key now. Never empty, unless the app's own file says so, and never a
  /// key.
  public func text(for key: RefreshTextKey) -> String {
    texts[key]
  }

  /// All that controls say now.
  var texts: RefreshTexts {
    if let chosenTexts { return chosenTexts }
    let texts = RefreshTexts.texts(
      for: languageCode.map { [$0] }
        ?? (usesAllPreferredLanguages ? userLanguages() : appLanguages()),
      own: StringsFile(table: stringsFileName, in: stringsBundle ?? .main))
    chosenTexts = texts
    return texts
  }

  /// Tells a component of each change from now on, for as long as it lives.
  func add(_ component: RefreshComponent) {
    components.append(component)
  }

  private func textsDidChange() {
    chosenTexts = nil
    for component in components.objects { component.i18nDidChange() }
    NotificationCenter.default.post(name: Self.didChangeLanguageNotification, object: self)
  }
}
