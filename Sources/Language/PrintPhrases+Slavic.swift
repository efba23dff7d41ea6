extension PrintPhrases {
  static let slavic: [String: String] = [
    "cs": """
    Vlastník|Adresa|Číslo pojistky|Vyhotoveno pro|Ke dni|Celková hodnota|Obsah|pokračování|Mezisoučet|Celkem|\
    Položky bez hodnoty|Položky bez sériového čísla|Položky bez obrázku|Místo|Datum|Podpis|\
    Strana {0} z {1}|Rejstřík|Umístění|Obrázek|Č.|Nalezeno
    """,
    "sk": """
    Vlastník|Adresa|Číslo poistky|Vyhotovené pre|Ku dňu|Celková hodnota|Obsah|pokračovanie|Medzisúčet|Spolu|\
    Položky bez hodnoty|Položky bez sériového čísla|Položky bez obrázka|Miesto|Dátum|Podpis|\
    Strana {0} z {1}|Register|Umiestnenie|Obrázok|Č.|Nájdené
    """,
    "pl": """
    Właściciel|Adres|Numer polisy|Sporządzono dla|Stan na|Wartość całkowita|Spis treści|ciąg dalszy|Suma częściowa|Razem|\
    Pozycje bez wartości|Pozycje bez numeru seryjnego|Pozycje bez zdjęcia|Miejscowość|Data|Podpis|\
    Strona {0} z {1}|Indeks|Miejsce|Zdjęcie|Nr|Obecne
    """,
    "sl": """
    Lastnik|Naslov|Številka police|Pripravljeno za|Stanje na dan|Skupna vrednost|Kazalo|nadaljevanje|Vmesna vsota|Skupaj|\
    Predmeti brez vrednosti|Predmeti brez serijske številke|Predmeti brez slike|Kraj|Datum|Podpis|\
    Stran {0} od {1}|Stvarno kazalo|Lokacija|Slika|Št.|Najdeno
    """,
    "hr": """
    Vlasnik|Adresa|Broj police|Pripremljeno za|Stanje na dan|Ukupna vrijednost|Sadržaj|nastavak|Međuzbroj|Ukupno|\
    Stavke bez vrijednosti|Stavke bez serijskog broja|Stavke bez slike|Mjesto|Datum|Potpis|\
    Stranica {0} od {1}|Kazalo|Lokacija|Slika|Br.|Pronađeno
    """,
    "sr": """
    Власник|Адреса|Број полисе|Припремљено за|Стање на дан|Укупна вредност|Садржај|наставак|Међузбир|Укупно|\
    Ставке без вредности|Ставке без серијског броја|Ставке без слике|Место|Датум|Потпис|\
    Страна {0} од {1}|Индекс|Локација|Слика|Бр.|Пронађено
    """,
    "sr-Latn": """
    Vlasnik|Adresa|Broj polise|Pripremljeno za|Stanje na dan|Ukupna vrednost|Sadržaj|nastavak|Međuzbir|Ukupno|\
    Stavke bez vrednosti|Stavke bez serijskog broja|Stavke bez slike|Mesto|Datum|Potpis|\
    Strana {0} od {1}|Indeks|Lokacija|Slika|Br.|Pronađeno
    """,
    "mk": """
    Сопственик|Адреса|Број на полиса|Подготвено за|Состојба на|Вкупна вредност|Содржина|продолжение|Меѓузбир|Вкупно|\
    Ставки без вредност|Ставки без сериски број|Ставки без слика|Место|Датум|Потпис|\
    Страница {0} од {1}|Индекс|Локација|Слика|Бр.|Пронајдено
    """,
    "bg": """
    Собственик|Адрес|Номер на полица|Изготвено за|Към дата|Обща стойност|Съдържание|продължение|Междинна сума|Общо|\
    Елементи без стойност|Елементи без сериен номер|Елементи без снимка|Място|Дата|Подпис|\
    Страница {0} от {1}|Показалец|Местоположение|Снимка|№|Намерено
    """,
    "ru": """
    Владелец|Адрес|Номер полиса|Подготовлено для|По состоянию на|Общая стоимость|Содержание|продолжение|\
    Промежуточный итог|Итого|Предметы без стоимости|Предметы без серийного номера|Предметы без изображения|\
    Место|Дата|Подпись|Страница {0} из {1}|Указатель|Местонахождение|Изображение|№|В наличии
    """,
    "uk": """
    Власник|Адреса|Номер поліса|Підготовлено для|Станом на|Загальна вартість|Зміст|продовження|Проміжний підсумок|\
    Разом|Предмети без вартості|Предмети без серійного номера|Предмети без зображення|Місце|Дата|Підпис|\
    Сторінка {0} з {1}|Покажчик|Розташування|Зображення|№|Наявно
    """,
    "be": """
    Уладальнік|Адрас|Нумар поліса|Падрыхтавана для|Па стане на|Агульны кошт|Змест|працяг|Прамежкавы вынік|Разам|\
    Прадметы без кошту|Прадметы без серыйнага нумара|Прадметы без выявы|Месца|Дата|Подпіс|\
    Старонка {0} з {1}|Паказальнік|Месцазнаходжанне|Выява|№|Знойдзена
    """,
    "el": """
    Ιδιοκτήτης|Διεύθυνση|Αριθμός συμβολαίου|Συντάχθηκε για|Κατά την|Συνολική αξία|Περιεχόμενα|συνέχεια|\
    Μερικό σύνολο|Σύνολο|Στοιχεία χωρίς αξία|Στοιχεία χωρίς σειριακό αριθμό|Στοιχεία χωρίς εικόνα|Τόπος|\
    Ημερομηνία|Υπογραφή|Σελίδα {0} από {1}|Ευρετήριο|Τοποθεσία|Εικόνα|Αρ.|Βρέθηκε
    """,
    "hu": """
    Tulajdonos|Cím|Kötvényszám|Készült|Állapot|Összérték|Tartalom|folytatás|Részösszeg|Összesen|\
    Érték nélküli tételek|Sorozatszám nélküli tételek|Kép nélküli tételek|Hely|Dátum|Aláírás|\
    {0}. oldal, összesen {1}|Mutató|Tárolási hely|Kép|Sz.|Megvan
    """,
  ]
}
