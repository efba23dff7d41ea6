extension Phrases {
  static let polish: [Word: String] = [
    .collections: "Kolekcje", .sections: "Sekcje", .sorts: "Kolejność", .pages: "Strony",
    .previous: "Poprzedni", .next: "Następny", .back: "Powrót", .report: "Inwentarz", .data: "Dane",
    .deleted: "Usunięte", .deletedOn: "Usunięto", .because: "Powód", .empty: "Na razie nic tu nie ma.",
    .notes: "Notatki", .totals: "Podsumowanie", .count: "Pozycje", .skip: "Przejdź do treści",
    .unknown: "Nieznane", .yes: "Tak", .no: "Nie", .sum: "Suma", .average: "Średnia", .minimum: "Minimum",
    .maximum: "Maksimum", .print: "Drukuj", .name: "Nazwa",
  ]

  static let czech: [Word: String] = [
    .collections: "Sbírky", .sections: "Oddíly", .sorts: "Řazení", .pages: "Stránky", .previous: "Předchozí",
    .next: "Další", .back: "Zpět", .report: "Inventář", .data: "Data", .deleted: "Smazané",
    .deletedOn: "Smazáno", .because: "Důvod", .empty: "Zatím tu nic není.", .notes: "Poznámky",
    .totals: "Součty", .count: "Položky", .skip: "Přejít k obsahu", .unknown: "Neznámé", .yes: "Ano",
    .no: "Ne", .sum: "Součet", .average: "Průměr", .minimum: "Minimum", .maximum: "Maximum", .print: "Tisk",
    .name: "Název",
  ]

  static let slovak: [Word: String] = [
    .collections: "Zbierky", .sections: "Oddiely", .sorts: "Zoradenie", .pages: "Stránky",
    .previous: "Predchádzajúce", .next: "Ďalšie", .back: "Späť", .report: "Inventár", .data: "Údaje",
    .deleted: "Odstránené", .deletedOn: "Odstránené", .because: "Dôvod", .empty: "Zatiaľ tu nič nie je.",
    .notes: "Poznámky", .totals: "Súčty", .count: "Položky", .skip: "Prejsť na obsah", .unknown: "Neznáme",
    .yes: "Áno", .no: "Nie", .sum: "Súčet", .average: "Priemer", .minimum: "Minimum", .maximum: "Maximum",
    .print: "Tlač", .name: "Názov",
  ]

  static let slovenian: [Word: String] = [
    .collections: "Zbirke", .sections: "Razdelki", .sorts: "Razvrstitev", .pages: "Strani",
    .previous: "Prejšnji", .next: "Naslednji", .back: "Nazaj", .report: "Popis", .data: "Podatki",
    .deleted: "Izbrisano", .deletedOn: "Izbrisano", .because: "Razlog", .empty: "Tu še ni ničesar.",
    .notes: "Opombe", .totals: "Vsote", .count: "Predmeti", .skip: "Skoči na vsebino", .unknown: "Neznano",
    .yes: "Da", .no: "Ne", .sum: "Vsota", .average: "Povprečje", .minimum: "Najmanj", .maximum: "Največ",
    .print: "Natisni", .name: "Ime",
  ]

  static let croatian: [Word: String] = [
    .collections: "Zbirke", .sections: "Odjeljci", .sorts: "Redoslijed", .pages: "Stranice",
    .previous: "Prethodno", .next: "Sljedeće", .back: "Natrag", .report: "Popis", .data: "Podaci",
    .deleted: "Izbrisano", .deletedOn: "Izbrisano", .because: "Razlog", .empty: "Ovdje još nema ničega.",
    .notes: "Bilješke", .totals: "Zbrojevi", .count: "Stavke", .skip: "Prijeđi na sadržaj",
    .unknown: "Nepoznato", .yes: "Da", .no: "Ne", .sum: "Zbroj", .average: "Prosjek", .minimum: "Najmanje",
    .maximum: "Najviše", .print: "Ispis", .name: "Naziv",
  ]

  static let serbianCyrillic: [Word: String] = [
    .collections: "Збирке", .sections: "Одељци", .sorts: "Редослед", .pages: "Странице",
    .previous: "Претходно", .next: "Следеће", .back: "Назад", .report: "Попис", .data: "Подаци",
    .deleted: "Обрисано", .deletedOn: "Обрисано", .because: "Разлог", .empty: "Овде још нема ничега.",
    .notes: "Белешке", .totals: "Збирови", .count: "Ставке", .skip: "Пређи на садржај", .unknown: "Непознато",
    .yes: "Да", .no: "Не", .sum: "Збир", .average: "Просек", .minimum: "Најмање", .maximum: "Највише",
    .print: "Штампај", .name: "Назив",
  ]

  static let serbianLatin: [Word: String] = [
    .collections: "Zbirke", .sections: "Odeljci", .sorts: "Redosled", .pages: "Stranice",
    .previous: "Prethodno", .next: "Sledeće", .back: "Nazad", .report: "Popis", .data: "Podaci",
    .deleted: "Obrisano", .deletedOn: "Obrisano", .because: "Razlog", .empty: "Ovde još nema ničega.",
    .notes: "Beleške", .totals: "Zbirovi", .count: "Stavke", .skip: "Pređi na sadržaj", .unknown: "Nepoznato",
    .yes: "Da", .no: "Ne", .sum: "Zbir", .average: "Prosek", .minimum: "Najmanje", .maximum: "Najviše",
    .print: "Štampaj", .name: "Naziv",
  ]

  static let bulgarian: [Word: String] = [
    .collections: "Колекции", .sections: "Раздели", .sorts: "Подредба", .pages: "Страници",
    .previous: "Предишен", .next: "Следващ", .back: "Назад", .report: "Опис", .data: "Данни",
    .deleted: "Изтрити", .deletedOn: "Изтрито на", .because: "Причина", .empty: "Тук още няма нищо.",
    .notes: "Бележки", .totals: "Общо", .count: "Записи", .skip: "Към съдържанието", .unknown: "Неизвестно",
    .yes: "Да", .no: "Не", .sum: "Сума", .average: "Средно", .minimum: "Минимум", .maximum: "Максимум",
    .print: "Печат", .name: "Име",
  ]

  static let russian: [Word: String] = [
    .collections: "Коллекции", .sections: "Разделы", .sorts: "Сортировка", .pages: "Страницы",
    .previous: "Предыдущий", .next: "Следующий", .back: "Назад", .report: "Опись", .data: "Данные",
    .deleted: "Удалённые", .deletedOn: "Удалено", .because: "Причина", .empty: "Здесь пока ничего нет.",
    .notes: "Заметки", .totals: "Итоги", .count: "Записи", .skip: "Перейти к содержанию",
    .unknown: "Неизвестно", .yes: "Да", .no: "Нет", .sum: "Сумма", .average: "Среднее", .minimum: "Минимум",
    .maximum: "Максимум", .print: "Печать", .name: "Название",
  ]

  static let ukrainian: [Word: String] = [
    .collections: "Колекції", .sections: "Розділи", .sorts: "Сортування", .pages: "Сторінки",
    .previous: "Попередній", .next: "Наступний", .back: "Назад", .report: "Опис", .data: "Дані",
    .deleted: "Видалені", .deletedOn: "Видалено", .because: "Причина", .empty: "Тут ще нічого немає.",
    .notes: "Нотатки", .totals: "Підсумки", .count: "Записи", .skip: "Перейти до вмісту",
    .unknown: "Невідомо", .yes: "Так", .no: "Ні", .sum: "Сума", .average: "Середнє", .minimum: "Мінімум",
    .maximum: "Максимум", .print: "Друк", .name: "Назва",
  ]
}
