extension BrowsingPhrases {
  /// The words of languages from A to H.
  static let first = [
    "af":
      "Soek|Niks gevind nie|Wys meer|Die data kon nie gelaai word nie.|Filter|Alles|Verwyder|Statistiek|Volledigheid|Ontbreek|Groei|Tydlyn|Verval|Verval binnekort",
    "ar":
      "بحث|لا توجد نتائج|عرض المزيد|تعذّر تحميل البيانات.|تصفية|الكل|إزالة|إحصاءات|الاكتمال|ناقص|النمو|الخط الزمني|منتهٍ|ينتهي قريبًا",
    "be":
      "Пошук|Нічога не знойдзена|Паказаць яшчэ|Не ўдалося загрузіць даныя.|Фільтр|Усе|Прыбраць|Статыстыка|Паўната|Адсутнічае|Рост|Храналогія|Тэрмін скончыўся|Тэрмін хутка скончыцца",
    "bg":
      "Търсене|Няма намерени|Покажи още|Данните не можаха да бъдат заредени.|Филтър|Всички|Премахване|Статистика|Пълнота|Липсва|Растеж|Хронология|Изтекъл|Изтича скоро",
    "ca":
      "Cerca|No s’ha trobat res|Mostra’n més|No s’han pogut carregar les dades.|Filtre|Tots|Treu|Estadístiques|Completesa|Falta|Creixement|Cronologia|Caducat|Caduca aviat",
    "cs":
      "Hledat|Nic nenalezeno|Zobrazit další|Data se nepodařilo načíst.|Filtr|Vše|Odebrat|Statistika|Úplnost|Chybí|Růst|Časová osa|Prošlé|Brzy vyprší",
    "cy":
      "Chwilio|Dim wedi’i ganfod|Dangos mwy|Ni ellid llwytho’r data.|Hidlo|Popeth|Tynnu|Ystadegau|Cyflawnder|Ar goll|Twf|Llinell amser|Wedi dod i ben|Yn dod i ben cyn hir",
    "da":
      "Søg|Intet fundet|Vis flere|Dataene kunne ikke indlæses.|Filter|Alle|Fjern|Statistik|Fuldstændighed|Mangler|Vækst|Tidslinje|Udløbet|Udløber snart",
    "de":
      "Suche|Nichts gefunden|Mehr anzeigen|Die Daten konnten nicht geladen werden.|Filter|Alle|Entfernen|Statistik|Vollständigkeit|Fehlt|Zuwachs|Zeitleiste|Abgelaufen|Läuft bald ab",
    "el":
      "Αναζήτηση|Δεν βρέθηκε τίποτα|Εμφάνιση περισσότερων|Δεν ήταν δυνατή η φόρτωση των δεδομένων.|Φίλτρο|Όλα|Αφαίρεση|Στατιστικά|Πληρότητα|Λείπει|Αύξηση|Χρονολόγιο|Έληξε|Λήγει σύντομα",
    "en":
      "Search|Nothing found|Show more|The data could not be loaded.|Filter|All|Remove|Statistics|Completeness|Missing|Growth|Timeline|Expired|Expires soon",
    "eo":
      "Serĉi|Nenio trovita|Montri pliajn|Ne eblis ŝargi la datumojn.|Filtrilo|Ĉiuj|Forigi|Statistiko|Kompleteco|Mankas|Kresko|Templinio|Eksvalida|Baldaŭ eksvalida",
    "es":
      "Buscar|Nada encontrado|Mostrar más|No se pudieron cargar los datos.|Filtro|Todos|Quitar|Estadísticas|Integridad|Falta|Crecimiento|Cronología|Caducado|Caduca pronto",
    "et":
      "Otsi|Midagi ei leitud|Näita rohkem|Andmeid ei saanud laadida.|Filter|Kõik|Eemalda|Statistika|Täielikkus|Puudub|Kasv|Ajatelg|Aegunud|Aegub varsti",
    "eu":
      "Bilatu|Ez da ezer aurkitu|Erakutsi gehiago|Ezin izan dira datuak kargatu.|Iragazkia|Guztiak|Kendu|Estatistikak|Osotasuna|Falta da|Hazkundea|Denbora-lerroa|Iraungita|Laster iraungiko da",
    "fa":
      "جستجو|چیزی یافت نشد|نمایش بیشتر|داده‌ها بارگیری نشد.|پالایه|همه|برداشتن|آمار|کامل بودن|ندارد|رشد|گاه‌شمار|منقضی شده|به‌زودی منقضی می‌شود",
    "fi":
      "Haku|Mitään ei löytynyt|Näytä lisää|Tietoja ei voitu ladata.|Suodatin|Kaikki|Poista|Tilastot|Täydellisyys|Puuttuu|Kasvu|Aikajana|Vanhentunut|Vanhenee pian",
    "fr":
      "Rechercher|Aucun résultat|Afficher plus|Les données n’ont pas pu être chargées.|Filtre|Tous|Retirer|Statistiques|Complétude|Manquant|Croissance|Chronologie|Expiré|Expire bientôt",
    "ga":
      "Cuardaigh|Níor aimsíodh aon rud|Taispeáin tuilleadh|Níorbh fhéidir na sonraí a luchtú.|Scagaire|Uile|Bain|Staitisticí|Iomláine|In easnamh|Fás|Amlíne|As feidhm|As feidhm go luath",
    "gl":
      "Buscar|Non se atopou nada|Amosar máis|Non se puideron cargar os datos.|Filtro|Todos|Quitar|Estatísticas|Completitude|Falta|Crecemento|Cronoloxía|Caducado|Caduca pronto",
    "he":
      "חיפוש|לא נמצא דבר|הצגת עוד|לא ניתן היה לטעון את הנתונים.|סינון|הכול|הסרה|סטטיסטיקה|שלמות|חסר|צמיחה|ציר זמן|פג תוקף|יפוג בקרוב",
    "hi":
      "खोजें|कुछ नहीं मिला|और दिखाएँ|डेटा लोड नहीं हो सका।|फ़िल्टर|सभी|हटाएँ|आँकड़े|पूर्णता|अनुपस्थित|वृद्धि|समयरेखा|समाप्त|शीघ्र समाप्त",
    "hr":
      "Traži|Ništa nije pronađeno|Prikaži više|Podaci se nisu mogli učitati.|Filtar|Sve|Ukloni|Statistika|Potpunost|Nedostaje|Rast|Vremenska crta|Isteklo|Uskoro istječe",
  ]
}
