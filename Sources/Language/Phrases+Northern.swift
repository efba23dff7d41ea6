extension Phrases {
  static let swedish: [Word: String] = [
    .collections: "Samlingar", .sections: "Avsnitt", .sorts: "Sortering", .pages: "Sidor",
    .previous: "Föregående", .next: "Nästa", .back: "Tillbaka", .report: "Inventarieförteckning",
    .data: "Data", .deleted: "Borttagna", .deletedOn: "Borttaget den", .because: "Orsak",
    .empty: "Inget här än.", .notes: "Anteckningar", .totals: "Summor", .count: "Objekt",
    .skip: "Hoppa till innehållet", .unknown: "Okänt", .yes: "Ja", .no: "Nej", .sum: "Summa",
    .average: "Medelvärde", .minimum: "Minimum", .maximum: "Maximum", .print: "Skriv ut", .name: "Namn",
  ]

  static let danish: [Word: String] = [
    .collections: "Samlinger", .sections: "Afsnit", .sorts: "Sortering", .pages: "Sider",
    .previous: "Forrige", .next: "Næste", .back: "Tilbage", .report: "Fortegnelse", .data: "Data",
    .deleted: "Slettede", .deletedOn: "Slettet den", .because: "Årsag", .empty: "Intet her endnu.",
    .notes: "Noter", .totals: "Totaler", .count: "Genstande", .skip: "Gå til indholdet", .unknown: "Ukendt",
    .yes: "Ja", .no: "Nej", .sum: "Sum", .average: "Gennemsnit", .minimum: "Minimum", .maximum: "Maksimum",
    .print: "Udskriv", .name: "Navn",
  ]

  static let bokmal: [Word: String] = [
    .collections: "Samlinger", .sections: "Avsnitt", .sorts: "Sortering", .pages: "Sider",
    .previous: "Forrige", .next: "Neste", .back: "Tilbake", .report: "Fortegnelse", .data: "Data",
    .deleted: "Slettede", .deletedOn: "Slettet", .because: "Årsak", .empty: "Ingenting her ennå.",
    .notes: "Notater", .totals: "Summer", .count: "Gjenstander", .skip: "Gå til innholdet",
    .unknown: "Ukjent", .yes: "Ja", .no: "Nei", .sum: "Sum", .average: "Gjennomsnitt", .minimum: "Minimum",
    .maximum: "Maksimum", .print: "Skriv ut", .name: "Navn",
  ]

  static let nynorsk: [Word: String] = [
    .collections: "Samlingar", .sections: "Avsnitt", .sorts: "Sortering", .pages: "Sider", .previous: "Førre",
    .next: "Neste", .back: "Tilbake", .report: "Liste over samlinga", .data: "Data", .deleted: "Sletta",
    .deletedOn: "Sletta", .because: "Årsak", .empty: "Ingenting her enno.", .notes: "Notat",
    .totals: "Summar", .count: "Gjenstandar", .skip: "Gå til innhaldet", .unknown: "Ukjend", .yes: "Ja",
    .no: "Nei", .sum: "Sum", .average: "Gjennomsnitt", .minimum: "Minimum", .maximum: "Maksimum",
    .print: "Skriv ut", .name: "Namn",
  ]

  static let icelandic: [Word: String] = [
    .collections: "Söfn", .sections: "Kaflar", .sorts: "Röðun", .pages: "Síður", .previous: "Fyrri",
    .next: "Næsta", .back: "Til baka", .report: "Skrá", .data: "Gögn", .deleted: "Eytt", .deletedOn: "Eytt",
    .because: "Ástæða", .empty: "Ekkert hér enn.", .notes: "Athugasemdir", .totals: "Samtölur",
    .count: "Atriði", .skip: "Fara í efni", .unknown: "Óþekkt", .yes: "Já", .no: "Nei", .sum: "Summa",
    .average: "Meðaltal", .minimum: "Lágmark", .maximum: "Hámark", .print: "Prenta", .name: "Nafn",
  ]

  static let finnish: [Word: String] = [
    .collections: "Kokoelmat", .sections: "Osiot", .sorts: "Järjestys", .pages: "Sivut",
    .previous: "Edellinen", .next: "Seuraava", .back: "Takaisin", .report: "Luettelo", .data: "Tiedot",
    .deleted: "Poistetut", .deletedOn: "Poistettu", .because: "Syy", .empty: "Täällä ei ole vielä mitään.",
    .notes: "Muistiinpanot", .totals: "Yhteensä", .count: "Kohteita", .skip: "Siirry sisältöön",
    .unknown: "Tuntematon", .yes: "Kyllä", .no: "Ei", .sum: "Summa", .average: "Keskiarvo",
    .minimum: "Pienin", .maximum: "Suurin", .print: "Tulosta", .name: "Nimi",
  ]

  static let hungarian: [Word: String] = [
    .collections: "Gyűjtemények", .sections: "Szakaszok", .sorts: "Rendezés", .pages: "Oldalak",
    .previous: "Előző", .next: "Következő", .back: "Vissza", .report: "Leltár", .data: "Adatok",
    .deleted: "Törölt", .deletedOn: "Törlés dátuma", .because: "Indok", .empty: "Még nincs itt semmi.",
    .notes: "Jegyzetek", .totals: "Összesítés", .count: "Tételek", .skip: "Ugrás a tartalomra",
    .unknown: "Ismeretlen", .yes: "Igen", .no: "Nem", .sum: "Összeg", .average: "Átlag", .minimum: "Minimum",
    .maximum: "Maximum", .print: "Nyomtatás", .name: "Név",
  ]

  static let turkish: [Word: String] = [
    .collections: "Koleksiyonlar", .sections: "Bölümler", .sorts: "Sıralama", .pages: "Sayfalar",
    .previous: "Önceki", .next: "Sonraki", .back: "Geri", .report: "Envanter", .data: "Veriler",
    .deleted: "Silinenler", .deletedOn: "Silinme tarihi", .because: "Neden",
    .empty: "Burada henüz bir şey yok.", .notes: "Notlar", .totals: "Toplamlar", .count: "Öğeler",
    .skip: "İçeriğe geç", .unknown: "Bilinmiyor", .yes: "Evet", .no: "Hayır", .sum: "Toplam",
    .average: "Ortalama", .minimum: "En az", .maximum: "En çok", .print: "Yazdır", .name: "Ad",
  ]

  static let greek: [Word: String] = [
    .collections: "Συλλογές", .sections: "Ενότητες", .sorts: "Ταξινόμηση", .pages: "Σελίδες",
    .previous: "Προηγούμενο", .next: "Επόμενο", .back: "Πίσω", .report: "Ευρετήριο", .data: "Δεδομένα",
    .deleted: "Διαγραμμένα", .deletedOn: "Διαγράφηκε στις", .because: "Αιτία",
    .empty: "Δεν υπάρχει ακόμη τίποτα εδώ.", .notes: "Σημειώσεις", .totals: "Σύνολα", .count: "Αντικείμενα",
    .skip: "Μετάβαση στο περιεχόμενο", .unknown: "Άγνωστο", .yes: "Ναι", .no: "Όχι", .sum: "Άθροισμα",
    .average: "Μέσος όρος", .minimum: "Ελάχιστο", .maximum: "Μέγιστο", .print: "Εκτύπωση", .name: "Όνομα",
  ]
}
