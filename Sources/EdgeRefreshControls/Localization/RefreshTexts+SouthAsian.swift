extension RefreshTexts {
  static let vietnamese = RefreshTexts(
    headerIdle: "Kéo xuống để làm mới",
    headerPulling: "Thả ra để làm mới",
    headerRefreshing: "Đang làm mới…",
    lastUpdated: "Cập nhật lần cuối: ",
    today: "hôm nay",
    noRecord: "chưa có",
    backFooterIdle: "Kéo lên để tải thêm",
    backFooterPulling: "Thả ra để tải thêm",
    autoFooterIdle: "Chạm hoặc kéo lên để tải thêm",
    footerRefreshing: "Đang tải…",
    footerNoMoreData: "Không còn nội dung nào",
    trailerIdle: "Vuốt để xem chi tiết",
    trailerPulling: "Thả ra để xem chi tiết")

  static let thai = RefreshTexts(
    headerIdle: "ดึงลงเพื่อรีเฟรช",
    headerPulling: "ปล่อยเพื่อรีเฟรช",
    headerRefreshing: "กำลังรีเฟรช…",
    lastUpdated: "อัปเดตล่าสุด: ",
    today: "วันนี้",
    noRecord: "ยังไม่มี",
    backFooterIdle: "ดึงขึ้นเพื่อโหลดเพิ่ม",
    backFooterPulling: "ปล่อยเพื่อโหลดเพิ่ม",
    autoFooterIdle: "แตะหรือดึงขึ้นเพื่อโหลดเพิ่ม",
    footerRefreshing: "กำลังโหลด…",
    footerNoMoreData: "ไม่มีรายการเพิ่มเติม",
    trailerIdle: "ปัดเพื่อดูรายละเอียด",
    trailerPulling: "ปล่อยเพื่อดูรายละเอียด")

  static let indonesian = RefreshTexts(
    headerIdle: "Tarik untuk memuat ulang",
    headerPulling: "Lepaskan untuk memuat ulang",
    headerRefreshing: "Memuat ulang…",
    lastUpdated: "Terakhir diperbarui: ",
    today: "hari ini",
    noRecord: "belum pernah",
    backFooterIdle: "Tarik untuk memuat lainnya",
    backFooterPulling: "Lepaskan untuk memuat lainnya",
    autoFooterIdle: "Ketuk atau tarik untuk lainnya",
    footerRefreshing: "Memuat…",
    footerNoMoreData: "Tidak ada lagi",
    trailerIdle: "Geser untuk melihat detail",
    trailerPulling: "Lepaskan untuk melihat detail")

  static let hindi = RefreshTexts(
    headerIdle: "रीफ़्रेश करने के लिए नीचे खींचें",
    headerPulling: "रीफ़्रेश करने के लिए छोड़ें",
    headerRefreshing: "रीफ़्रेश हो रहा है…",
    lastUpdated: "पिछला अपडेट: ",
    today: "आज",
    noRecord: "कोई नहीं",
    backFooterIdle: "और लोड करने के लिए ऊपर खींचें",
    backFooterPulling: "और लोड करने के लिए छोड़ें",
    autoFooterIdle: "और देखने के लिए टैप करें या खींचें",
    footerRefreshing: "लोड हो रहा है…",
    footerNoMoreData: "और कुछ नहीं है",
    trailerIdle: "विवरण देखने के लिए स्वाइप करें",
    trailerPulling: "विवरण देखने के लिए छोड़ें")
}
