extension ViewPhrases {
  /// By the first part of a tag, with the script where a language has several; the words in the order of `ViewWord`.
  static let byLanguage = WordTable([
    "en":
      "under {0}|{0} or more|There are no further details.|View|List|Groups|Gallery|Table|Recently added|Pictures",
    "af":
      "minder as {0}|{0} of meer|Daar is geen verdere besonderhede nie.|Aansig|Lys|Groepe|Galery|Tabel|Onlangs bygevoeg|Prente",
    "ar": "أقل من {0}|{0} أو أكثر|لا توجد تفاصيل أخرى.|العرض|قائمة|مجموعات|معرض|جدول|أضيف حديثًا|الصور",
    "be": "менш за {0}|{0} і больш|Іншых звестак няма.|Выгляд|Спіс|Групы|Галерэя|Табліца|Нядаўна дададзена|Выявы",
    "bg": "под {0}|{0} или повече|Няма други подробности.|Изглед|Списък|Групи|Галерия|Таблица|Наскоро добавени|Снимки",
    "ca": "menys de {0}|{0} o més|No hi ha més detalls.|Vista|Llista|Grups|Galeria|Taula|Afegits fa poc|Imatges",
    "cs": "méně než {0}|{0} a více|Žádné další údaje.|Zobrazení|Seznam|Skupiny|Galerie|Tabulka|Nedávno přidané|Obrázky",
    "cy":
      "llai na {0}|{0} neu fwy|Does dim rhagor o fanylion.|Golwg|Rhestr|Grwpiau|Oriel|Tabl|Ychwanegwyd yn ddiweddar|Lluniau",
    "da":
      "under {0}|{0} eller mere|Der er ikke flere oplysninger.|Visning|Liste|Grupper|Galleri|Tabel|Senest tilføjet|Billeder",
    "de":
      "unter {0}|{0} oder mehr|Es gibt keine weiteren Angaben.|Ansicht|Liste|Gruppen|Galerie|Tabelle|Neu hinzugekommen|Bilder",
    "el":
      "κάτω από {0}|{0} ή περισσότερα|Δεν υπάρχουν άλλα στοιχεία.|Προβολή|Λίστα|Ομάδες|Συλλογή|Πίνακας|Προστέθηκαν πρόσφατα|Εικόνες",
    "eo": "malpli ol {0}|{0} aŭ pli|Ne estas pliaj detaloj.|Vido|Listo|Grupoj|Galerio|Tabelo|Laste aldonitaj|Bildoj",
    "es":
      "menos de {0}|{0} o más|No hay más detalles.|Vista|Lista|Grupos|Galería|Tabla|Añadidos recientemente|Imágenes",
    "et": "alla {0}|{0} või rohkem|Rohkem andmeid ei ole.|Vaade|Loend|Rühmad|Galerii|Tabel|Hiljuti lisatud|Pildid",
    "eu":
      "{0} baino gutxiago|{0} edo gehiago|Ez dago xehetasun gehiagorik.|Ikuspegia|Zerrenda|Taldeak|Galeria|Taula|Berriki gehituak|Irudiak",
    "fa": "کمتر از {0}|{0} یا بیشتر|جزئیات دیگری وجود ندارد.|نما|فهرست|گروه‌ها|نگارخانه|جدول|تازه افزوده‌شده|تصویرها",
    "fi":
      "alle {0}|{0} tai enemmän|Muita tietoja ei ole.|Näkymä|Luettelo|Ryhmät|Galleria|Taulukko|Viimeksi lisätyt|Kuvat",
    "fr":
      "moins de {0}|{0} ou plus|Il n’y a pas d’autres détails.|Affichage|Liste|Groupes|Galerie|Tableau|Ajouts récents|Images",
    "ga":
      "faoi bhun {0}|{0} nó níos mó|Níl aon sonraí eile ann.|Amharc|Liosta|Grúpaí|Gailearaí|Tábla|Curtha leis le déanaí|Pictiúir",
    "gl":
      "menos de {0}|{0} ou máis|Non hai máis detalles.|Vista|Lista|Grupos|Galería|Táboa|Engadidos recentemente|Imaxes",
    "he": "פחות מ־{0}|{0} ומעלה|אין פרטים נוספים.|תצוגה|רשימה|קבוצות|גלריה|טבלה|נוספו לאחרונה|תמונות",
    "hi": "{0} से कम|{0} या अधिक|और कोई विवरण नहीं है।|दृश्य|सूची|समूह|गैलरी|तालिका|हाल में जोड़े गए|चित्र",
    "hr":
      "manje od {0}|{0} ili više|Nema drugih pojedinosti.|Prikaz|Popis|Skupine|Galerija|Tablica|Nedavno dodano|Slike",
    "hu":
      "{0} alatt|{0} vagy több|Nincsenek további részletek.|Nézet|Lista|Csoportok|Galéria|Táblázat|Nemrég hozzáadott|Képek",
    "id":
      "di bawah {0}|{0} atau lebih|Tidak ada perincian lain.|Tampilan|Daftar|Kelompok|Galeri|Tabel|Baru ditambahkan|Gambar",
    "is": "undir {0}|{0} eða meira|Engar frekari upplýsingar.|Sýn|Listi|Hópar|Myndasafn|Tafla|Nýlega bætt við|Myndir",
    "it":
      "meno di {0}|{0} o più|Non ci sono altri dettagli.|Vista|Elenco|Gruppi|Galleria|Tabella|Aggiunti di recente|Immagini",
    "ja": "{0}未満|{0}以上|ほかの情報はありません。|表示|一覧|グループ|ギャラリー|表|最近追加した項目|画像",
    "ko": "{0} 미만|{0} 이상|다른 정보가 없습니다.|보기|목록|그룹|갤러리|표|최근 추가|그림",
    "lt":
      "mažiau nei {0}|{0} ar daugiau|Daugiau informacijos nėra.|Rodinys|Sąrašas|Grupės|Galerija|Lentelė|Neseniai pridėta|Paveikslėliai",
    "lv": "mazāk par {0}|{0} vai vairāk|Citu ziņu nav.|Skats|Saraksts|Grupas|Galerija|Tabula|Nesen pievienots|Attēli",
    "mk": "под {0}|{0} или повеќе|Нема други податоци.|Приказ|Список|Групи|Галерија|Табела|Неодамна додадено|Слики",
    "ms":
      "di bawah {0}|{0} atau lebih|Tiada butiran lanjut.|Paparan|Senarai|Kumpulan|Galeri|Jadual|Baru ditambah|Gambar",
    "mt":
      "inqas minn {0}|{0} jew aktar|M’hemmx aktar dettalji.|Dehra|Lista|Gruppi|Gallerija|Tabella|Miżjuda dan l-aħħar|Stampi",
    "nb":
      "under {0}|{0} eller mer|Det er ingen flere opplysninger.|Visning|Liste|Grupper|Galleri|Tabell|Nylig lagt til|Bilder",
    "nl":
      "minder dan {0}|{0} of meer|Er zijn geen verdere gegevens.|Weergave|Lijst|Groepen|Galerij|Tabel|Onlangs toegevoegd|Afbeeldingen",
    "nn":
      "under {0}|{0} eller meir|Det er ingen fleire opplysingar.|Vising|Liste|Grupper|Galleri|Tabell|Nyleg lagt til|Bilete",
    "no":
      "under {0}|{0} eller mer|Det er ingen flere opplysninger.|Visning|Liste|Grupper|Galleri|Tabell|Nylig lagt til|Bilder",
    "pl":
      "poniżej {0}|{0} lub więcej|Nie ma innych szczegółów.|Widok|Lista|Grupy|Galeria|Tabela|Ostatnio dodane|Obrazy",
    "pt":
      "menos de {0}|{0} ou mais|Não há mais detalhes.|Vista|Lista|Grupos|Galeria|Tabela|Adicionados recentemente|Imagens",
    "ro":
      "sub {0}|{0} sau mai mult|Nu există alte detalii.|Vizualizare|Listă|Grupuri|Galerie|Tabel|Adăugate recent|Imagini",
    "ru":
      "меньше {0}|{0} и больше|Других сведений нет.|Вид|Список|Группы|Галерея|Таблица|Недавно добавленные|Изображения",
    "sk":
      "menej ako {0}|{0} a viac|Žiadne ďalšie údaje.|Zobrazenie|Zoznam|Skupiny|Galéria|Tabuľka|Nedávno pridané|Obrázky",
    "sl": "manj kot {0}|{0} ali več|Ni drugih podrobnosti.|Pogled|Seznam|Skupine|Galerija|Tabela|Nedavno dodano|Slike",
    "sr": "мање од {0}|{0} или више|Нема других података.|Приказ|Списак|Групе|Галерија|Табела|Недавно додато|Слике",
    "sr-Latn":
      "manje od {0}|{0} ili više|Nema drugih podataka.|Prikaz|Spisak|Grupe|Galerija|Tabela|Nedavno dodato|Slike",
    "sv":
      "under {0}|{0} eller mer|Det finns inga fler uppgifter.|Visning|Lista|Grupper|Galleri|Tabell|Nyligen tillagda|Bilder",
    "th": "น้อยกว่า {0}|{0} ขึ้นไป|ไม่มีรายละเอียดเพิ่มเติม|มุมมอง|รายการ|กลุ่ม|แกลเลอรี|ตาราง|เพิ่มล่าสุด|รูปภาพ",
    "tr":
      "{0} altında|{0} veya daha fazla|Başka ayrıntı yok.|Görünüm|Liste|Gruplar|Galeri|Tablo|Son eklenenler|Resimler",
    "uk":
      "менше {0}|{0} і більше|Інших відомостей немає.|Вигляд|Список|Групи|Галерея|Таблиця|Нещодавно додані|Зображення",
    "vi":
      "dưới {0}|{0} trở lên|Không có chi tiết nào khác.|Chế độ xem|Danh sách|Nhóm|Thư viện ảnh|Bảng|Mới thêm|Hình ảnh",
    "yue": chinese, "yue-Hans": simplifiedChinese, "zh": simplifiedChinese, "zh-Hant": chinese,
  ])

  private static let chinese = "少於 {0}|{0} 以上|沒有其他資料。|檢視|清單|分組|圖庫|表格|最近加入|圖片"
  private static let simplifiedChinese = "少于 {0}|{0} 以上|没有其他信息。|视图|列表|分组|图库|表格|最近添加|图片"
}
