import Foundation
import Testing

@testable import EdgeRefresh

@Suite("S66: the languages of the app")
@MainActor
struct AppLanguageTests {
  private let configuration = RefreshConfiguration(
    appLanguages: { ["en"] }, userLanguages: { ["de-DE", "en-DE"] })

  @Test func anEnglishAppIsEnglishOnAGermanPhone() {
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.english.headerIdle)
  }

  @Test func anAppMayAskForAllLanguagesOfTheUser() {
    configuration.usesAllPreferredLanguages = true
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.german.headerIdle)
    configuration.usesAllPreferredLanguages = false
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.english.headerIdle)
  }

  @Test func aLanguageCodeHasPrecedence() {
    configuration.usesAllPreferredLanguages = true
    configuration.languageCode = "fr"
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.french.headerIdle)
  }

  @Test func anAppOfSeveralLanguagesFollowsItsOwnChoice() {
    let configuration = RefreshConfiguration(
      appLanguages: { ["ja", "en"] }, userLanguages: { ["de", "ja"] })
    #expect(configuration.text(for: .headerIdle) == RefreshTexts.japanese.headerIdle)
  }
}
