extension Phrases {
  static let english: [Word: String] = [
    .collections: "Collections", .sections: "Sections", .sorts: "Sort order", .pages: "Pages",
    .previous: "Previous", .next: "Next", .back: "Back", .report: "Inventory", .data: "Data",
    .deleted: "Deleted", .deletedOn: "Deleted on", .because: "Reason", .empty: "Nothing here yet.",
    .notes: "Notes", .totals: "Totals", .count: "Items", .skip: "Skip to content", .unknown: "Unknown",
    .yes: "Yes", .no: "No", .sum: "Sum", .average: "Average", .minimum: "Minimum", .maximum: "Maximum",
    .print: "Print", .name: "Name",
  ]

  static let german: [Word: String] = [
    .collections: "Sammlungen", .sections: "Abschnitte", .sorts: "Sortierung", .pages: "Seiten",
    .previous: "Zurück", .next: "Weiter", .back: "Zur Liste", .report: "Verzeichnis", .data: "Daten",
    .deleted: "Gelöscht", .deletedOn: "Gelöscht am", .because: "Grund", .empty: "Noch nichts vorhanden.",
    .notes: "Notizen", .totals: "Summen", .count: "Einträge", .skip: "Zum Inhalt springen",
    .unknown: "Unbekannt", .yes: "Ja", .no: "Nein", .sum: "Summe", .average: "Durchschnitt",
    .minimum: "Minimum", .maximum: "Maximum", .print: "Drucken", .name: "Name",
  ]

  static let dutch: [Word: String] = [
    .collections: "Verzamelingen", .sections: "Secties", .sorts: "Sortering", .pages: "Pagina’s",
    .previous: "Vorige", .next: "Volgende", .back: "Terug", .report: "Inventaris", .data: "Gegevens",
    .deleted: "Verwijderd", .deletedOn: "Verwijderd op", .because: "Reden", .empty: "Nog niets hier.",
    .notes: "Notities", .totals: "Totalen", .count: "Items", .skip: "Naar de inhoud", .unknown: "Onbekend",
    .yes: "Ja", .no: "Nee", .sum: "Som", .average: "Gemiddelde", .minimum: "Minimum", .maximum: "Maximum",
    .print: "Afdrukken", .name: "Naam",
  ]

  static let french: [Word: String] = [
    .collections: "Collections", .sections: "Sections", .sorts: "Tri", .pages: "Pages",
    .previous: "Précédent", .next: "Suivant", .back: "Retour", .report: "Inventaire", .data: "Données",
    .deleted: "Supprimés", .deletedOn: "Supprimé le", .because: "Motif", .empty: "Rien ici pour le moment.",
    .notes: "Notes", .totals: "Totaux", .count: "Éléments", .skip: "Aller au contenu", .unknown: "Inconnu",
    .yes: "Oui", .no: "Non", .sum: "Somme", .average: "Moyenne", .minimum: "Minimum", .maximum: "Maximum",
    .print: "Imprimer", .name: "Nom",
  ]

  static let spanish: [Word: String] = [
    .collections: "Colecciones", .sections: "Secciones", .sorts: "Orden", .pages: "Páginas",
    .previous: "Anterior", .next: "Siguiente", .back: "Volver", .report: "Inventario", .data: "Datos",
    .deleted: "Eliminados", .deletedOn: "Eliminado el", .because: "Motivo", .empty: "Aún no hay nada.",
    .notes: "Notas", .totals: "Totales", .count: "Elementos", .skip: "Saltar al contenido",
    .unknown: "Desconocido", .yes: "Sí", .no: "No", .sum: "Suma", .average: "Promedio", .minimum: "Mínimo",
    .maximum: "Máximo", .print: "Imprimir", .name: "Nombre",
  ]

  static let catalan: [Word: String] = [
    .collections: "Col·leccions", .sections: "Seccions", .sorts: "Ordre", .pages: "Pàgines",
    .previous: "Anterior", .next: "Següent", .back: "Torna", .report: "Inventari", .data: "Dades",
    .deleted: "Eliminats", .deletedOn: "Eliminat el", .because: "Motiu", .empty: "Encara no hi ha res.",
    .notes: "Notes", .totals: "Totals", .count: "Elements", .skip: "Salta al contingut",
    .unknown: "Desconegut", .yes: "Sí", .no: "No", .sum: "Suma", .average: "Mitjana", .minimum: "Mínim",
    .maximum: "Màxim", .print: "Imprimeix", .name: "Nom",
  ]

  static let italian: [Word: String] = [
    .collections: "Collezioni", .sections: "Sezioni", .sorts: "Ordine", .pages: "Pagine",
    .previous: "Precedente", .next: "Successivo", .back: "Indietro", .report: "Inventario", .data: "Dati",
    .deleted: "Eliminati", .deletedOn: "Eliminato il", .because: "Motivo", .empty: "Ancora niente qui.",
    .notes: "Note", .totals: "Totali", .count: "Elementi", .skip: "Vai al contenuto", .unknown: "Sconosciuto",
    .yes: "Sì", .no: "No", .sum: "Somma", .average: "Media", .minimum: "Minimo", .maximum: "Massimo",
    .print: "Stampa", .name: "Nome",
  ]

  static let portuguese: [Word: String] = [
    .collections: "Coleções", .sections: "Seções", .sorts: "Ordem", .pages: "Páginas", .previous: "Anterior",
    .next: "Seguinte", .back: "Voltar", .report: "Inventário", .data: "Dados", .deleted: "Eliminados",
    .deletedOn: "Eliminado em", .because: "Motivo", .empty: "Ainda não há nada.", .notes: "Notas",
    .totals: "Totais", .count: "Itens", .skip: "Saltar para o conteúdo", .unknown: "Desconhecido",
    .yes: "Sim", .no: "Não", .sum: "Soma", .average: "Média", .minimum: "Mínimo", .maximum: "Máximo",
    .print: "Imprimir", .name: "Nome",
  ]

  static let romanian: [Word: String] = [
    .collections: "Colecții", .sections: "Secțiuni", .sorts: "Ordine", .pages: "Pagini",
    .previous: "Anterior", .next: "Următor", .back: "Înapoi", .report: "Inventar", .data: "Date",
    .deleted: "Șterse", .deletedOn: "Șters la", .because: "Motiv", .empty: "Încă nu este nimic aici.",
    .notes: "Note", .totals: "Totaluri", .count: "Elemente", .skip: "Salt la conținut",
    .unknown: "Necunoscut", .yes: "Da", .no: "Nu", .sum: "Sumă", .average: "Medie", .minimum: "Minim",
    .maximum: "Maxim", .print: "Tipărește", .name: "Nume",
  ]
}
