extension Phrases {
  static let irish: [Word: String] = [
    .collections: "Bailiúcháin", .sections: "Ranna", .sorts: "Ord sórtála", .pages: "Leathanaigh",
    .previous: "Roimhe seo", .next: "Ar aghaidh", .back: "Siar", .report: "Fardal", .data: "Sonraí",
    .deleted: "Scriosta", .deletedOn: "Scriosta ar", .because: "Fáth", .empty: "Níl aon rud anseo fós.",
    .notes: "Nótaí", .totals: "Iomláin", .count: "Míreanna", .skip: "Léim go dtí an t-ábhar",
    .unknown: "Anaithnid", .yes: "Tá", .no: "Níl", .sum: "Suim", .average: "Meán", .minimum: "Íosmhéid",
    .maximum: "Uasmhéid", .print: "Priontáil", .name: "Ainm",
  ]

  static let welsh: [Word: String] = [
    .collections: "Casgliadau", .sections: "Adrannau", .sorts: "Trefn", .pages: "Tudalennau",
    .previous: "Blaenorol", .next: "Nesaf", .back: "Yn ôl", .report: "Rhestr eiddo", .data: "Data",
    .deleted: "Wedi’u dileu", .deletedOn: "Dilëwyd ar", .because: "Rheswm", .empty: "Dim byd yma eto.",
    .notes: "Nodiadau", .totals: "Cyfansymiau", .count: "Eitemau", .skip: "Neidio i’r cynnwys",
    .unknown: "Anhysbys", .yes: "Ie", .no: "Na", .sum: "Swm", .average: "Cyfartaledd", .minimum: "Isafswm",
    .maximum: "Uchafswm", .print: "Argraffu", .name: "Enw",
  ]
}
