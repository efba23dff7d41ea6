extension Phrases {
  static let arabic: [Word: String] = [
    .collections: "المجموعات", .sections: "الأقسام", .sorts: "الترتيب", .pages: "الصفحات",
    .previous: "السابق", .next: "التالي", .back: "رجوع", .report: "قائمة الجرد", .data: "البيانات",
    .deleted: "المحذوفات", .deletedOn: "حُذف في", .because: "السبب", .empty: "لا شيء هنا بعد.",
    .notes: "ملاحظات", .totals: "المجاميع", .count: "العناصر", .skip: "الانتقال إلى المحتوى",
    .unknown: "غير معروف", .yes: "نعم", .no: "لا", .sum: "المجموع", .average: "المتوسط",
    .minimum: "الحد الأدنى", .maximum: "الحد الأقصى", .print: "طباعة", .name: "الاسم",
  ]

  static let hebrew: [Word: String] = [
    .collections: "אוספים", .sections: "מקטעים", .sorts: "סדר מיון", .pages: "עמודים", .previous: "הקודם",
    .next: "הבא", .back: "חזרה", .report: "רשימת מצאי", .data: "נתונים", .deleted: "נמחקו",
    .deletedOn: "נמחק בתאריך", .because: "סיבה", .empty: "אין כאן עדיין דבר.", .notes: "הערות",
    .totals: "סיכומים", .count: "פריטים", .skip: "דילוג לתוכן", .unknown: "לא ידוע", .yes: "כן", .no: "לא",
    .sum: "סכום", .average: "ממוצע", .minimum: "מינימום", .maximum: "מקסימום", .print: "הדפסה", .name: "שם",
  ]

  static let persian: [Word: String] = [
    .collections: "مجموعه‌ها", .sections: "بخش‌ها", .sorts: "ترتیب", .pages: "صفحه‌ها", .previous: "قبلی",
    .next: "بعدی", .back: "بازگشت", .report: "فهرست موجودی", .data: "داده‌ها", .deleted: "حذف‌شده‌ها",
    .deletedOn: "حذف‌شده در", .because: "دلیل", .empty: "هنوز چیزی اینجا نیست.", .notes: "یادداشت‌ها",
    .totals: "جمع کل", .count: "موارد", .skip: "پرش به محتوا", .unknown: "نامشخص", .yes: "بله", .no: "خیر",
    .sum: "جمع", .average: "میانگین", .minimum: "کمینه", .maximum: "بیشینه", .print: "چاپ", .name: "نام",
  ]

  static let hindi: [Word: String] = [
    .collections: "संग्रह", .sections: "अनुभाग", .sorts: "क्रम", .pages: "पृष्ठ", .previous: "पिछला",
    .next: "अगला", .back: "वापस", .report: "सूची", .data: "डेटा", .deleted: "हटाए गए",
    .deletedOn: "हटाने की तिथि", .because: "कारण", .empty: "यहाँ अभी कुछ नहीं है।", .notes: "टिप्पणियाँ",
    .totals: "कुल योग", .count: "वस्तुएँ", .skip: "सामग्री पर जाएँ", .unknown: "अज्ञात", .yes: "हाँ",
    .no: "नहीं", .sum: "योग", .average: "औसत", .minimum: "न्यूनतम", .maximum: "अधिकतम", .print: "प्रिंट करें", .name: "नाम",
  ]

  static let japanese: [Word: String] = [
    .collections: "コレクション", .sections: "セクション", .sorts: "並べ替え", .pages: "ページ", .previous: "前へ", .next: "次へ",
    .back: "戻る", .report: "目録", .data: "データ", .deleted: "削除済み", .deletedOn: "削除日", .because: "理由",
    .empty: "まだ何もありません。", .notes: "メモ", .totals: "合計", .count: "件数", .skip: "本文へ移動", .unknown: "不明",
    .yes: "はい", .no: "いいえ", .sum: "合計", .average: "平均", .minimum: "最小", .maximum: "最大", .print: "印刷", .name: "名前",
  ]

  static let simplifiedChinese: [Word: String] = [
    .collections: "收藏", .sections: "分区", .sorts: "排序", .pages: "页", .previous: "上一个", .next: "下一个",
    .back: "返回", .report: "清单", .data: "数据", .deleted: "已删除", .deletedOn: "删除日期", .because: "原因",
    .empty: "这里还没有内容。", .notes: "备注", .totals: "总计", .count: "项目", .skip: "跳到内容", .unknown: "未知", .yes: "是",
    .no: "否", .sum: "总和", .average: "平均值", .minimum: "最小值", .maximum: "最大值", .print: "打印", .name: "名称",
  ]

  static let traditionalChinese: [Word: String] = [
    .collections: "收藏", .sections: "分區", .sorts: "排序", .pages: "頁", .previous: "上一個", .next: "下一個",
    .back: "返回", .report: "清單", .data: "資料", .deleted: "已刪除", .deletedOn: "刪除日期", .because: "原因",
    .empty: "這裡還沒有內容。", .notes: "備註", .totals: "總計", .count: "項目", .skip: "跳到內容", .unknown: "未知", .yes: "是",
    .no: "否", .sum: "總和", .average: "平均值", .minimum: "最小值", .maximum: "最大值", .print: "列印", .name: "名稱",
  ]

  static let korean: [Word: String] = [
    .collections: "컬렉션", .sections: "섹션", .sorts: "정렬", .pages: "페이지", .previous: "이전", .next: "다음",
    .back: "뒤로", .report: "목록", .data: "데이터", .deleted: "삭제됨", .deletedOn: "삭제일", .because: "이유",
    .empty: "아직 아무것도 없습니다.", .notes: "메모", .totals: "합계", .count: "항목", .skip: "본문으로 건너뛰기",
    .unknown: "알 수 없음", .yes: "예", .no: "아니요", .sum: "합계", .average: "평균", .minimum: "최솟값", .maximum: "최댓값",
    .print: "인쇄", .name: "이름",
  ]

  static let vietnamese: [Word: String] = [
    .collections: "Bộ sưu tập", .sections: "Phần", .sorts: "Thứ tự", .pages: "Trang", .previous: "Trước",
    .next: "Sau", .back: "Quay lại", .report: "Bảng kê", .data: "Dữ liệu", .deleted: "Đã xóa",
    .deletedOn: "Đã xóa ngày", .because: "Lý do", .empty: "Chưa có gì ở đây.", .notes: "Ghi chú",
    .totals: "Tổng cộng", .count: "Mục", .skip: "Chuyển đến nội dung", .unknown: "Không rõ", .yes: "Có",
    .no: "Không", .sum: "Tổng", .average: "Trung bình", .minimum: "Nhỏ nhất", .maximum: "Lớn nhất",
    .print: "In", .name: "Tên",
  ]

  static let indonesian: [Word: String] = [
    .collections: "Koleksi", .sections: "Bagian", .sorts: "Urutan", .pages: "Halaman",
    .previous: "Sebelumnya", .next: "Berikutnya", .back: "Kembali", .report: "Inventaris", .data: "Data",
    .deleted: "Dihapus", .deletedOn: "Dihapus pada", .because: "Alasan", .empty: "Belum ada apa-apa di sini.",
    .notes: "Catatan", .totals: "Total", .count: "Butir", .skip: "Langsung ke isi",
    .unknown: "Tidak diketahui", .yes: "Ya", .no: "Tidak", .sum: "Jumlah", .average: "Rata-rata",
    .minimum: "Minimum", .maximum: "Maksimum", .print: "Cetak", .name: "Nama",
  ]
}
