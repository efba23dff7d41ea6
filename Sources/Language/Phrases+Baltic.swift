extension Phrases {
  static let estonian: [Word: String] = [
    .collections: "Kogud", .sections: "Jaotised", .sorts: "Järjestus", .pages: "Leheküljed",
    .previous: "Eelmine", .next: "Järgmine", .back: "Tagasi", .report: "Nimekiri", .data: "Andmed",
    .deleted: "Kustutatud", .deletedOn: "Kustutatud", .because: "Põhjus", .empty: "Siin pole veel midagi.",
    .notes: "Märkmed", .totals: "Kokkuvõte", .count: "Kirjeid", .skip: "Liigu sisu juurde",
    .unknown: "Teadmata", .yes: "Jah", .no: "Ei", .sum: "Summa", .average: "Keskmine", .minimum: "Väikseim",
    .maximum: "Suurim", .print: "Prindi", .name: "Nimi",
  ]

  static let latvian: [Word: String] = [
    .collections: "Kolekcijas", .sections: "Sadaļas", .sorts: "Kārtošana", .pages: "Lapas",
    .previous: "Iepriekšējais", .next: "Nākamais", .back: "Atpakaļ", .report: "Saraksts", .data: "Dati",
    .deleted: "Dzēstie", .deletedOn: "Dzēsts", .because: "Iemesls", .empty: "Šeit vēl nekā nav.",
    .notes: "Piezīmes", .totals: "Kopsavilkums", .count: "Vienumi", .skip: "Pāriet uz saturu",
    .unknown: "Nezināms", .yes: "Jā", .no: "Nē", .sum: "Summa", .average: "Vidējais", .minimum: "Mazākais",
    .maximum: "Lielākais", .print: "Drukāt", .name: "Nosaukums",
  ]

  static let lithuanian: [Word: String] = [
    .collections: "Rinkiniai", .sections: "Skyriai", .sorts: "Rikiavimas", .pages: "Puslapiai",
    .previous: "Ankstesnis", .next: "Kitas", .back: "Atgal", .report: "Sąrašas", .data: "Duomenys",
    .deleted: "Ištrinti", .deletedOn: "Ištrinta", .because: "Priežastis", .empty: "Čia dar nieko nėra.",
    .notes: "Pastabos", .totals: "Suvestinė", .count: "Įrašai", .skip: "Pereiti prie turinio",
    .unknown: "Nežinoma", .yes: "Taip", .no: "Ne", .sum: "Suma", .average: "Vidurkis", .minimum: "Mažiausia",
    .maximum: "Didžiausia", .print: "Spausdinti", .name: "Pavadinimas",
  ]
}
