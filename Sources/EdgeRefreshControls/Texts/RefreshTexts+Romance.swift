extension RefreshTexts {
  static let french = RefreshTexts(
    headerIdle: "Tirez pour actualiser",  // evidence
    headerPulling: "Relâchez pour actualiser",  // evidence
    headerRefreshing: "Actualisation…",  // evidence
    lastUpdated: "Mis à jour\u{A0}: ",  // evidence
    today: "aujourd’hui",  // evidence
    noRecord: "jamais",  // evidence
    backFooterIdle: "Tirez pour charger la suite",  // evidence
    backFooterPulling: "Relâchez pour charger la suite",  // evidence
    autoFooterIdle: "Touchez ou tirez pour voir la suite",  // composed
    footerRefreshing: "Chargement…",  // evidence
    footerNoMoreData: "Aucun autre contenu",  // evidence
    trailerIdle: "Glissez pour voir les détails",  // composed
    trailerPulling: "Relâchez pour voir les détails",  // composed
    refreshAction: "Actualiser",  // evidence
    loadMoreAction: "Charger la suite",  // composed
    updated: "Actualisation terminée",  // composed
    loaded: "Chargement terminé",  // composed
    failed: "Échec du chargement",  // composed
    footerFailed: "Échec, touchez pour réessayer")  // evidence

  static let spanish = RefreshTexts(
    headerIdle: "Desliza para actualizar",  // evidence
    headerPulling: "Suelta para actualizar",  // evidence
    headerRefreshing: "Actualizando…",  // evidence
    lastUpdated: "Actualizado: ",  // composed
    today: "hoy",  // evidence
    noRecord: "nunca",  // evidence
    backFooterIdle: "Desliza para cargar más",  // evidence
    backFooterPulling: "Suelta para cargar más",  // evidence
    autoFooterIdle: "Toca o desliza para cargar más",  // composed
    footerRefreshing: "Cargando…",  // evidence
    footerNoMoreData: "No hay más contenido",  // evidence
    trailerIdle: "Desliza para ver los detalles",  // composed
    trailerPulling: "Suelta para ver los detalles",  // composed
    refreshAction: "Actualizar",  // evidence
    loadMoreAction: "Cargar más",  // composed
    updated: "Actualización completada",  // composed
    loaded: "Carga completada",  // composed
    failed: "Error al cargar",  // composed
    footerFailed: "Error, toca para reintentar")  // evidence

  static let brazilianPortuguese = RefreshTexts(
    headerIdle: "Puxe para atualizar",  // evidence
    headerPulling: "Solte para atualizar",  // evidence
    headerRefreshing: "Atualizando…",  // evidence
    lastUpdated: "Atualizado: ",  // composed
    today: "hoje",  // evidence
    noRecord: "nunca",  // evidence
    backFooterIdle: "Puxe para carregar mais",  // evidence
    backFooterPulling: "Solte para carregar mais",  // evidence
    autoFooterIdle: "Toque ou puxe para carregar mais",  // composed
    footerRefreshing: "Carregando…",  // evidence
    footerNoMoreData: "Não há mais conteúdo",  // evidence
    trailerIdle: "Deslize para ver os detalhes",  // composed
    trailerPulling: "Solte para ver os detalhes",  // composed
    refreshAction: "Atualizar",  // evidence
    loadMoreAction: "Carregar mais",  // composed
    updated: "Atualização concluída",  // composed
    loaded: "Carregado",  // composed
    failed: "Falha ao carregar",  // composed
    footerFailed: "Falha, toque para tentar de novo")  // evidence

  static let europeanPortuguese = RefreshTexts(
    headerIdle: "Puxe para atualizar",  // evidence
    headerPulling: "Largue para atualizar",  // evidence
    headerRefreshing: "A atualizar…",  // evidence
    lastUpdated: "Atualizado: ",  // composed
    today: "hoje",  // evidence
    noRecord: "nunca",  // evidence
    backFooterIdle: "Puxe para carregar mais",  // evidence
    backFooterPulling: "Largue para carregar mais",  // evidence
    autoFooterIdle: "Toque ou puxe para carregar mais",  // composed
    footerRefreshing: "A carregar…",  // evidence
    footerNoMoreData: "Não há mais conteúdo",  // evidence
    trailerIdle: "Deslize para ver os detalhes",  // composed
    trailerPulling: "Largue para ver os detalhes",  // composed
    refreshAction: "Atualizar",  // evidence
    loadMoreAction: "Carregar mais",  // composed
    updated: "Atualização concluída",  // composed
    loaded: "Carregado",  // composed
    failed: "Falha ao carregar",  // composed
    footerFailed: "Falhou, toque para tentar de novo")  // evidence

  static let italian = RefreshTexts(
    headerIdle: "Trascina per aggiornare",  // evidence
    headerPulling: "Rilascia per aggiornare",  // evidence
    headerRefreshing: "Aggiornamento…",  // evidence
    lastUpdated: "Aggiornato: ",  // composed
    today: "oggi",  // evidence
    noRecord: "mai",  // evidence
    backFooterIdle: "Trascina per caricare altro",  // evidence
    backFooterPulling: "Rilascia per caricare altro",  // evidence
    autoFooterIdle: "Tocca o trascina per caricare altro",  // composed
    footerRefreshing: "Caricamento…",  // evidence
    footerNoMoreData: "Nessun altro contenuto",  // evidence
    trailerIdle: "Scorri per vedere i dettagli",  // composed
    trailerPulling: "Rilascia per vedere i dettagli",  // composed
    refreshAction: "Aggiorna",  // evidence
    loadMoreAction: "Carica altro",  // composed
    updated: "Aggiornamento completato",  // composed
    loaded: "Caricamento completato",  // composed
    failed: "Caricamento non riuscito",  // composed
    footerFailed: "Errore, tocca per riprovare")  // evidence

  /// Evidence: Flutter Gallery, Mihon, Android’s UnifiedEmail, Proton Mail.
  static let romanian = RefreshTexts(
    headerIdle: "Trageți pentru a actualiza",  // evidence
    headerPulling: "Eliberați pentru a actualiza",  // composed
    headerRefreshing: "Se actualizează…",  // evidence
    lastUpdated: "Actualizat: ",  // composed
    today: "azi",  // evidence
    noRecord: "niciodată",  // evidence
    backFooterIdle: "Trageți pentru mai multe",  // composed
    backFooterPulling: "Eliberați pentru mai multe",  // composed
    autoFooterIdle: "Atingeți sau trageți în sus",  // composed
    footerRefreshing: "Se încarcă…",  // evidence
    footerNoMoreData: "Nu mai există conținut",  // composed
    trailerIdle: "Glisați pentru detalii",  // composed
    trailerPulling: "Eliberați pentru detalii",  // composed
    refreshAction: "Actualizați",  // evidence
    loadMoreAction: "Încărcați mai multe",  // evidence
    updated: "Actualizat",  // composed
    loaded: "Încărcat",  // composed
    failed: "Încărcarea a eșuat",  // evidence
    footerFailed: "Eroare, atingeți pentru a reîncerca")  // evidence

  /// Evidence: Flutter Gallery, Tusky, iNaturalist, Kodi, Seafile, Home Assistant.
  static let catalan = RefreshTexts(
    headerIdle: "Llisca per actualitzar",  // evidence
    headerPulling: "Deixa anar per actualitzar",  // evidence
    headerRefreshing: "S’està actualitzant…",  // evidence
    lastUpdated: "Actualitzat: ",  // composed
    today: "avui",  // evidence
    noRecord: "mai",  // evidence
    backFooterIdle: "Llisca per carregar-ne més",  // composed
    backFooterPulling: "Deixa anar per carregar-ne més",  // composed
    autoFooterIdle: "Toca o llisca per carregar-ne més",  // composed
    footerRefreshing: "S’està carregant…",  // evidence
    footerNoMoreData: "No hi ha més contingut",  // evidence
    trailerIdle: "Llisca per veure els detalls",  // composed
    trailerPulling: "Deixa anar per veure els detalls",  // composed
    refreshAction: "Actualitza",  // evidence
    loadMoreAction: "Carrega’n més",  // evidence
    updated: "Actualitzat",  // composed
    loaded: "S’ha carregat",  // composed
    failed: "No s’ha pogut carregar",  // evidence
    footerFailed: "Error, toca per tornar-ho a provar")  // evidence
}
