extension RefreshTexts {
  static let russian = RefreshTexts(
    headerIdle: "Потяните, чтобы обновить",
    headerPulling: "Отпустите, чтобы обновить",
    headerRefreshing: "Обновление…",
    lastUpdated: "Обновлено: ",
    today: "сегодня",
    noRecord: "никогда",
    backFooterIdle: "Потяните, чтобы загрузить ещё",
    backFooterPulling: "Отпустите, чтобы загрузить ещё",
    autoFooterIdle: "Нажмите или потяните вверх",
    footerRefreshing: "Загрузка…",
    footerNoMoreData: "Больше ничего нет",
    trailerIdle: "Потяните, чтобы узнать больше",
    trailerPulling: "Отпустите, чтобы узнать больше")

  static let ukrainian = RefreshTexts(
    headerIdle: "Потягніть, щоб оновити",
    headerPulling: "Відпустіть, щоб оновити",
    headerRefreshing: "Оновлення…",
    lastUpdated: "Оновлено: ",
    today: "сьогодні",
    noRecord: "ніколи",
    backFooterIdle: "Потягніть, щоб завантажити ще",
    backFooterPulling: "Відпустіть, щоб завантажити ще",
    autoFooterIdle: "Торкніться або потягніть угору",
    footerRefreshing: "Завантаження…",
    footerNoMoreData: "Більше нічого немає",
    trailerIdle: "Потягніть, щоб дізнатися більше",
    trailerPulling: "Відпустіть, щоб дізнатися більше")

  static let polish = RefreshTexts(
    headerIdle: "Pociągnij, aby odświeżyć",
    headerPulling: "Puść, aby odświeżyć",
    headerRefreshing: "Odświeżanie…",
    lastUpdated: "Ostatnia aktualizacja: ",
    today: "dzisiaj",
    noRecord: "brak",
    backFooterIdle: "Pociągnij, aby wczytać więcej",
    backFooterPulling: "Puść, aby wczytać więcej",
    autoFooterIdle: "Stuknij lub pociągnij po więcej",
    footerRefreshing: "Wczytywanie…",
    footerNoMoreData: "To już wszystko",
    trailerIdle: "Przesuń, aby zobaczyć szczegóły",
    trailerPulling: "Puść, aby zobaczyć szczegóły")
}
