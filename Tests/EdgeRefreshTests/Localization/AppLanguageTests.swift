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

  @Test func `an english app is english on a german phone`() {
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.english.headerIdle)
  }

  @Test func `an app may ask for all languages of the user`() {
    configuration.usesAllPreferredLanguages = true
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.german.headerIdle)
    configuration.usesAllPreferredLanguages = false
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.english.headerIdle)
  }

  @Test func `a language code has precedence`() {
    configuration.usesAllPreferredLanguages = true
    configuration.languageCode = "fr"
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.french.headerIdle)
  }

  @Test func `an app of several languages follows its own choice`() {
    let configuration = RefreshConfiguration(
      appLanguages: { ["ja", "en"] }, userLanguages: { ["de", "ja"] })
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.japanese.headerIdle)
  }
}
