/// The messages of the example in Arabic.
extension Message {
  /// The messages at the start, newest first.
  static let arabic: [Message] = [
    Message(sender: "ليلى حداد", text: "القطار يصل الساعة السابعة", time: "9:32 ص"),
    Message(sender: "يوسف المصري", text: "هذه صور المنارة القديمة", time: "9:12 ص"),
    Message(sender: "مريم خليل", text: "هل نؤجل الموعد إلى الخميس؟", time: "8:47 ص"),
    Message(sender: "عمر الشامي", text: "تركت المفاتيح عند الجيران", time: "8:15 ص"),
    Message(sender: "نور العلي", text: "شكرا على الكتاب الجميل", time: "7:58 ص"),
    Message(sender: "سامي بركات", text: "التقرير جاهز للقراءة", time: "7:30 ص"),
    Message(sender: "هدى منصور", text: "حجزت مقعدين ليوم السبت", time: "أمس"),
    Message(sender: "كريم ناصر", text: "تم إصلاح الدراجة", time: "أمس"),
    Message(sender: "سلمى فارس", text: "وصفة الكعكة كما وعدتك", time: "أمس"),
    Message(sender: "زياد عباس", text: "التدريب في القاعة الصغيرة", time: "أمس"),
    Message(sender: "رنا سليم", text: "محضر الاجتماع", time: "الثلاثاء"),
    Message(sender: "طارق حسن", text: "الطرد عندنا في البيت", time: "الاثنين"),
  ]

  /// The messages that refreshes return, in order.
  static let arrivingArabic: [Message] = [
    Message(sender: "دينا راشد", text: "وصلت للتو إلى المطار", time: "الآن"),
    Message(sender: "فادي شاهين", text: "هل تأتي معنا مساء اليوم؟", time: "الآن"),
    Message(sender: "هالة يونس", text: "النتائج وصلت، اتصل بي", time: "الآن"),
    Message(sender: "بلال عيسى", text: "طاولة لستة أشخاص", time: "الآن"),
  ]

  /// The older messages, newest first.
  static let olderArabic: [Message] = [
    Message(sender: "وليد قاسم", text: "القارب يحتاج إلى طلاء جديد", time: "الأحد"),
    Message(sender: "لمى زيدان", text: "الخريطة في السيارة", time: "الأحد"),
    Message(sender: "ماجد رزق", text: "نلعب الشطرنج يوم الأحد", time: "السبت"),
    Message(sender: "جنى حبيب", text: "وجدت القفاز الآخر", time: "السبت"),
    Message(sender: "رامي سعد", text: "البيت لنا لمدة أسبوع", time: "الجمعة"),
    Message(sender: "أمل نصار", text: "الخبز في الفرن", time: "الجمعة"),
    Message(sender: "أنس درويش", text: "دورك في اختيار الفيلم", time: "الجمعة"),
    Message(sender: "سحر عمران", text: "المفتاح الاحتياطي معي", time: "الجمعة"),
    Message(sender: "نادر صالح", text: "الكوخ لنا في الصيف", time: "الجمعة"),
    Message(sender: "إيمان فؤاد", text: "شاهدنا الغروب من الجبل", time: "الجمعة"),
    Message(sender: "جمال توفيق", text: "القهوة جاهزة", time: "الجمعة"),
    Message(sender: "ريم كنعان", text: "الجوقة تبحث عن أصوات جديدة", time: "الجمعة"),
  ]
}
