import EdgeRefresh
import TestSupport
import Testing

@testable import EdgeRefreshControls

/// The stems of a language's verbs for refreshing and loading. A verb has several if its vowels
/// change.
struct VerbStems: Sendable {
  let refresh: String
  let load: [String]

  init(_ refresh: String, _ load: String...) {
    self.refresh = refresh
    self.load = load
  }

  static let all: [String: VerbStems] = [
    "en": VerbStems("refresh", "load"), "zh-Hans": VerbStems("刷新", "加载"),
    "zh-Hant": VerbStems("更新", "載入"), "ar": VerbStems("تحديث", "تحميل"),
    "de": VerbStems("aktualisier", "laden"), "es": VerbStems("actualizar", "cargar"),
    "fr": VerbStems("actualiser", "charger"), "he": VerbStems("רענון", "טעינ"),
    "hi": VerbStems("रीफ़्रेश", "लोड"), "id": VerbStems("muat ulang", "muat"),
    "it": VerbStems("aggiorna", "carica"), "ja": VerbStems("更新", "読み込"),
    "ko": VerbStems("새로 고침", "더 보기"), "nl": VerbStems("vernieuwen", "laden"),
    "pl": VerbStems("odśwież", "wczyt"), "pt": VerbStems("atualizar", "carregar"),
    "pt-PT": VerbStems("atualizar", "carregar"), "ru": VerbStems("обнов", "загру"),
    "th": VerbStems("รีเฟรช", "โหลด"), "tr": VerbStems("yenile", "yükle"),
    "uk": VerbStems("оновити", "завантаж"), "vi": VerbStems("làm mới", "tải"),
    "bg": VerbStems("опресня", "зареж"), "ca": VerbStems("actualitza", "carrega"),
    "cs": VerbStems("aktualiz", "načt", "načí"), "da": VerbStems("opdater", "indlæs"),
    "el": VerbStems("ανανέωση", "φόρτωση"), "fi": VerbStems("päivitä", "lataa"),
    "hr": VerbStems("osvjež", "učita"), "hu": VerbStems("frissítés", "betölt"),
    "lt": VerbStems("atnaujin", "įkel"), "ms": VerbStems("muat semula", "muat"),
    "nb": VerbStems("oppdater", "last"), "ro": VerbStems("actualiza", "încarc", "încărc"),
    "sk": VerbStems("obnov", "načít"), "sl": VerbStems("osvež", "nalaga", "nalož"),
    "sv": VerbStems("uppdater", "ladda"),
  ]
}

/// The names of actions and the announcements, which assistive technologies speak.
@Suite(.isolated)
@MainActor
struct SpokenTextsTests {
  @Test func `the English actions and announcements are those of the documentation`() {
    let texts = RefreshTexts.english
    #expect(texts[.refreshAction] == "Refresh")
    #expect(texts[.loadMoreAction] == "Load more")
    #expect(texts[.updated] == "Updated")
    #expect(texts[.loaded] == "Loaded")
    #expect(texts[.failed] == "Loading failed")
    #expect(texts[.footerFailed] == "Failed, tap to retry")
  }

  @Test(arguments: BuiltIn.all)
  func `an action has the verb of the titles`(language: BuiltIn) throws {
    let texts = language.texts
    let stems = try #require(VerbStems.all[language.tag])
    #expect(texts[.refreshAction].lowercased().contains(stems.refresh))
    #expect(texts[.headerIdle].lowercased().contains(stems.refresh))
    let load = { (text: String) in stems.load.contains { text.lowercased().contains($0) } }
    #expect(load(texts[.loadMoreAction]))
    let footer = [texts[.backFooterIdle], texts[.autoFooterIdle], texts[.autoFooterRefreshing]]
    #expect(footer.contains(where: load))
  }

  @Test(arguments: BuiltIn.all)
  func `actions and outcomes can be told apart by their sound alone`(language: BuiltIn) {
    let texts = language.texts
    let spoken = [
      texts[.refreshAction], texts[.loadMoreAction], texts[.updated], texts[.loaded],
      texts[.failed], texts[.footerFailed], texts[.autoFooterNoMoreData],
      texts[.headerRefreshing], texts[.autoFooterRefreshing],
    ]
    // English has one text for refreshing and loading, that of MJRefresh.
    #expect(Set(spoken).count == (language.tag == "en" ? 8 : 9))
  }

  @Test(arguments: BuiltIn.all)
  func `actions and outcomes begin with a capital letter and have no period`(language: BuiltIn) {
    for key in [
      RefreshTextKey.refreshAction, .loadMoreAction, .updated, .loaded, .failed, .footerFailed,
    ] {
      let text = language.texts[key]
      #expect(text.first?.isLowercase == false, "\(key)")
      #expect(text.last?.isPunctuation == false, "\(key)")
    }
  }

  @Test(arguments: BuiltIn.all.filter { $0.tag != "en" })
  func `no text is left in English`(language: BuiltIn) {
    for (key, text) in language.entries {
      #expect(text.lowercased() != RefreshTexts.english[key].lowercased(), "\(key)")
    }
  }
}
