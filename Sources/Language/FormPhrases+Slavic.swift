extension FormPhrases {
  static let slavic: [String: String] = [
    "cs": """
    Přidat|Upravit|Smazat|Obnovit|Uložit|Zrušit|Vrátit zpět|Hotovo|Uložit a přidat další|Duplikovat|\
    Ukázat změny|Náhled|Nový záznam: {0}|povinné|Použít výchozí|Vybrat obrázek|\
    nebo jej sem přetáhněte či vložte|Smazat vybrané|Obnovit vybrané|Vybrat|Nelze smazat|Vaše verze|\
    V souboru|Soubor se mezitím změnil. Vyberte, co má zůstat.|\
    Soubor už neexistuje. Uložit vytvoří nový.|Neuloženo|Nic by se nezměnilo.|Nic není vybráno.|Odebrat|\
    Neuložený text je zpět.|Zahodit|Žádné|Zpět k formuláři\
    |Alternativní text|Popisek|Posunout nahoru|Posunout dolů
    """,
    "sk": """
    Pridať|Upraviť|Vymazať|Obnoviť|Uložiť|Zrušiť|Vrátiť späť|Hotovo|Uložiť a pridať ďalší|Duplikovať|\
    Ukázať zmeny|Náhľad|Nový záznam: {0}|povinné|Použiť predvolené|Vybrať obrázok|\
    alebo ho sem presuňte či vložte|Vymazať vybrané|Obnoviť vybrané|Vybrať|Nedá sa vymazať|Vaša verzia|\
    V súbore|Súbor sa medzitým zmenil. Vyberte, čo má zostať.|Súbor už neexistuje. Uložiť vytvorí nový.|\
    Neuložené|Nič by sa nezmenilo.|Nič nie je vybraté.|Odobrať|Neuložený text je späť.|Zahodiť|Žiadne|\
    Späť na formulár\
    |Alternatívny text|Popis|Posunúť nahor|Posunúť nadol
    """,
    "pl": """
    Dodaj|Edytuj|Usuń|Przywróć|Zapisz|Anuluj|Cofnij|Gotowe|Zapisz i dodaj następny|Powiel|Pokaż zmiany|\
    Podgląd|Nowy wpis: {0}|wymagane|Użyj domyślnego|Wybierz obraz|albo upuść lub wklej tutaj|\
    Usuń zaznaczone|Przywróć zaznaczone|Zaznacz|Nie można usunąć|Twoja wersja|W pliku|\
    Plik zmienił się w międzyczasie. Wybierz, co zachować.|Pliku już nie ma. Zapisz utworzy nowy.|\
    Nie zapisano|Nic by się nie zmieniło.|Nic nie zaznaczono.|Usuń|Niezapisany tekst wrócił.|Odrzuć|\
    Brak|Wróć do formularza\
    |Tekst alternatywny|Podpis|Przesuń w górę|Przesuń w dół
    """,
    "sl": """
    Dodaj|Uredi|Izbriši|Obnovi|Shrani|Prekliči|Razveljavi|Končano|Shrani in dodaj še enega|Podvoji|\
    Pokaži spremembe|Predogled|Nov vnos: {0}|obvezno|Uporabi privzeto|Izberi sliko|\
    ali jo spusti ali prilepi sem|Izbriši izbrane|Obnovi izbrane|Izberi|Ni mogoče izbrisati|\
    Tvoja različica|V datoteki|Datoteka se je medtem spremenila. Izberi, kaj naj ostane.|\
    Datoteke ni več. Shrani ustvari novo.|Ni shranjeno|Nič se ne bi spremenilo.|Nič ni izbrano.|\
    Odstrani|Neshranjeno besedilo je spet tu.|Zavrzi|Brez|Nazaj na obrazec\
    |Nadomestno besedilo|Napis|Premakni navzgor|Premakni navzdol
    """,
    "hr": """
    Dodaj|Uredi|Izbriši|Vrati|Spremi|Odustani|Poništi|Gotovo|Spremi i dodaj još jedan|Udvostruči|\
    Prikaži promjene|Pregled|Novi unos: {0}|obavezno|Koristi zadano|Odaberi sliku|\
    ili je ispusti ili zalijepi ovdje|Izbriši odabrane|Vrati odabrane|Odaberi|Ne može se izbrisati|\
    Tvoja verzija|U datoteci|Datoteka se u međuvremenu promijenila. Odaberi što ostaje.|\
    Datoteke više nema. Spremi stvara novu.|Nije spremljeno|Ništa se ne bi promijenilo.|\
    Ništa nije odabrano.|Ukloni|Nespremljeni tekst se vratio.|Odbaci|Nema|Natrag na obrazac\
    |Zamjenski tekst|Opis slike|Pomakni gore|Pomakni dolje
    """,
    "sr": """
    Додај|Уреди|Обриши|Врати|Сачувај|Откажи|Опозови|Готово|Сачувај и додај још један|Удвостручи|\
    Прикажи измене|Преглед|Нови унос: {0}|обавезно|Користи подразумевано|Изабери слику|\
    или је испусти или налепи овде|Обриши изабране|Врати изабране|Изабери|Не може се обрисати|\
    Твоја верзија|У датотеци|Датотека се у међувремену променила. Изабери шта остаје.|\
    Датотеке више нема. Сачувај прави нову.|Није сачувано|Ништа се не би променило.|\
    Ништа није изабрано.|Уклони|Несачувани текст се вратио.|Одбаци|Нема|Назад на образац\
    |Заменски текст|Опис слике|Помери горе|Помери доле
    """,
    "sr-Latn": """
    Dodaj|Uredi|Obriši|Vrati|Sačuvaj|Otkaži|Opozovi|Gotovo|Sačuvaj i dodaj još jedan|Udvostruči|\
    Prikaži izmene|Pregled|Novi unos: {0}|obavezno|Koristi podrazumevano|Izaberi sliku|\
    ili je ispusti ili nalepi ovde|Obriši izabrane|Vrati izabrane|Izaberi|Ne može se obrisati|\
    Tvoja verzija|U datoteci|Datoteka se u međuvremenu promenila. Izaberi šta ostaje.|\
    Datoteke više nema. Sačuvaj pravi novu.|Nije sačuvano|Ništa se ne bi promenilo.|\
    Ništa nije izabrano.|Ukloni|Nesačuvani tekst se vratio.|Odbaci|Nema|Nazad na obrazac\
    |Zamenski tekst|Opis slike|Pomeri gore|Pomeri dole
    """,
    "mk": """
    Додај|Уреди|Избриши|Врати|Зачувај|Откажи|Поништи|Готово|Зачувај и додај уште еден|Дуплирај|\
    Прикажи измени|Преглед|Нов запис: {0}|задолжително|Користи стандардно|Избери слика|\
    или пушти ја или залепи ја овде|Избриши избрани|Врати избрани|Избери|Не може да се избрише|\
    Твоја верзија|Во датотеката|Датотеката во меѓувреме се смени. Избери што останува.|\
    Датотеката ја нема веќе. Зачувај прави нова.|Не е зачувано|Ништо не би се сменило.|\
    Ништо не е избрано.|Отстрани|Незачуваниот текст се врати.|Отфрли|Нема|Назад на образецот\
    |Заменски текст|Опис|Помести нагоре|Помести надолу
    """,
    "bg": """
    Добавяне|Редактиране|Изтриване|Възстановяване|Запазване|Отказ|Отмяна|Готово|\
    Запазване и добавяне на друг|Дублиране|Показване на промените|Преглед|Нов запис: {0}|задължително|\
    По подразбиране|Избор на изображение|или пуснете или поставете тук|Изтриване на избраните|\
    Възстановяване на избраните|Избор|Не може да се изтрие|Вашата версия|Във файла|\
    Файлът е променен междувременно. Изберете какво да остане.|\
    Файлът вече го няма. Запазване създава нов.|Не е запазено|Нищо няма да се промени.|\
    Нищо не е избрано.|Премахване|Незапазеният текст е върнат.|Отхвърляне|Няма|Назад към формуляра\
    |Алтернативен текст|Надпис|Нагоре|Надолу
    """,
    "ru": """
    Добавить|Изменить|Удалить|Восстановить|Сохранить|Отмена|Отменить изменение|Готово|\
    Сохранить и добавить ещё|Дублировать|Показать изменения|Просмотр|Новая запись: {0}|обязательно|\
    По умолчанию|Выбрать изображение|или перетащите или вставьте сюда|Удалить выбранное|\
    Восстановить выбранное|Выбрать|Нельзя удалить|Ваша версия|В файле|\
    Файл тем временем изменился. Выберите, что оставить.|Файла больше нет. Сохранить создаст новый.|\
    Не сохранено|Ничего не изменилось бы.|Ничего не выбрано.|Убрать|Несохранённый текст возвращён.|\
    Отбросить|Нет|Назад к форме\
    |Замещающий текст|Подпись|Переместить вверх|Переместить вниз
    """,
    "uk": """
    Додати|Змінити|Видалити|Відновити|Зберегти|Скасувати|Скасувати зміну|Готово|Зберегти й додати ще|\
    Дублювати|Показати зміни|Перегляд|Новий запис: {0}|обов’язково|Типове значення|Вибрати зображення|\
    або перетягніть чи вставте сюди|Видалити вибране|Відновити вибране|Вибрати|Не можна видалити|\
    Ваша версія|У файлі|Файл тим часом змінився. Виберіть, що залишити.|\
    Файлу більше немає. Зберегти створить новий.|Не збережено|Нічого не змінилося б.|Нічого не вибрано.|\
    Прибрати|Незбережений текст повернуто.|Відкинути|Немає|Назад до форми\
    |Замінний текст|Підпис|Перемістити вгору|Перемістити вниз
    """,
    "be": """
    Дадаць|Змяніць|Выдаліць|Аднавіць|Захаваць|Адмена|Адмяніць змену|Гатова|Захаваць і дадаць яшчэ|\
    Дубляваць|Паказаць змены|Прагляд|Новы запіс: {0}|абавязкова|Па змаўчанні|Выбраць выяву|\
    або перацягніце ці ўстаўце сюды|Выдаліць выбранае|Аднавіць выбранае|Выбраць|Нельга выдаліць|\
    Ваша версія|У файле|Файл тым часам змяніўся. Выберыце, што пакінуць.|\
    Файла больш няма. Захаваць створыць новы.|Не захавана|Нічога не змянілася б.|Нічога не выбрана.|\
    Прыбраць|Незахаваны тэкст вернуты.|Адкінуць|Няма|Назад да формы\
    |Альтэрнатыўны тэкст|Подпіс|Перамясціць уверх|Перамясціць уніз
    """,
  ]
}
