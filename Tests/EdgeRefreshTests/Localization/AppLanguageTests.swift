import EdgeRefresh
import Foundation
import TestSupport
import Testing

@testable import EdgeRefreshControls

@Suite(.scenario("S66"))
@MainActor
struct AppLanguageTests {
  private let configuration = RefreshConfiguration(
    appLanguages: { ["en"] }, userLanguages: { ["de-DE", "en-DE"] })

  @Test func `an English app is in English on a device set to German`() {
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.english[.headerIdle])
  }

  @Test func `usesAllPreferredLanguages selects the first language of the user`() {
    configuration.usesAllPreferredLanguages = true
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.german[.headerIdle])
    configuration.usesAllPreferredLanguages = false
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.english[.headerIdle])
  }

  @Test func `a language code takes precedence over all preferred languages`() {
    configuration.usesAllPreferredLanguages = true
    configuration.languageCode = "fr"
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.french[.headerIdle])
  }

  @Test func `an app with several languages uses the first language of the app`() {
    let configuration = RefreshConfiguration(
      appLanguages: { ["ja", "en"] }, userLanguages: { ["de", "ja"] })
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.japanese[.headerIdle])
  }

  @Test(
    arguments: [
      ("en", nil, nil), ("en-AU", nil, nil), ("pt-AO", nil, nil), ("de", "de-AT", nil),
      ("en", "de-AT", "de"), ("de", "zh_TW", "zh-Hant"), ("zh-Hans", "zh-HK", "zh-Hant"),
      ("is", nil, "en"), ("nn", nil, nil), ("en", "tlh", nil),
    ] as [(String, String?, String?)])
  func `texts are spoken in their language if it is not that of the app`(
    app: String, chosen: String?, spoken: String?
  ) {
    let configuration = RefreshConfiguration(appLanguages: { [app] }, userLanguages: { [] })
    configuration.languageCode = chosen
    #expect(configuration.language.spokenLanguage == spoken)
  }
}
