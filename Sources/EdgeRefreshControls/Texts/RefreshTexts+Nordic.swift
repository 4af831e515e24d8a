extension RefreshTexts {
  /// Evidence: Flutter Gallery, iNaturalist, pull_to_refresh, Home Assistant, Mihon.
  static let swedish = RefreshTexts(
    headerIdle: "Dra för att uppdatera",  // evidence
    headerPulling: "Släpp för att uppdatera",  // evidence
    headerRefreshing: "Uppdaterar…",  // evidence
    lastUpdated: "Uppdaterad: ",  // composed
    today: "i dag",  // evidence
    noRecord: "aldrig",  // evidence
    backFooterIdle: "Dra upp för att ladda mer",  // evidence
    backFooterPulling: "Släpp för att ladda mer",  // evidence
    autoFooterIdle: "Tryck eller dra för att ladda mer",  // composed
    footerRefreshing: "Laddar…",  // evidence
    footerNoMoreData: "Inget mer att visa",  // evidence
    trailerIdle: "Svep för att visa detaljer",  // composed
    trailerPulling: "Släpp för att visa detaljer",  // composed
    refreshAction: "Uppdatera",  // evidence
    loadMoreAction: "Ladda mer",  // evidence
    updated: "Uppdaterat",  // composed
    loaded: "Laddat",  // composed
    failed: "Det gick inte att ladda",  // composed
    footerFailed: "Fel, tryck för att försöka igen")  // evidence

  /// Evidence: Flutter Gallery, iNaturalist, Home Assistant, Wikipedia.
  static let danish = RefreshTexts(
    headerIdle: "Træk for at opdatere",  // evidence
    headerPulling: "Slip for at opdatere",  // evidence
    headerRefreshing: "Opdaterer…",  // evidence
    lastUpdated: "Opdateret: ",  // composed
    today: "i dag",  // evidence
    noRecord: "aldrig",  // evidence
    backFooterIdle: "Træk op for at indlæse mere",  // evidence
    backFooterPulling: "Slip for at indlæse mere",  // evidence
    autoFooterIdle: "Tryk eller træk for at indlæse mere",  // composed
    footerRefreshing: "Indlæser…",  // evidence
    footerNoMoreData: "Ikke mere indhold",  // evidence
    trailerIdle: "Stryg for at se detaljer",  // composed
    trailerPulling: "Slip for at se detaljer",  // composed
    refreshAction: "Opdater",  // evidence
    loadMoreAction: "Indlæs mere",  // evidence
    updated: "Opdateret",  // composed
    loaded: "Indlæst",  // composed
    failed: "Indlæsning mislykkedes",  // evidence
    footerFailed: "Mislykkedes, tryk for at prøve igen")  // evidence

  /// Norwegian Bokmål. Evidence: Tusky, Nextcloud News, Ant Design Mobile, iNaturalist, Home
  /// Assistant, Mihon. It also serves Nynorsk.
  static let norwegian = RefreshTexts(
    headerIdle: "Dra ned for å oppdatere",  // evidence
    headerPulling: "Slipp for å oppdatere",  // evidence
    headerRefreshing: "Oppdaterer…",  // composed
    lastUpdated: "Sist oppdatert: ",  // evidence
    today: "i dag",  // evidence
    noRecord: "aldri",  // evidence
    backFooterIdle: "Dra opp for å laste inn mer",  // composed
    backFooterPulling: "Slipp for å laste inn mer",  // composed
    autoFooterIdle: "Trykk eller dra for å laste inn mer",  // composed
    footerRefreshing: "Laster inn…",  // evidence
    footerNoMoreData: "Ikke mer innhold",  // composed
    trailerIdle: "Sveip for å se detaljer",  // composed
    trailerPulling: "Slipp for å se detaljer",  // composed
    refreshAction: "Oppdater",  // evidence
    loadMoreAction: "Last inn mer",  // evidence
    updated: "Oppdatert",  // composed
    loaded: "Lastet inn",  // composed
    failed: "Kunne ikke laste inn",  // evidence
    footerFailed: "Mislyktes, trykk for å prøve igjen")  // evidence

  /// Evidence: ActionBar-PullToRefresh, Home Assistant, Mihon, Nextcloud, UnifiedEmail.
  static let finnish = RefreshTexts(
    headerIdle: "Päivitä vetämällä alas",  // evidence
    headerPulling: "Päivitä vapauttamalla",  // evidence
    headerRefreshing: "Päivitetään…",  // evidence
    lastUpdated: "Päivitetty: ",  // composed
    today: "tänään",  // evidence
    noRecord: "ei koskaan",  // evidence
    backFooterIdle: "Lataa lisää vetämällä ylös",  // composed
    backFooterPulling: "Lataa lisää vapauttamalla",  // composed
    autoFooterIdle: "Napauta tai vedä ladataksesi lisää",  // composed
    footerRefreshing: "Ladataan…",  // evidence
    footerNoMoreData: "Ei enempää sisältöä",  // composed
    trailerIdle: "Näytä tiedot pyyhkäisemällä",  // composed
    trailerPulling: "Näytä tiedot vapauttamalla",  // composed
    refreshAction: "Päivitä",  // evidence
    loadMoreAction: "Lataa lisää",  // evidence
    updated: "Päivitetty",  // composed
    loaded: "Ladattu",  // composed
    failed: "Lataaminen epäonnistui",  // evidence
    footerFailed: "Virhe, napauta ja yritä uudelleen")  // evidence
}
