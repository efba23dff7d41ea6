extension PrintPhrases {
  static let northern: [String: String] = [
    "da": """
    Ejer|Adresse|Policenummer|Udarbejdet til|Pr.|Samlet værdi|Indhold|fortsat|Subtotal|I alt|\
    Poster uden værdi|Poster uden serienummer|Poster uden billede|Sted|Dato|Underskrift|\
    Side {0} af {1}|Register|Placering|Billede|Nr.|Fundet
    """,
    "sv": """
    Ägare|Adress|Försäkringsnummer|Upprättad för|Per|Totalt värde|Innehåll|fortsättning|Delsumma|Summa|\
    Poster utan värde|Poster utan serienummer|Poster utan bild|Ort|Datum|Underskrift|\
    Sida {0} av {1}|Register|Plats|Bild|Nr|Finns
    """,
    "nb": bokmal,
    "no": bokmal,
    "nn": """
    Eigar|Adresse|Polisenummer|Laga for|Per|Samla verdi|Innhald|framhald|Delsum|Sum|\
    Postar utan verdi|Postar utan serienummer|Postar utan bilete|Stad|Dato|Underskrift|\
    Side {0} av {1}|Register|Plassering|Bilete|Nr.|Funne
    """,
    "is": """
    Eigandi|Heimilisfang|Númer skírteinis|Unnið fyrir|Staða|Heildarverðmæti|Efnisyfirlit|framhald|Millisamtala|Samtals|\
    Atriði án verðmætis|Atriði án raðnúmers|Atriði án myndar|Staður|Dagsetning|Undirskrift|\
    Blaðsíða {0} af {1}|Atriðaskrá|Staðsetning|Mynd|Nr.|Fannst
    """,
    "fi": """
    Omistaja|Osoite|Vakuutusnumero|Laadittu|Tilanne|Kokonaisarvo|Sisällys|jatkoa|Välisumma|Yhteensä|\
    Kohteet ilman arvoa|Kohteet ilman sarjanumeroa|Kohteet ilman kuvaa|Paikka|Päiväys|Allekirjoitus|\
    Sivu {0}/{1}|Hakemisto|Sijainti|Kuva|Nro|Löytyi
    """,
    "et": """
    Omanik|Aadress|Poliisi number|Koostatud|Seisuga|Koguväärtus|Sisukord|järg|Vahesumma|Kokku|\
    Väärtuseta kirjed|Seerianumbrita kirjed|Pildita kirjed|Koht|Kuupäev|Allkiri|\
    Lk {0}/{1}|Register|Asukoht|Pilt|Nr|Olemas
    """,
    "lv": """
    Īpašnieks|Adrese|Polises numurs|Sagatavots|Stāvoklis uz|Kopējā vērtība|Saturs|turpinājums|Starpsumma|Kopā|\
    Vienumi bez vērtības|Vienumi bez sērijas numura|Vienumi bez attēla|Vieta|Datums|Paraksts|\
    {0}. lapa no {1}|Rādītājs|Atrašanās vieta|Attēls|Nr.|Atrasts
    """,
    "lt": """
    Savininkas|Adresas|Poliso numeris|Parengta|Būklė|Bendra vertė|Turinys|tęsinys|Tarpinė suma|Iš viso|\
    Įrašai be vertės|Įrašai be serijos numerio|Įrašai be paveikslėlio|Vieta|Data|Parašas|\
    {0} puslapis iš {1}|Rodyklė|Saugojimo vieta|Paveikslėlis|Nr.|Rasta
    """,
  ]

  private static let bokmal =
    "Eier|Adresse|Polisenummer|Utarbeidet for|Per|Samlet verdi|Innhold|fortsatt|Delsum|Sum|"
    + "Poster uten verdi|Poster uten serienummer|Poster uten bilde|Sted|Dato|Underskrift|"
    + "Side {0} av {1}|Register|Plassering|Bilde|Nr.|Funnet"
}
