extension RefreshTexts {
  static let russian = RefreshTexts(
    headerIdle: "Потяните, чтобы обновить",  // evidence
    headerPulling: "Отпустите, чтобы обновить",  // evidence
    headerRefreshing: "Обновление…",  // evidence
    lastUpdated: "Обновлено: ",  // evidence
    today: "сегодня",  // evidence
    noRecord: "никогда",  // evidence
    backFooterIdle: "Потяните, чтобы загрузить ещё",  // evidence
    backFooterPulling: "Отпустите, чтобы загрузить ещё",  // evidence
    autoFooterIdle: "Нажмите или потяните вверх",  // composed
    footerRefreshing: "Загрузка…",  // evidence
    footerNoMoreData: "Больше ничего нет",  // evidence
    trailerIdle: "Потяните, чтобы узнать больше",  // composed
    trailerPulling: "Отпустите, чтобы узнать больше",  // composed
    refreshAction: "Обновить",  // evidence
    loadMoreAction: "Загрузить ещё",  // composed
    updated: "Обновлено",  // composed
    loaded: "Загружено",  // composed
    failed: "Не удалось загрузить",  // composed
    footerFailed: "Ошибка, нажмите для повтора")  // composed

  static let ukrainian = RefreshTexts(
    headerIdle: "Потягніть, щоб оновити",  // evidence
    headerPulling: "Відпустіть, щоб оновити",  // evidence
    headerRefreshing: "Оновлення…",  // evidence
    lastUpdated: "Оновлено: ",  // evidence
    today: "сьогодні",  // evidence
    noRecord: "ніколи",  // evidence
    backFooterIdle: "Потягніть, щоб завантажити ще",  // evidence
    backFooterPulling: "Відпустіть, щоб завантажити ще",  // evidence
    autoFooterIdle: "Торкніться або потягніть угору",  // composed
    footerRefreshing: "Завантаження…",  // evidence
    footerNoMoreData: "Більше нічого немає",  // evidence
    trailerIdle: "Потягніть, щоб дізнатися більше",  // composed
    trailerPulling: "Відпустіть, щоб дізнатися більше",  // composed
    refreshAction: "Оновити",  // composed
    loadMoreAction: "Завантажити ще",  // composed
    updated: "Оновлено",  // composed
    loaded: "Завантажено",  // composed
    failed: "Не вдалося завантажити",  // composed
    footerFailed: "Помилка, торкніться для повтору")  // composed

  static let polish = RefreshTexts(
    headerIdle: "Pociągnij, aby odświeżyć",  // evidence
    headerPulling: "Puść, aby odświeżyć",  // evidence
    headerRefreshing: "Odświeżanie…",  // evidence
    lastUpdated: "Zaktualizowano: ",  // evidence
    today: "dzisiaj",  // evidence
    noRecord: "nigdy",  // evidence
    backFooterIdle: "Pociągnij, aby wczytać więcej",  // evidence
    backFooterPulling: "Puść, aby wczytać więcej",  // evidence
    autoFooterIdle: "Stuknij lub pociągnij po więcej",  // composed
    footerRefreshing: "Wczytywanie…",  // evidence
    footerNoMoreData: "To już wszystko",  // evidence
    trailerIdle: "Przesuń, aby zobaczyć szczegóły",  // composed
    trailerPulling: "Puść, aby zobaczyć szczegóły",  // composed
    refreshAction: "Odśwież",  // evidence
    loadMoreAction: "Wczytaj więcej",  // composed
    updated: "Zaktualizowano",  // composed
    loaded: "Wczytano",  // composed
    failed: "Nie udało się wczytać",  // composed
    footerFailed: "Błąd, stuknij, aby ponowić")  // composed

  /// Evidence: Flutter Gallery, ActionBar-PullToRefresh, Home Assistant, Mihon, UnifiedEmail.
  static let czech = RefreshTexts(
    headerIdle: "Potažením dolů aktualizujete",  // evidence
    headerPulling: "Uvolněním aktualizujete",  // evidence
    headerRefreshing: "Aktualizace…",  // evidence
    lastUpdated: "Aktualizováno: ",  // evidence
    today: "dnes",  // evidence
    noRecord: "nikdy",  // evidence
    backFooterIdle: "Potažením nahoru načtete další",  // composed
    backFooterPulling: "Uvolněním načtete další",  // composed
    autoFooterIdle: "Klepnutím či tažením načtete další",  // composed
    footerRefreshing: "Načítání…",  // evidence
    footerNoMoreData: "Žádný další obsah",  // composed
    trailerIdle: "Přejetím zobrazíte podrobnosti",  // composed
    trailerPulling: "Uvolněním zobrazíte podrobnosti",  // composed
    refreshAction: "Aktualizovat",  // evidence
    loadMoreAction: "Načíst další",  // evidence
    updated: "Aktualizováno",  // evidence
    loaded: "Načteno",  // composed
    failed: "Načtení se nezdařilo",  // evidence
    footerFailed: "Chyba, klepnutím to zkusíte znovu")  // evidence

  /// Evidence: UnifiedEmail, Mihon.
  static let slovak = RefreshTexts(
    headerIdle: "Potiahnutím nadol obnovíte",  // evidence
    headerPulling: "Uvoľnením obnovíte",  // evidence
    headerRefreshing: "Obnovuje sa…",  // evidence
    lastUpdated: "Aktualizované: ",  // composed
    today: "dnes",  // evidence
    noRecord: "nikdy",  // evidence
    backFooterIdle: "Potiahnutím nahor načítate ďalšie",  // composed
    backFooterPulling: "Uvoľnením načítate ďalšie",  // composed
    autoFooterIdle: "Klepnite alebo potiahnite nahor",  // composed
    footerRefreshing: "Načítava sa…",  // evidence
    footerNoMoreData: "Žiadny ďalší obsah",  // composed
    trailerIdle: "Potiahnutím zobrazíte detaily",  // composed
    trailerPulling: "Uvoľnením zobrazíte detaily",  // composed
    refreshAction: "Obnoviť",  // evidence
    loadMoreAction: "Načítať ďalšie",  // evidence
    updated: "Aktualizované",  // composed
    loaded: "Načítané",  // composed
    failed: "Načítanie zlyhalo",  // evidence
    footerFailed: "Chyba, klepnutím to skúsite znova")  // composed

  /// Evidence: Flutter Gallery, UnifiedEmail, Mihon.
  static let bulgarian = RefreshTexts(
    headerIdle: "Дръпнете за опресняване",  // evidence
    headerPulling: "Пуснете за опресняване",  // evidence
    headerRefreshing: "Опресняване…",  // evidence
    lastUpdated: "Обновено: ",  // composed
    today: "днес",  // evidence
    noRecord: "никога",  // evidence
    backFooterIdle: "Дръпнете за зареждане на още",  // composed
    backFooterPulling: "Пуснете за зареждане на още",  // composed
    autoFooterIdle: "Докоснете или дръпнете за още",  // composed
    footerRefreshing: "Зареждане…",  // evidence
    footerNoMoreData: "Няма повече съдържание",  // evidence
    trailerIdle: "Плъзнете за подробности",  // composed
    trailerPulling: "Пуснете за подробности",  // composed
    refreshAction: "Опресняване",  // evidence
    loadMoreAction: "Зареждане на още",  // evidence
    updated: "Обновено",  // composed
    loaded: "Заредено",  // composed
    failed: "Зареждането не бе успешно",  // evidence
    footerFailed: "Грешка, докоснете за нов опит")  // composed

  /// Evidence: Flutter Gallery, Ant Design Mobile, Mihon.
  static let croatian = RefreshTexts(
    headerIdle: "Povucite za osvježavanje",  // evidence
    headerPulling: "Otpustite za osvježavanje",  // evidence
    headerRefreshing: "Osvježavanje…",  // evidence
    lastUpdated: "Ažurirano: ",  // composed
    today: "danas",  // evidence
    noRecord: "nikada",  // evidence
    backFooterIdle: "Povucite za više sadržaja",  // composed
    backFooterPulling: "Otpustite za više sadržaja",  // composed
    autoFooterIdle: "Dodirnite ili povucite za više",  // composed
    footerRefreshing: "Učitavanje…",  // evidence
    footerNoMoreData: "Nema više sadržaja",  // evidence
    trailerIdle: "Povucite za detalje",  // composed
    trailerPulling: "Otpustite za detalje",  // composed
    refreshAction: "Osvježi",  // evidence
    loadMoreAction: "Učitaj više",  // evidence
    updated: "Ažurirano",  // composed
    loaded: "Učitano",  // composed
    failed: "Učitavanje nije uspjelo",  // evidence
    footerFailed: "Pogreška, dodirnite za novi pokušaj")  // composed

  /// Evidence: Nextcloud News, iNaturalist, Wikipedia, UnifiedEmail.
  static let slovenian = RefreshTexts(
    headerIdle: "Povlecite navzdol za osvežitev",  // evidence
    headerPulling: "Spustite za osvežitev",  // evidence
    headerRefreshing: "Osveževanje…",  // evidence
    lastUpdated: "Posodobljeno: ",  // composed
    today: "danes",  // composed
    noRecord: "nikoli",  // evidence
    backFooterIdle: "Povlecite za nalaganje več",  // composed
    backFooterPulling: "Spustite za nalaganje več",  // evidence
    autoFooterIdle: "Tapnite ali povlecite za več",  // composed
    footerRefreshing: "Nalaganje…",  // evidence
    footerNoMoreData: "Ni več vsebine",  // evidence
    trailerIdle: "Podrsajte za podrobnosti",  // composed
    trailerPulling: "Spustite za podrobnosti",  // composed
    refreshAction: "Osveži",  // evidence
    loadMoreAction: "Naloži več",  // evidence
    updated: "Posodobljeno",  // composed
    loaded: "Naloženo",  // composed
    failed: "Nalaganje ni uspelo",  // evidence
    footerFailed: "Napaka, tapnite za nov poskus")  // composed
}
