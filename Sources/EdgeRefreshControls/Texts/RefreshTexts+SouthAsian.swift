extension RefreshTexts {
  static let vietnamese = RefreshTexts(
    headerIdle: "Kéo xuống để làm mới",  // evidence
    headerPulling: "Thả ra để làm mới",  // evidence
    headerRefreshing: "Đang làm mới…",  // evidence
    lastUpdated: "Cập nhật: ",  // composed
    today: "hôm nay",  // evidence
    noRecord: "chưa có",  // evidence
    backFooterIdle: "Kéo lên để tải thêm",  // evidence
    backFooterPulling: "Thả ra để tải thêm",  // evidence
    autoFooterIdle: "Chạm hoặc kéo lên để tải thêm",  // composed
    footerRefreshing: "Đang tải…",  // evidence
    footerNoMoreData: "Không còn nội dung nào",  // evidence
    trailerIdle: "Vuốt để xem chi tiết",  // composed
    trailerPulling: "Thả ra để xem chi tiết",  // composed
    refreshAction: "Làm mới",  // evidence
    loadMoreAction: "Tải thêm",  // composed
    updated: "Đã cập nhật",  // composed
    loaded: "Đã tải xong",  // composed
    failed: "Không tải được",  // composed
    footerFailed: "Không tải được, chạm để thử lại")  // evidence

  static let thai = RefreshTexts(
    headerIdle: "ดึงลงเพื่อรีเฟรช",  // evidence
    headerPulling: "ปล่อยเพื่อรีเฟรช",  // evidence
    headerRefreshing: "กำลังรีเฟรช…",  // evidence
    lastUpdated: "อัปเดตล่าสุด: ",  // evidence
    today: "วันนี้",  // evidence
    noRecord: "ยังไม่มี",  // evidence
    backFooterIdle: "ดึงขึ้นเพื่อโหลดเพิ่ม",  // evidence
    backFooterPulling: "ปล่อยเพื่อโหลดเพิ่ม",  // evidence
    autoFooterIdle: "แตะหรือดึงขึ้นเพื่อโหลดเพิ่ม",  // composed
    footerRefreshing: "กำลังโหลด…",  // evidence
    footerNoMoreData: "ไม่มีรายการเพิ่มเติม",  // evidence
    trailerIdle: "ปัดเพื่อดูรายละเอียด",  // composed
    trailerPulling: "ปล่อยเพื่อดูรายละเอียด",  // composed
    refreshAction: "รีเฟรช",  // evidence
    loadMoreAction: "โหลดเพิ่ม",  // composed
    updated: "อัปเดตแล้ว",  // composed
    loaded: "โหลดแล้ว",  // composed
    failed: "โหลดไม่สำเร็จ",  // composed
    footerFailed: "โหลดไม่สำเร็จ แตะเพื่อลองอีกครั้ง")  // evidence

  static let indonesian = RefreshTexts(
    headerIdle: "Tarik untuk memuat ulang",  // evidence
    headerPulling: "Lepaskan untuk memuat ulang",  // evidence
    headerRefreshing: "Memuat ulang…",  // evidence
    lastUpdated: "Diperbarui: ",  // composed
    today: "hari ini",  // evidence
    noRecord: "belum pernah",  // evidence
    backFooterIdle: "Tarik untuk memuat lainnya",  // evidence
    backFooterPulling: "Lepaskan untuk memuat lainnya",  // evidence
    autoFooterIdle: "Ketuk atau tarik untuk lainnya",  // composed
    footerRefreshing: "Memuat…",  // evidence
    footerNoMoreData: "Tidak ada lagi",  // evidence
    trailerIdle: "Geser untuk melihat detail",  // composed
    trailerPulling: "Lepaskan untuk melihat detail",  // composed
    refreshAction: "Muat ulang",  // composed
    loadMoreAction: "Muat lainnya",  // composed
    updated: "Diperbarui",  // composed
    loaded: "Selesai dimuat",  // composed
    failed: "Gagal memuat",  // composed
    footerFailed: "Gagal, ketuk untuk mencoba lagi")  // evidence

  /// Evidence: Flutter Gallery, UnifiedEmail, Mihon.
  static let malay = RefreshTexts(
    headerIdle: "Tarik untuk memuat semula",  // evidence
    headerPulling: "Lepaskan untuk memuat semula",  // composed
    headerRefreshing: "Memuat semula…",  // evidence
    lastUpdated: "Dikemas kini: ",  // composed
    today: "hari ini",  // evidence
    noRecord: "tidak pernah",  // evidence
    backFooterIdle: "Tarik untuk memuatkan lagi",  // composed
    backFooterPulling: "Lepaskan untuk memuatkan lagi",  // composed
    autoFooterIdle: "Ketik atau tarik untuk muat lagi",  // composed
    footerRefreshing: "Memuatkan…",  // evidence
    footerNoMoreData: "Tiada lagi kandungan",  // composed
    trailerIdle: "Leret untuk melihat butiran",  // composed
    trailerPulling: "Lepaskan untuk melihat butiran",  // composed
    refreshAction: "Muat semula",  // evidence
    loadMoreAction: "Muatkan lagi",  // evidence
    updated: "Dikemas kini",  // composed
    loaded: "Selesai dimuatkan",  // composed
    failed: "Gagal memuatkan",  // evidence
    footerFailed: "Gagal, ketik untuk cuba lagi")  // evidence

  static let hindi = RefreshTexts(
    headerIdle: "रीफ़्रेश करने के लिए नीचे खींचें",  // evidence
    headerPulling: "रीफ़्रेश करने के लिए छोड़ें",  // evidence
    headerRefreshing: "रीफ़्रेश हो रहा है…",  // evidence
    lastUpdated: "पिछला अपडेट: ",  // evidence
    today: "आज",  // evidence
    noRecord: "कभी नहीं",  // evidence
    backFooterIdle: "अधिक लोड करने के लिए ऊपर खींचें",  // evidence
    backFooterPulling: "अधिक लोड करने के लिए छोड़ें",  // evidence
    autoFooterIdle: "अधिक देखने के लिए टैप करें या खींचें",  // composed
    footerRefreshing: "लोड हो रहा है…",  // evidence
    footerNoMoreData: "और कुछ नहीं है",  // evidence
    trailerIdle: "विवरण देखने के लिए स्वाइप करें",  // composed
    trailerPulling: "विवरण देखने के लिए छोड़ें",  // composed
    refreshAction: "रीफ़्रेश करें",  // evidence
    loadMoreAction: "अधिक लोड करें",  // composed
    updated: "अपडेट हो गया",  // composed
    loaded: "लोड हो गया",  // composed
    failed: "लोड नहीं हो सका",  // composed
    footerFailed: "लोड नहीं हुआ, टैप करके फिर कोशिश करें")  // composed
}
