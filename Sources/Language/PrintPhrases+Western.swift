extension PrintPhrases {
  static let western: [String: String] = [
    "en": """
    Owner|Address|Policy number|Prepared for|As of|Total value|Contents|continued|Subtotal|Total|\
    Items without a value|Items without a serial number|Items without a picture|Place|Date|Signature|\
    Page {0} of {1}|Index|Location|Picture|No.|Found
    """,
    "de": """
    Eigentümer|Anschrift|Versicherungsnummer|Erstellt für|Stand|Gesamtwert|Inhalt|Fortsetzung|Zwischensumme|\
    Gesamt|Einträge ohne Wert|Einträge ohne Seriennummer|Einträge ohne Bild|Ort|Datum|Unterschrift|\
    Seite {0} von {1}|Register|Standort|Bild|Nr.|Vorhanden
    """,
    "nl": """
    Eigenaar|Adres|Polisnummer|Opgesteld voor|Per|Totale waarde|Inhoud|vervolg|Subtotaal|Totaal|\
    Items zonder waarde|Items zonder serienummer|Items zonder foto|Plaats|Datum|Handtekening|\
    Pagina {0} van {1}|Register|Locatie|Foto|Nr.|Aanwezig
    """,
    "af": """
    Eienaar|Adres|Polisnommer|Voorberei vir|Soos op|Totale waarde|Inhoud|vervolg|Subtotaal|Totaal|\
    Items sonder waarde|Items sonder reeksnommer|Items sonder prent|Plek|Datum|Handtekening|\
    Bladsy {0} van {1}|Register|Ligging|Prent|Nr.|Gevind
    """,
    "fr": """
    Propriétaire|Adresse|Numéro de police|Établi pour|Au|Valeur totale|Sommaire|suite|Sous-total|Total|\
    Éléments sans valeur|Éléments sans numéro de série|Éléments sans image|Lieu|Date|Signature|\
    Page {0} sur {1}|Index|Emplacement|Image|Nº|Présent
    """,
    "es": """
    Propietario|Dirección|Número de póliza|Preparado para|A fecha de|Valor total|Índice general|continuación|\
    Subtotal|Total|Elementos sin valor|Elementos sin número de serie|Elementos sin imagen|Lugar|Fecha|Firma|\
    Página {0} de {1}|Índice alfabético|Ubicación|Imagen|N.º|Presente
    """,
    "ca": """
    Propietari|Adreça|Número de pòlissa|Preparat per a|A data de|Valor total|Contingut|continuació|Subtotal|Total|\
    Elements sense valor|Elements sense número de sèrie|Elements sense imatge|Lloc|Data|Signatura|\
    Pàgina {0} de {1}|Índex|Ubicació|Imatge|Núm.|Present
    """,
    "gl": """
    Propietario|Enderezo|Número de póliza|Preparado para|A data de|Valor total|Contido|continuación|Subtotal|Total|\
    Elementos sen valor|Elementos sen número de serie|Elementos sen imaxe|Lugar|Data|Sinatura|\
    Páxina {0} de {1}|Índice|Localización|Imaxe|N.º|Presente
    """,
    "it": """
    Proprietario|Indirizzo|Numero di polizza|Redatto per|Al|Valore totale|Sommario|continua|Subtotale|Totale|\
    Elementi senza valore|Elementi senza numero di serie|Elementi senza immagine|Luogo|Data|Firma|\
    Pagina {0} di {1}|Indice|Posizione|Immagine|N.|Presente
    """,
    "pt": """
    Proprietário|Endereço|Número da apólice|Elaborado para|À data de|Valor total|Sumário|continuação|Subtotal|Total|\
    Itens sem valor|Itens sem número de série|Itens sem imagem|Local|Data|Assinatura|\
    Página {0} de {1}|Índice|Localização|Imagem|N.º|Presente
    """,
    "ro": """
    Proprietar|Adresă|Număr de poliță|Întocmit pentru|La data de|Valoare totală|Cuprins|continuare|Subtotal|Total|\
    Elemente fără valoare|Elemente fără număr de serie|Elemente fără imagine|Loc|Data|Semnătura|\
    Pagina {0} din {1}|Index|Locație|Imagine|Nr.|Găsit
    """,
    "eu": """
    Jabea|Helbidea|Poliza-zenbakia|Norentzat|Data|Guztizko balioa|Aurkibidea|jarraipena|Batura partziala|Guztira|\
    Baliorik gabeko elementuak|Serie-zenbakirik gabeko elementuak|Irudirik gabeko elementuak|Lekua|Data|Sinadura|\
    {0}. orria, guztira {1}|Indizea|Kokalekua|Irudia|Zk.|Aurkitua
    """,
    "eo": """
    Posedanto|Adreso|Polisa numero|Preparita por|Stato je|Tuta valoro|Enhavo|daŭrigo|Subsumo|Sumo|\
    Eroj sen valoro|Eroj sen seria numero|Eroj sen bildo|Loko|Dato|Subskribo|\
    Paĝo {0} el {1}|Indekso|Situo|Bildo|N-ro|Trovita
    """,
    "ga": """
    Úinéir|Seoladh|Uimhir pholasaí|Ullmhaithe do|Amhail|Luach iomlán|Clár|ar lean|Fo-iomlán|Iomlán|\
    Míreanna gan luach|Míreanna gan sraithuimhir|Míreanna gan pictiúr|Áit|Dáta|Síniú|\
    Leathanach {0} as {1}|Innéacs|Suíomh|Pictiúr|Uimh.|Aimsithe
    """,
    "cy": """
    Perchennog|Cyfeiriad|Rhif polisi|Paratowyd ar gyfer|Ar|Cyfanswm gwerth|Cynnwys|parhad|Is-gyfanswm|Cyfanswm|\
    Eitemau heb werth|Eitemau heb rif cyfresol|Eitemau heb lun|Lle|Dyddiad|Llofnod|\
    Tudalen {0} o {1}|Mynegai|Lleoliad|Llun|Rhif|Wedi’i ganfod
    """,
    "mt": """
    Sid|Indirizz|Numru tal-polza|Imħejji għal|Sa|Valur totali|Kontenut|ikompli|Subtotal|Total|\
    Oġġetti bla valur|Oġġetti bla numru tas-serje|Oġġetti bla stampa|Post|Data|Firma|\
    Paġna {0} minn {1}|Indiċi|Lok|Stampa|Nru|Misjub
    """,
  ]
}
