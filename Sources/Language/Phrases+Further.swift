extension Phrases {
  static let galician: [Word: String] = [
    .collections: "Coleccións", .sections: "Seccións", .sorts: "Orde", .pages: "Páxinas",
    .previous: "Anterior", .next: "Seguinte", .back: "Volver", .report: "Inventario", .data: "Datos",
    .deleted: "Eliminados", .deletedOn: "Eliminado o", .because: "Motivo", .empty: "Aínda non hai nada.",
    .notes: "Notas", .totals: "Totais", .count: "Elementos", .skip: "Saltar ao contido",
    .unknown: "Descoñecido", .yes: "Si", .no: "Non", .sum: "Suma", .average: "Media", .minimum: "Mínimo",
    .maximum: "Máximo", .print: "Imprimir", .name: "Nome",
  ]

  static let basque: [Word: String] = [
    .collections: "Bildumak", .sections: "Atalak", .sorts: "Ordena", .pages: "Orriak", .previous: "Aurrekoa",
    .next: "Hurrengoa", .back: "Atzera", .report: "Inbentarioa", .data: "Datuak", .deleted: "Ezabatuak",
    .deletedOn: "Ezabatze-data", .because: "Arrazoia", .empty: "Oraindik ez dago ezer hemen.",
    .notes: "Oharrak", .totals: "Guztirakoak", .count: "Elementuak", .skip: "Joan edukira",
    .unknown: "Ezezaguna", .yes: "Bai", .no: "Ez", .sum: "Batura", .average: "Batezbestekoa",
    .minimum: "Gutxienekoa", .maximum: "Gehienekoa", .print: "Inprimatu", .name: "Izena",
  ]

  static let maltese: [Word: String] = [
    .collections: "Kollezzjonijiet", .sections: "Taqsimiet", .sorts: "Ordni", .pages: "Paġni",
    .previous: "Ta’ qabel", .next: "Li jmiss", .back: "Lura", .report: "Inventarju", .data: "Data",
    .deleted: "Imħassra", .deletedOn: "Imħassar fi", .because: "Raġuni", .empty: "Għad m’hawn xejn hawn.",
    .notes: "Noti", .totals: "Totali", .count: "Oġġetti", .skip: "Aqbeż għall-kontenut",
    .unknown: "Mhux magħruf", .yes: "Iva", .no: "Le", .sum: "Somma", .average: "Medja", .minimum: "Minimu",
    .maximum: "Massimu", .print: "Ipprintja", .name: "Isem",
  ]

  static let afrikaans: [Word: String] = [
    .collections: "Versamelings", .sections: "Afdelings", .sorts: "Volgorde", .pages: "Bladsye",
    .previous: "Vorige", .next: "Volgende", .back: "Terug", .report: "Inventaris", .data: "Data",
    .deleted: "Geskrap", .deletedOn: "Geskrap op", .because: "Rede", .empty: "Nog niks hier nie.",
    .notes: "Notas", .totals: "Totale", .count: "Items", .skip: "Gaan na die inhoud", .unknown: "Onbekend",
    .yes: "Ja", .no: "Nee", .sum: "Som", .average: "Gemiddeld", .minimum: "Minimum", .maximum: "Maksimum",
    .print: "Druk", .name: "Naam",
  ]

  static let esperanto: [Word: String] = [
    .collections: "Kolektoj", .sections: "Sekcioj", .sorts: "Ordo", .pages: "Paĝoj", .previous: "Antaŭa",
    .next: "Sekva", .back: "Reen", .report: "Inventaro", .data: "Datumoj", .deleted: "Forigitaj",
    .deletedOn: "Forigita je", .because: "Kialo", .empty: "Ankoraŭ nenio ĉi tie.", .notes: "Notoj",
    .totals: "Sumoj", .count: "Eroj", .skip: "Iri al la enhavo", .unknown: "Nekonata", .yes: "Jes",
    .no: "Ne", .sum: "Sumo", .average: "Meznombro", .minimum: "Minimumo", .maximum: "Maksimumo",
    .print: "Presi", .name: "Nomo",
  ]

  static let macedonian: [Word: String] = [
    .collections: "Збирки", .sections: "Делови", .sorts: "Редослед", .pages: "Страници",
    .previous: "Претходно", .next: "Следно", .back: "Назад", .report: "Попис", .data: "Податоци",
    .deleted: "Избришани", .deletedOn: "Избришано на", .because: "Причина", .empty: "Тука сè уште нема ништо.",
    .notes: "Белешки", .totals: "Вкупно", .count: "Ставки", .skip: "Оди на содржината",
    .unknown: "Непознато", .yes: "Да", .no: "Не", .sum: "Збир", .average: "Просек", .minimum: "Најмалку",
    .maximum: "Најмногу", .print: "Печати", .name: "Име",
  ]

  static let belarusian: [Word: String] = [
    .collections: "Калекцыі", .sections: "Раздзелы", .sorts: "Парадак", .pages: "Старонкі",
    .previous: "Папярэдні", .next: "Наступны", .back: "Назад", .report: "Вопіс", .data: "Даныя",
    .deleted: "Выдаленыя", .deletedOn: "Выдалена", .because: "Прычына", .empty: "Тут пакуль нічога няма.",
    .notes: "Нататкі", .totals: "Вынікі", .count: "Запісы", .skip: "Перайсці да зместу",
    .unknown: "Невядома", .yes: "Так", .no: "Не", .sum: "Сума", .average: "Сярэдняе", .minimum: "Мінімум",
    .maximum: "Максімум", .print: "Друк", .name: "Назва",
  ]

  static let thai: [Word: String] = [
    .collections: "คอลเลกชัน", .sections: "ส่วน", .sorts: "ลำดับ", .pages: "หน้า", .previous: "ก่อนหน้า",
    .next: "ถัดไป", .back: "กลับ", .report: "รายการทั้งหมด", .data: "ข้อมูล", .deleted: "ที่ลบแล้ว",
    .deletedOn: "ลบเมื่อ", .because: "เหตุผล", .empty: "ยังไม่มีอะไรที่นี่", .notes: "บันทึก", .totals: "ยอดรวม",
    .count: "รายการ", .skip: "ข้ามไปยังเนื้อหา", .unknown: "ไม่ทราบ", .yes: "ใช่", .no: "ไม่ใช่", .sum: "ผลรวม",
    .average: "ค่าเฉลี่ย", .minimum: "ต่ำสุด", .maximum: "สูงสุด", .print: "พิมพ์", .name: "ชื่อ",
  ]

  static let malay: [Word: String] = [
    .collections: "Koleksi", .sections: "Bahagian", .sorts: "Susunan", .pages: "Halaman",
    .previous: "Sebelumnya", .next: "Seterusnya", .back: "Kembali", .report: "Inventori", .data: "Data",
    .deleted: "Dipadam", .deletedOn: "Dipadam pada", .because: "Sebab", .empty: "Belum ada apa-apa di sini.",
    .notes: "Nota", .totals: "Jumlah", .count: "Item", .skip: "Langkau ke kandungan",
    .unknown: "Tidak diketahui", .yes: "Ya", .no: "Tidak", .sum: "Jumlah", .average: "Purata",
    .minimum: "Minimum", .maximum: "Maksimum", .print: "Cetak", .name: "Nama",
  ]
}
