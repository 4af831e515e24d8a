extension RefreshTexts {
  static let turkish = RefreshTexts(
    headerIdle: "Yenilemek için çekin",
    headerPulling: "Yenilemek için bırakın",
    headerRefreshing: "Yenileniyor…",
    lastUpdated: "Son güncelleme: ",
    today: "Bugün",
    noRecord: "Yok",
    backFooterIdle: "Devamı için çekin",
    backFooterPulling: "Devamı için bırakın",
    autoFooterIdle: "Devamı için dokunun veya çekin",
    footerRefreshing: "Yükleniyor…",
    footerNoMoreData: "Daha fazla içerik yok",
    trailerIdle: "Ayrıntılar için kaydırın",
    trailerPulling: "Ayrıntılar için bırakın")

  static let arabic = RefreshTexts(
    headerIdle: "اسحب للأسفل للتحديث",
    headerPulling: "أفلت للتحديث",
    headerRefreshing: "جارٍ التحديث…",
    lastUpdated: "آخر تحديث: ",
    today: "اليوم",
    noRecord: "لا يوجد",
    backFooterIdle: "اسحب للأعلى لتحميل المزيد",
    backFooterPulling: "أفلت لتحميل المزيد",
    autoFooterIdle: "اضغط أو اسحب لتحميل المزيد",
    footerRefreshing: "جارٍ التحميل…",
    footerNoMoreData: "لا يوجد المزيد",
    trailerIdle: "اسحب لعرض التفاصيل",
    trailerPulling: "أفلت لعرض التفاصيل")

  static let hebrew = RefreshTexts(
    headerIdle: "משכו למטה לרענון",
    headerPulling: "שחררו לרענון",
    headerRefreshing: "מתבצע רענון…",
    lastUpdated: "עודכן לאחרונה: ",
    today: "היום",
    noRecord: "אף פעם",
    backFooterIdle: "משכו למעלה לטעינת עוד",
    backFooterPulling: "שחררו לטעינת עוד",
    autoFooterIdle: "הקישו או משכו לטעינת עוד",
    footerRefreshing: "מתבצעת טעינה…",
    footerNoMoreData: "אין עוד פריטים",
    trailerIdle: "החליקו להצגת הפרטים",
    trailerPulling: "שחררו להצגת הפרטים")
}
