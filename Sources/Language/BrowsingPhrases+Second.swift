extension BrowsingPhrases {
  /// The words of languages from H to Z.
  static let second = [
    "hu":
      "Keresés|Nincs találat|Továbbiak|Az adatokat nem sikerült betölteni.|Szűrő|Összes|Eltávolítás|Statisztika|Teljesség|Hiányzik|Növekedés|Idővonal|Lejárt|Hamarosan lejár",
    "id":
      "Cari|Tidak ada yang ditemukan|Tampilkan lagi|Data tidak dapat dimuat.|Saring|Semua|Hapus|Statistik|Kelengkapan|Tidak ada|Pertumbuhan|Linimasa|Kedaluwarsa|Segera kedaluwarsa",
    "is":
      "Leita|Ekkert fannst|Sýna fleira|Ekki tókst að sækja gögnin.|Sía|Allt|Fjarlægja|Tölfræði|Heilleiki|Vantar|Vöxtur|Tímalína|Útrunnið|Rennur brátt út",
    "it":
      "Cerca|Nessun risultato|Mostra altro|Non è stato possibile caricare i dati.|Filtro|Tutti|Rimuovi|Statistiche|Completezza|Mancante|Crescita|Cronologia|Scaduto|Scade presto",
    "ja":
      "検索|見つかりません|さらに表示|データを読み込めませんでした。|絞り込み|すべて|外す|統計|入力状況|未入力|推移|年表|期限切れ|まもなく期限",
    "ko":
      "검색|찾을 수 없음|더 보기|데이터를 불러올 수 없습니다.|필터|모두|제거|통계|완성도|없음|증가|연표|만료됨|곧 만료",
    "lt":
      "Ieškoti|Nieko nerasta|Rodyti daugiau|Nepavyko įkelti duomenų.|Filtras|Visi|Pašalinti|Statistika|Išsamumas|Trūksta|Augimas|Laiko juosta|Nebegalioja|Greitai nebegalios",
    "lv":
      "Meklēt|Nekas nav atrasts|Rādīt vairāk|Datus neizdevās ielādēt.|Filtrs|Visi|Noņemt|Statistika|Pilnīgums|Trūkst|Pieaugums|Laika skala|Beidzies|Drīz beigsies",
    "mk":
      "Пребарување|Ништо не е најдено|Прикажи уште|Податоците не можеа да се вчитаат.|Филтер|Сите|Отстрани|Статистика|Целосност|Недостасува|Раст|Временска линија|Истечено|Истекува наскоро",
    "ms":
      "Cari|Tiada yang ditemui|Tunjukkan lagi|Data tidak dapat dimuatkan.|Tapis|Semua|Buang|Statistik|Kelengkapan|Tiada|Pertumbuhan|Garis masa|Tamat tempoh|Akan tamat tempoh",
    "mt":
      "Fittex|Ma nstab xejn|Uri aktar|Id-data ma setgħetx titgħabba.|Iffiltra|Kollha|Neħħi|Statistika|Kompletezza|Nieqes|Tkabbir|Kronoloġija|Skadut|Jiskadi dalwaqt",
    "nb":
      "Søk|Ingenting funnet|Vis flere|Dataene kunne ikke lastes.|Filter|Alle|Fjern|Statistikk|Fullstendighet|Mangler|Vekst|Tidslinje|Utløpt|Utløper snart",
    "nl":
      "Zoeken|Niets gevonden|Meer tonen|De gegevens konden niet worden geladen.|Filter|Alles|Verwijderen|Statistiek|Volledigheid|Ontbreekt|Groei|Tijdlijn|Verlopen|Verloopt binnenkort",
    "nn":
      "Søk|Ingenting funne|Vis fleire|Dataa kunne ikkje lastast.|Filter|Alle|Fjern|Statistikk|Fullstende|Manglar|Vekst|Tidslinje|Utgått|Går snart ut",
    "pl":
      "Szukaj|Nic nie znaleziono|Pokaż więcej|Nie udało się wczytać danych.|Filtr|Wszystkie|Usuń|Statystyka|Kompletność|Brak|Przyrost|Oś czasu|Wygasło|Wkrótce wygaśnie",
    "pt":
      "Pesquisar|Nada encontrado|Mostrar mais|Não foi possível carregar os dados.|Filtro|Todos|Remover|Estatísticas|Completude|Em falta|Crescimento|Cronologia|Expirado|Expira em breve",
    "ro":
      "Căutare|Nu s-a găsit nimic|Arată mai multe|Datele nu au putut fi încărcate.|Filtru|Toate|Elimină|Statistici|Completitudine|Lipsește|Creștere|Cronologie|Expirat|Expiră în curând",
    "ru":
      "Поиск|Ничего не найдено|Показать ещё|Не удалось загрузить данные.|Фильтр|Все|Убрать|Статистика|Полнота|Отсутствует|Рост|Хронология|Срок истёк|Срок скоро истечёт",
    "sk":
      "Hľadať|Nič sa nenašlo|Zobraziť ďalšie|Údaje sa nepodarilo načítať.|Filter|Všetko|Odstrániť|Štatistika|Úplnosť|Chýba|Rast|Časová os|Vypršané|Čoskoro vyprší",
    "sl":
      "Iskanje|Nič ni bilo najdeno|Pokaži več|Podatkov ni bilo mogoče naložiti.|Filter|Vse|Odstrani|Statistika|Popolnost|Manjka|Rast|Časovnica|Poteklo|Kmalu poteče",
    "sr":
      "Претрага|Ништа није пронађено|Прикажи још|Подаци нису могли да се учитају.|Филтер|Све|Уклони|Статистика|Потпуност|Недостаје|Раст|Временска линија|Истекло|Ускоро истиче",
    "sr-Latn":
      "Pretraga|Ništa nije pronađeno|Prikaži još|Podaci nisu mogli da se učitaju.|Filter|Sve|Ukloni|Statistika|Potpunost|Nedostaje|Rast|Vremenska linija|Isteklo|Uskoro ističe",
    "sv":
      "Sök|Inget hittades|Visa fler|Uppgifterna kunde inte läsas in.|Filter|Alla|Ta bort|Statistik|Fullständighet|Saknas|Tillväxt|Tidslinje|Utgått|Går snart ut",
    "th":
      "ค้นหา|ไม่พบรายการ|แสดงเพิ่ม|โหลดข้อมูลไม่ได้|ตัวกรอง|ทั้งหมด|นำออก|สถิติ|ความครบถ้วน|ไม่มี|การเติบโต|ลำดับเวลา|หมดอายุ|ใกล้หมดอายุ",
    "tr":
      "Ara|Hiçbir şey bulunamadı|Daha fazla göster|Veriler yüklenemedi.|Süzgeç|Tümü|Kaldır|İstatistikler|Eksiksizlik|Eksik|Büyüme|Zaman çizelgesi|Süresi doldu|Süresi yakında doluyor",
    "uk":
      "Пошук|Нічого не знайдено|Показати ще|Не вдалося завантажити дані.|Фільтр|Усі|Прибрати|Статистика|Повнота|Відсутнє|Зростання|Хронологія|Термін минув|Термін скоро мине",
    "vi":
      "Tìm kiếm|Không tìm thấy gì|Hiện thêm|Không tải được dữ liệu.|Bộ lọc|Tất cả|Bỏ|Thống kê|Độ đầy đủ|Thiếu|Tăng trưởng|Dòng thời gian|Hết hạn|Sắp hết hạn",
    "zh":
      "搜索|未找到任何内容|显示更多|无法加载数据。|筛选|全部|移除|统计|完整度|缺失|增长|时间线|已过期|即将过期",
    "zh-Hant":
      "搜尋|找不到任何內容|顯示更多|無法載入資料。|篩選|全部|移除|統計|完整度|缺少|成長|時間軸|已過期|即將過期",
  ]
}
