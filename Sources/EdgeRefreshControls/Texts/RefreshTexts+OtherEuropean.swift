extension RefreshTexts {
  /// Evidence: iNaturalist, Vant, ActionBar-PullToRefresh, Home Assistant, Mihon.
  static let greek = RefreshTexts(
    headerIdle: "Τραβήξτε για ανανέωση",  // evidence
    headerPulling: "Αφήστε για ανανέωση",  // evidence
    headerRefreshing: "Ανανέωση…",  // composed
    lastUpdated: "Ενημερώθηκε: ",  // evidence
    today: "σήμερα",  // evidence
    noRecord: "ποτέ",  // evidence
    backFooterIdle: "Τραβήξτε για περισσότερα",  // composed
    backFooterPulling: "Αφήστε για περισσότερα",  // composed
    autoFooterIdle: "Πατήστε ή τραβήξτε για άλλα",  // composed
    footerRefreshing: "Φόρτωση…",  // evidence
    footerNoMoreData: "Δεν υπάρχουν άλλα",  // evidence
    trailerIdle: "Σύρετε για λεπτομέρειες",  // composed
    trailerPulling: "Αφήστε για λεπτομέρειες",  // composed
    refreshAction: "Ανανέωση",  // evidence
    loadMoreAction: "Φόρτωση περισσότερων",  // evidence
    updated: "Ενημερώθηκε",  // composed
    loaded: "Φορτώθηκε",  // composed
    failed: "Η φόρτωση απέτυχε",  // evidence
    footerFailed: "Απέτυχε, πατήστε για επανάληψη")  // evidence

  /// Evidence: Flutter Gallery, Nextcloud News, Home Assistant, Mihon.
  static let hungarian = RefreshTexts(
    headerIdle: "Húzza le a frissítéshez",  // evidence
    headerPulling: "Engedje el a frissítéshez",  // evidence
    headerRefreshing: "Frissítés…",  // evidence
    lastUpdated: "Frissítve: ",  // evidence
    today: "ma",  // evidence
    noRecord: "soha",  // evidence
    backFooterIdle: "Húzza fel a továbbiakért",  // composed
    backFooterPulling: "Engedje el a továbbiakért",  // composed
    autoFooterIdle: "Koppintson vagy húzza fel",  // composed
    footerRefreshing: "Betöltés…",  // evidence
    footerNoMoreData: "Nincs több tartalom",  // evidence
    trailerIdle: "Csúsztassa a részletekért",  // composed
    trailerPulling: "Engedje el a részletekért",  // composed
    refreshAction: "Frissítés",  // evidence
    loadMoreAction: "Továbbiak betöltése",  // evidence
    updated: "Frissítve",  // evidence
    loaded: "Betöltve",  // composed
    failed: "A betöltés sikertelen",  // evidence
    footerFailed: "Hiba, koppintson az ismétléshez")  // composed

  /// Evidence: Flutter Gallery, iNaturalist, Seafile, Mihon, UnifiedEmail.
  static let lithuanian = RefreshTexts(
    headerIdle: "Patraukite, kad atnaujintumėte",  // evidence
    headerPulling: "Atleiskite, kad atnaujintumėte",  // evidence
    headerRefreshing: "Atnaujinama…",  // composed
    lastUpdated: "Atnaujinta: ",  // composed
    today: "šiandien",  // evidence
    noRecord: "niekada",  // evidence
    backFooterIdle: "Patraukite, kad įkeltumėte daugiau",  // composed
    backFooterPulling: "Atleiskite, kad įkeltumėte daugiau",  // evidence
    autoFooterIdle: "Palieskite arba patraukite",  // composed
    footerRefreshing: "Įkeliama…",  // evidence
    footerNoMoreData: "Daugiau nieko nėra",  // evidence
    trailerIdle: "Braukite ir sužinokite daugiau",  // composed
    trailerPulling: "Atleiskite ir sužinokite daugiau",  // composed
    refreshAction: "Atnaujinti",  // evidence
    loadMoreAction: "Įkelti daugiau",  // evidence
    updated: "Atnaujinta",  // composed
    loaded: "Įkelta",  // composed
    failed: "Nepavyko įkelti",  // evidence
    footerFailed: "Klaida, palieskite ir bandykite vėl")  // composed
}
