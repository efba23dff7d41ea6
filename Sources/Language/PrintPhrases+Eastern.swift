extension PrintPhrases {
  static let eastern: [String: String] = [
    "ar": """
    المالك|العنوان|رقم وثيقة التأمين|أُعدّ لصالح|بتاريخ|القيمة الإجمالية|المحتويات|تابع|المجموع الفرعي|الإجمالي|\
    عناصر بلا قيمة|عناصر بلا رقم تسلسلي|عناصر بلا صورة|المكان|التاريخ|التوقيع|\
    صفحة {0} من {1}|الفهرس|الموقع|الصورة|رقم|موجود
    """,
    "fa": """
    مالک|نشانی|شمارهٔ بیمه‌نامه|تهیه‌شده برای|در تاریخ|ارزش کل|فهرست مطالب|ادامه|جمع جزء|جمع|\
    موارد بدون ارزش|موارد بدون شمارهٔ سریال|موارد بدون تصویر|محل|تاریخ|امضا|\
    صفحهٔ {0} از {1}|نمایه|مکان|تصویر|شماره|موجود
    """,
    "he": """
    בעלים|כתובת|מספר פוליסה|הוכן עבור|נכון ליום|שווי כולל|תוכן העניינים|המשך|סיכום ביניים|סך הכול|\
    פריטים ללא שווי|פריטים ללא מספר סידורי|פריטים ללא תמונה|מקום|תאריך|חתימה|\
    עמוד {0} מתוך {1}|מפתח|מיקום|תמונה|מס׳|נמצא
    """,
    "hi": """
    स्वामी|पता|पॉलिसी संख्या|के लिए तैयार|दिनांक तक|कुल मूल्य|विषय-सूची|जारी|उप-योग|कुल|\
    बिना मूल्य की वस्तुएँ|बिना क्रम संख्या की वस्तुएँ|बिना चित्र की वस्तुएँ|स्थान|दिनांक|हस्ताक्षर|\
    पृष्ठ {0} / {1}|अनुक्रमणिका|जगह|चित्र|क्र.|उपलब्ध
    """,
    "ja": """
    所有者|住所|証券番号|提出先|基準日|総額|目次|続き|小計|合計|金額のない項目|製造番号のない項目|写真のない項目|\
    場所|日付|署名|{0} / {1} ページ|索引|保管場所|写真|番号|確認
    """,
    "zh": """
    所有人|地址|保单号|提交给|截至|总价值|目录|续|小计|合计|无价值的项目|无序列号的项目|无图片的项目|地点|日期|签名|\
    第 {0} 页，共 {1} 页|索引|存放位置|图片|编号|在库
    """,
    "zh-Hant": traditionalChinese,
    "yue": traditionalChinese,
    "yue-Hans": """
    所有人|地址|保单号|提交给|截至|总价值|目录|续|小计|合计|无价值的项目|无序列号的项目|无图片的项目|地点|日期|签名|\
    第 {0} 页，共 {1} 页|索引|存放位置|图片|编号|在库
    """,
    "ko": """
    소유자|주소|증권 번호|제출처|기준일|총 가액|차례|계속|소계|합계|가액이 없는 항목|일련번호가 없는 항목|사진이 없는 항목|\
    장소|날짜|서명|{0} / {1} 페이지|색인|보관 장소|사진|번호|확인
    """,
    "vi": """
    Chủ sở hữu|Địa chỉ|Số hợp đồng bảo hiểm|Lập cho|Tính đến ngày|Tổng giá trị|Mục lục|tiếp theo|Cộng|Tổng cộng|\
    Mục không có giá trị|Mục không có số sê-ri|Mục không có hình|Nơi|Ngày|Chữ ký|\
    Trang {0} / {1}|Bảng tra|Vị trí|Hình|Số|Có mặt
    """,
    "id": """
    Pemilik|Alamat|Nomor polis|Disiapkan untuk|Per|Nilai total|Daftar isi|lanjutan|Subtotal|Total|\
    Butir tanpa nilai|Butir tanpa nomor seri|Butir tanpa gambar|Tempat|Tanggal|Tanda tangan|\
    Halaman {0} dari {1}|Indeks|Lokasi|Gambar|No.|Ditemukan
    """,
    "ms": """
    Pemilik|Alamat|Nombor polisi|Disediakan untuk|Setakat|Nilai keseluruhan|Kandungan|sambungan|Subjumlah|Jumlah|\
    Item tanpa nilai|Item tanpa nombor siri|Item tanpa gambar|Tempat|Tarikh|Tandatangan|\
    Halaman {0} daripada {1}|Indeks|Lokasi|Gambar|No.|Dijumpai
    """,
    "th": """
    เจ้าของ|ที่อยู่|เลขที่กรมธรรม์|จัดทำสำหรับ|ณ วันที่|มูลค่ารวม|สารบัญ|ต่อ|ยอดรวมย่อย|ยอดรวม|\
    รายการที่ไม่มีมูลค่า|รายการที่ไม่มีหมายเลขเครื่อง|รายการที่ไม่มีภาพ|สถานที่|วันที่|ลายมือชื่อ|\
    หน้า {0} จาก {1}|ดัชนี|ที่เก็บ|ภาพ|ลำดับ|พบ
    """,
    "tr": """
    Sahibi|Adres|Poliçe numarası|Hazırlanan|Tarih itibarıyla|Toplam değer|İçindekiler|devamı|Ara toplam|Toplam|\
    Değeri olmayan öğeler|Seri numarası olmayan öğeler|Resmi olmayan öğeler|Yer|Tarih|İmza|\
    Sayfa {0} / {1}|Dizin|Konum|Resim|No.|Bulundu
    """,
  ]

  private static let traditionalChinese =
    "所有人|地址|保單號碼|提交給|截至|總價值|目錄|續|小計|合計|無價值的項目|無序號的項目|無圖片的項目|地點|日期|簽名|"
    + "第 {0} 頁，共 {1} 頁|索引|存放位置|圖片|編號|在庫"
}
