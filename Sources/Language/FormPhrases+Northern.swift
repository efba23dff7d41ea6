extension FormPhrases {
  static let northern: [String: String] = [
    "sv": """
    Lägg till|Redigera|Radera|Återställ|Spara|Avbryt|Ångra|Klar|Spara och lägg till en till|Duplicera|\
    Visa ändringar|Förhandsvisning|Ny: {0}|obligatoriskt|Använd standard|Välj en bild|\
    eller släpp eller klistra in en här|Radera markerade|Återställ markerade|Markera|Kan inte raderas|\
    Din version|I filen|Filen ändrades under tiden. Välj vad som ska behållas.|\
    Filen finns inte längre. Spara skapar en ny.|Inte sparat|Inget skulle ändras.|Inget är markerat.|\
    Ta bort|Text som inte sparades är tillbaka.|Kasta|Inget|Tillbaka till formuläret\
    |Alternativtext|Bildtext|Flytta upp|Flytta ned
    """,
    "da": """
    Tilføj|Rediger|Slet|Gendan|Arkiver|Annuller|Fortryd|OK|Arkiver og tilføj en til|Dupliker|\
    Vis ændringer|Eksempel|Ny: {0}|påkrævet|Brug standard|Vælg et billede|\
    eller slip eller indsæt et her|Slet valgte|Gendan valgte|Vælg|Kan ikke slettes|Din version|I filen|\
    Filen er ændret i mellemtiden. Vælg, hvad der skal beholdes.|\
    Filen findes ikke længere. Arkiver opretter en ny.|Ikke arkiveret|Intet ville ændre sig.|\
    Intet er valgt.|Fjern|Tekst, der ikke blev arkiveret, er tilbage.|Kassér|Ingen|\
    Tilbage til formularen\
    |Alternativ tekst|Billedtekst|Flyt op|Flyt ned
    """,
    "nb": bokmal,
    "no": bokmal,
    "nn": """
    Legg til|Rediger|Slett|Gjenopprett|Lagre|Avbryt|Angre|Ferdig|Lagre og legg til ein til|Dupliser|\
    Vis endringar|Førehandsvising|Ny: {0}|påkravd|Bruk standard|Vel eit bilete|\
    eller slepp eller lim inn eitt her|Slett valde|Gjenopprett valde|Vel|Kan ikkje slettast|Din versjon|\
    I fila|Fila er endra i mellomtida. Vel kva som skal behaldast.|\
    Fila finst ikkje lenger. Lagre lagar ei ny.|Ikkje lagra|Ingenting ville endrast.|Ingenting er valt.|\
    Fjern|Tekst som ikkje vart lagra, er tilbake.|Forkast|Ingen|Tilbake til skjemaet\
    |Alternativ tekst|Bilettekst|Flytt opp|Flytt ned
    """,
    "is": """
    Bæta við|Breyta|Eyða|Endurheimta|Vista|Hætta við|Afturkalla|Lokið|Vista og bæta öðru við|Tvöfalda|\
    Sýna breytingar|Forskoðun|Nýtt: {0}|nauðsynlegt|Nota sjálfgefið|Velja mynd|\
    eða slepptu eða límdu hana hér|Eyða völdu|Endurheimta valið|Velja|Ekki hægt að eyða|Þín útgáfa|\
    Í skránni|Skránni var breytt á meðan. Veldu hvað á að halda.|\
    Skráin er ekki lengur til. Vista býr til nýja.|Ekki vistað|Ekkert myndi breytast.|Ekkert er valið.|\
    Fjarlægja|Óvistaður texti er kominn aftur.|Henda|Engin|Aftur í eyðublaðið\
    |Varatexti|Myndatexti|Færa upp|Færa niður
    """,
    "fi": """
    Lisää|Muokkaa|Poista|Palauta|Tallenna|Kumoa muokkaus|Peru|Valmis|Tallenna ja lisää toinen|Monista|\
    Näytä muutokset|Esikatselu|Uusi: {0}|pakollinen|Käytä oletusta|Valitse kuva|\
    tai pudota tai liitä kuva tähän|Poista valitut|Palauta valitut|Valitse|Ei voi poistaa|\
    Sinun versiosi|Tiedostossa|Tiedosto on muuttunut sillä välin. Valitse, mitä säilytetään.|\
    Tiedostoa ei enää ole. Tallenna luo uuden.|Ei tallennettu|Mikään ei muuttuisi.|\
    Mitään ei ole valittu.|Poista|Tallentamaton teksti on palautettu.|Hylkää|Ei mitään|\
    Takaisin lomakkeeseen\
    |Vaihtoehtoinen teksti|Kuvateksti|Siirrä ylös|Siirrä alas
    """,
    "et": """
    Lisa|Muuda|Kustuta|Taasta|Salvesta|Loobu|Võta tagasi|Valmis|Salvesta ja lisa veel|Tee koopia|\
    Näita muudatusi|Eelvaade|Uus: {0}|kohustuslik|Kasuta vaikimisi|Vali pilt|\
    või lohista või kleebi siia|Kustuta valitud|Taasta valitud|Vali|Ei saa kustutada|Sinu versioon|\
    Failis|Faili on vahepeal muudetud. Vali, mis jääb.|Faili pole enam. Salvesta teeb uue.|Salvestamata|\
    Midagi ei muutuks.|Midagi pole valitud.|Eemalda|Salvestamata tekst on tagasi.|Hülga|Puudub|\
    Tagasi vormi juurde\
    |Alternatiivtekst|Pildiallkiri|Liiguta üles|Liiguta alla
    """,
    "lv": """
    Pievienot|Rediģēt|Dzēst|Atjaunot|Saglabāt|Atcelt|Atsaukt|Gatavs|Saglabāt un pievienot vēl|Dublēt|\
    Rādīt izmaiņas|Priekšskatījums|Jauns: {0}|obligāts|Lietot noklusējumu|Izvēlēties attēlu|\
    vai nomest vai ielīmēt šeit|Dzēst atlasītos|Atjaunot atlasītos|Atlasīt|Nevar dzēst|Tava versija|\
    Failā|Fails pa to laiku ir mainīts. Izvēlies, ko paturēt.|Faila vairs nav. Saglabāt izveido jaunu.|\
    Nav saglabāts|Nekas nemainītos.|Nekas nav atlasīts.|Noņemt|Nesaglabātais teksts ir atgriezies.|\
    Atmest|Nav|Atpakaļ uz veidlapu\
    |Alternatīvais teksts|Paraksts|Pārvietot augšup|Pārvietot lejup
    """,
    "lt": """
    Pridėti|Redaguoti|Ištrinti|Atkurti|Įrašyti|Atšaukti|Anuliuoti|Atlikta|Įrašyti ir pridėti kitą|\
    Dubliuoti|Rodyti pakeitimus|Peržiūra|Naujas: {0}|būtinas|Naudoti numatytąjį|Pasirinkti paveikslą|\
    arba numesti ar įklijuoti čia|Ištrinti pažymėtus|Atkurti pažymėtus|Pažymėti|Negalima ištrinti|\
    Jūsų versija|Faile|Failas per tą laiką pakeistas. Pasirinkite, ką palikti.|\
    Failo nebėra. Įrašyti sukuria naują.|Neįrašyta|Niekas nepasikeistų.|Niekas nepažymėta.|Pašalinti|\
    Neįrašytas tekstas grąžintas.|Atmesti|Nėra|Atgal į formą\
    |Alternatyvusis tekstas|Antraštė|Perkelti aukštyn|Perkelti žemyn
    """,
    "tr": """
    Ekle|Düzenle|Sil|Geri yükle|Kaydet|Vazgeç|Geri al|Bitti|Kaydet ve başka ekle|Çoğalt|\
    Değişiklikleri göster|Önizleme|Yeni {0}|gerekli|Varsayılanı kullan|Resim seç|\
    ya da buraya bırak veya yapıştır|Seçilenleri sil|Seçilenleri geri yükle|Seç|Silinemez|Senin sürümün|\
    Dosyada|Dosya bu arada değişti. Neyin kalacağını seç.|Dosya artık yok. Kaydet yenisini oluşturur.|\
    Kaydedilmedi|Hiçbir şey değişmezdi.|Hiçbir şey seçili değil.|Kaldır|Kaydedilmemiş metin geri geldi.|\
    At|Yok|Forma dön\
    |Alternatif metin|Resim yazısı|Yukarı taşı|Aşağı taşı
    """,
    "el": """
    Προσθήκη|Επεξεργασία|Διαγραφή|Επαναφορά|Αποθήκευση|Ακύρωση|Αναίρεση|Τέλος|\
    Αποθήκευση και προσθήκη άλλου|Διπλότυπο|Εμφάνιση αλλαγών|Προεπισκόπηση|Νέο: {0}|απαιτείται|\
    Χρήση προεπιλογής|Επιλογή εικόνας|ή αφήστε ή επικολλήστε μία εδώ|Διαγραφή επιλεγμένων|\
    Επαναφορά επιλεγμένων|Επιλογή|Δεν μπορεί να διαγραφεί|Η έκδοσή σας|Στο αρχείο|\
    Το αρχείο άλλαξε στο μεταξύ. Επιλέξτε τι θα κρατήσετε.|\
    Το αρχείο δεν υπάρχει πια. Η Αποθήκευση φτιάχνει νέο.|Δεν αποθηκεύτηκε|Τίποτα δεν θα άλλαζε.|\
    Δεν έχει επιλεγεί τίποτα.|Αφαίρεση|Το μη αποθηκευμένο κείμενο επανήλθε.|Απόρριψη|Καμία|\
    Πίσω στη φόρμα\
    |Εναλλακτικό κείμενο|Λεζάντα|Μετακίνηση επάνω|Μετακίνηση κάτω
    """,
    "hu": """
    Hozzáadás|Szerkesztés|Törlés|Visszaállítás|Mentés|Mégsem|Visszavonás|Kész|Mentés és új hozzáadása|\
    Megkettőzés|Módosítások megjelenítése|Előnézet|Új: {0}|kötelező|Alapértelmezett használata|\
    Kép választása|vagy ejtsen vagy illesszen be egyet ide|Kijelöltek törlése|Kijelöltek visszaállítása|\
    Kijelölés|Nem törölhető|Az Ön változata|A fájlban|\
    A fájl időközben megváltozott. Válassza ki, mi maradjon.|\
    A fájl már nincs meg. A Mentés újat hoz létre.|Nincs mentve|Semmi sem változna.|\
    Semmi sincs kijelölve.|Eltávolítás|A nem mentett szöveg visszakerült.|Elvetés|Nincs|\
    Vissza az űrlaphoz\
    |Helyettesítő szöveg|Képaláírás|Mozgatás fel|Mozgatás le
    """,
  ]

  private static let bokmal =
    "Legg til|Rediger|Slett|Gjenopprett|Lagre|Avbryt|Angre|Ferdig|Lagre og legg til en til|Dupliser|"
    + "Vis endringer|Forhåndsvisning|Ny: {0}|påkrevd|Bruk standard|Velg et bilde|"
    + "eller slipp eller lim inn et her|Slett valgte|Gjenopprett valgte|Velg|Kan ikke slettes|Din versjon|"
    + "I filen|Filen er endret i mellomtiden. Velg hva som skal beholdes.|"
    + "Filen finnes ikke lenger. Lagre lager en ny.|Ikke lagret|Ingenting ville endres.|"
    + "Ingenting er valgt.|Fjern|Tekst som ikke ble lagret, er tilbake.|Forkast|Ingen|Tilbake til skjemaet"
    + "|Alternativ tekst|Bildetekst|Flytt opp|Flytt ned"
}
