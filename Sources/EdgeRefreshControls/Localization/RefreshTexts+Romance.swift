extension RefreshTexts {
  static let french = RefreshTexts(
    headerIdle: "Tirez pour actualiser",
    headerPulling: "Relâchez pour actualiser",
    headerRefreshing: "Actualisation…",
    lastUpdated: "Dernière mise à jour\u{A0}: ",
    today: "aujourd’hui",
    noRecord: "jamais",
    backFooterIdle: "Tirez pour charger la suite",
    backFooterPulling: "Relâchez pour charger la suite",
    autoFooterIdle: "Touchez ou tirez pour voir la suite",
    footerRefreshing: "Chargement…",
    footerNoMoreData: "Aucun autre contenu",
    trailerIdle: "Glissez pour voir les détails",
    trailerPulling: "Relâchez pour voir les détails")

  static let spanish = RefreshTexts(
    headerIdle: "Desliza para actualizar",
    headerPulling: "Suelta para actualizar",
    headerRefreshing: "Actualizando…",
    lastUpdated: "Última actualización: ",
    today: "hoy",
    noRecord: "nunca",
    backFooterIdle: "Desliza para cargar más",
    backFooterPulling: "Suelta para cargar más",
    autoFooterIdle: "Toca o desliza para cargar más",
    footerRefreshing: "Cargando…",
    footerNoMoreData: "No hay más contenido",
    trailerIdle: "Desliza para ver los detalles",
    trailerPulling: "Suelta para ver los detalles")

  static let brazilianPortuguese = RefreshTexts(
    headerIdle: "Puxe para atualizar",
    headerPulling: "Solte para atualizar",
    headerRefreshing: "Atualizando…",
    lastUpdated: "Última atualização: ",
    today: "hoje",
    noRecord: "nunca",
    backFooterIdle: "Puxe para carregar mais",
    backFooterPulling: "Solte para carregar mais",
    autoFooterIdle: "Toque ou puxe para carregar mais",
    footerRefreshing: "Carregando…",
    footerNoMoreData: "Não há mais conteúdo",
    trailerIdle: "Deslize para ver os detalhes",
    trailerPulling: "Solte para ver os detalhes")

  static let europeanPortuguese = RefreshTexts(
    headerIdle: "Puxe para atualizar",
    headerPulling: "Largue para atualizar",
    headerRefreshing: "A atualizar…",
    lastUpdated: "Última atualização: ",
    today: "hoje",
    noRecord: "nunca",
    backFooterIdle: "Puxe para carregar mais",
    backFooterPulling: "Largue para carregar mais",
    autoFooterIdle: "Toque ou puxe para carregar mais",
    footerRefreshing: "A carregar…",
    footerNoMoreData: "Não há mais conteúdo",
    trailerIdle: "Deslize para ver os detalhes",
    trailerPulling: "Largue para ver os detalhes")

  static let italian = RefreshTexts(
    headerIdle: "Trascina per aggiornare",
    headerPulling: "Rilascia per aggiornare",
    headerRefreshing: "Aggiornamento…",
    lastUpdated: "Ultimo aggiornamento: ",
    today: "oggi",
    noRecord: "mai",
    backFooterIdle: "Trascina per caricare altro",
    backFooterPulling: "Rilascia per caricare altro",
    autoFooterIdle: "Tocca o trascina per caricare altro",
    footerRefreshing: "Caricamento…",
    footerNoMoreData: "Nessun altro contenuto",
    trailerIdle: "Scorri per vedere i dettagli",
    trailerPulling: "Rilascia per vedere i dettagli")
}
