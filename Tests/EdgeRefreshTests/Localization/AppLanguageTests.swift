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
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.english.headerIdle)
  }

  @Test func `usesAllPreferredLanguages selects the first language of the user`() {
    configuration.usesAllPreferredLanguages = true
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.german.headerIdle)
    configuration.usesAllPreferredLanguages = false
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.english.headerIdle)
  }

  @Test func `a language code takes precedence over all preferred languages`() {
    configuration.usesAllPreferredLanguages = true
    configuration.languageCode = "fr"
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.french.headerIdle)
  }

  @Test func `an app with several languages uses the first language of the app`() {
    let configuration = RefreshConfiguration(
      appLanguages: { ["ja", "en"] }, userLanguages: { ["de", "ja"] })
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.japanese.headerIdle)
  }
}
