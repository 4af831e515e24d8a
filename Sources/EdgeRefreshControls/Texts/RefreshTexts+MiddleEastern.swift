extension RefreshTexts {
  static let turkish = RefreshTexts(
    headerIdle: "Yenilemek için çekin",  // evidence
    headerPulling: "Yenilemek için bırakın",  // evidence
    headerRefreshing: "Yenileniyor…",  // evidence
    lastUpdated: "Son güncelleme: ",  // evidence
    today: "bugün",  // evidence
    noRecord: "yok",  // evidence
    backFooterIdle: "Devamı için çekin",  // evidence
    backFooterPulling: "Devamı için bırakın",  // evidence
    autoFooterIdle: "Devamı için dokunun veya çekin",  // composed
    footerRefreshing: "Yükleniyor…",  // evidence
    footerNoMoreData: "Daha fazla içerik yok",  // evidence
    trailerIdle: "Ayrıntılar için kaydırın",  // composed
    trailerPulling: "Ayrıntılar için bırakın",  // composed
    refreshAction: "Yenile",  // evidence
    loadMoreAction: "Devamını yükle",  // composed
    updated: "Güncellendi",  // composed
    loaded: "Yüklendi",  // composed
    failed: "Yüklenemedi",  // composed
    footerFailed: "Hata, tekrar denemek için dokunun")  // evidence

  static let arabic = RefreshTexts(
    headerIdle: "اسحب للأسفل للتحديث",  // evidence
    headerPulling: "أفلت للتحديث",  // evidence
    headerRefreshing: "جارٍ التحديث…",  // evidence
    lastUpdated: "آخر تحديث: ",  // evidence
    today: "اليوم",  // evidence
    noRecord: "أبدًا",  // evidence
    backFooterIdle: "اسحب للأعلى لتحميل المزيد",  // evidence
    backFooterPulling: "أفلت لتحميل المزيد",  // evidence
    autoFooterIdle: "اضغط أو اسحب لتحميل المزيد",  // composed
    footerRefreshing: "جارٍ التحميل…",  // evidence
    footerNoMoreData: "لا يوجد المزيد",  // evidence
    trailerIdle: "اسحب لعرض التفاصيل",  // composed
    trailerPulling: "أفلت لعرض التفاصيل",  // composed
    refreshAction: "تحديث",  // evidence
    loadMoreAction: "تحميل المزيد",  // composed
    updated: "تم التحديث",  // composed
    loaded: "تم التحميل",  // composed
    failed: "فشل التحميل",  // composed
    footerFailed: "فشل التحميل، اضغط لإعادة المحاولة")  // composed

  static let hebrew = RefreshTexts(
    headerIdle: "משכו למטה לרענון",  // evidence
    headerPulling: "שחררו לרענון",  // evidence
    headerRefreshing: "מתבצע רענון…",  // evidence
    lastUpdated: "עודכן לאחרונה: ",  // evidence
    today: "היום",  // evidence
    noRecord: "אף פעם",  // evidence
    backFooterIdle: "משכו למעלה כדי לטעון עוד",  // composed
    backFooterPulling: "שחררו כדי לטעון עוד",  // composed
    autoFooterIdle: "הקישו או משכו כדי לטעון עוד",  // composed
    footerRefreshing: "מתבצעת טעינה…",  // evidence
    footerNoMoreData: "אין עוד פריטים",  // evidence
    trailerIdle: "החליקו להצגת הפרטים",  // composed
    trailerPulling: "שחררו להצגת הפרטים",  // composed
    refreshAction: "רענון",  // composed
    loadMoreAction: "טעינת פריטים נוספים",  // composed
    updated: "העדכון הושלם",  // composed
    loaded: "הטעינה הושלמה",  // composed
    failed: "הטעינה נכשלה",  // composed
    footerFailed: "הטעינה נכשלה, הקישו כדי לנסות שוב")  // composed
}
