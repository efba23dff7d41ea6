extension FormPhrases {
  static let western: [String: String] = [
    "en": """
    Add|Edit|Delete|Restore|Save|Cancel|Undo|Done|Save and add another|Duplicate|Show changes|Preview|\
    New {0}|required|Use default|Choose a picture|or drop or paste one here|Delete selected|\
    Restore selected|Select|Cannot be deleted|Your version|In the file|\
    The file was changed while you were editing. Choose what to keep.|\
    The file is no longer there. Save makes a new one.|Not saved|Nothing would change.|\
    Nothing is selected.|Remove|Text that was not saved is back.|Discard|None|Back to the form\
    |Alternative text|Caption|Move up|Move down
    """,
    "de": """
    Hinzufügen|Bearbeiten|Löschen|Wiederherstellen|Sichern|Abbrechen|Widerrufen|Fertig|\
    Sichern und weitere hinzufügen|Duplizieren|Änderungen zeigen|Vorschau|Neu: {0}|erforderlich|\
    Standard verwenden|Bild wählen|oder hierher ziehen oder einsetzen|Auswahl löschen|\
    Auswahl wiederherstellen|Auswählen|Nicht löschbar|Deine Fassung|In der Datei|\
    Die Datei wurde inzwischen geändert. Wähle, was bleiben soll.|\
    Die Datei gibt es nicht mehr. Sichern legt eine neue an.|Nicht gesichert|Nichts würde sich ändern.|\
    Nichts ist ausgewählt.|Entfernen|Nicht gesicherter Text ist wieder da.|Verwerfen|Keine|\
    Zurück zum Formular\
    |Alternativtext|Bildunterschrift|Nach oben|Nach unten
    """,
    "nl": """
    Voeg toe|Wijzig|Verwijder|Zet terug|Bewaar|Annuleer|Herstel|Gereed|Bewaar en voeg nog een toe|\
    Dupliceer|Toon wijzigingen|Voorvertoning|Nieuw: {0}|verplicht|Gebruik standaard|Kies een afbeelding|\
    of sleep of plak er hier een|Verwijder selectie|Zet selectie terug|Selecteer|\
    Kan niet worden verwijderd|Jouw versie|In het bestand|\
    Het bestand is intussen gewijzigd. Kies wat moet blijven.|\
    Het bestand is er niet meer. Bewaar maakt een nieuw bestand.|Niet bewaard|Er zou niets veranderen.|\
    Er is niets geselecteerd.|Verwijder|Niet-bewaarde tekst is terug.|Gooi weg|Geen|\
    Terug naar het formulier\
    |Alternatieve tekst|Bijschrift|Omhoog|Omlaag
    """,
    "af": """
    Voeg by|Wysig|Skrap|Herstel|Stoor|Kanselleer|Ontdoen|Klaar|Stoor en voeg nog een by|Dupliseer|\
    Wys veranderinge|Voorskou|Nuwe {0}|verpligtend|Gebruik verstek|Kies ’n prent|\
    of sleep of plak een hier|Skrap gekose|Herstel gekose|Kies|Kan nie geskrap word nie|Jou weergawe|\
    In die lêer|Die lêer is intussen verander. Kies wat moet bly.|\
    Die lêer is nie meer daar nie. Stoor maak ’n nuwe een.|Nie gestoor nie|Niks sou verander nie.|\
    Niks is gekies nie.|Verwyder|Teks wat nie gestoor is nie, is terug.|Gooi weg|Geen|Terug na die vorm\
    |Alternatiewe teks|Byskrif|Skuif op|Skuif af
    """,
    "fr": """
    Ajouter|Modifier|Supprimer|Restaurer|Enregistrer|Annuler|Défaire|Terminé|\
    Enregistrer et ajouter un autre|Dupliquer|Voir les changements|Aperçu|Nouveau : {0}|obligatoire|\
    Utiliser la valeur par défaut|Choisir une image|ou en déposer ou coller une ici|\
    Supprimer la sélection|Restaurer la sélection|Sélectionner|Ne peut pas être supprimé|Votre version|\
    Dans le fichier|Le fichier a été modifié entre-temps. Choisissez ce qu’il faut garder.|\
    Le fichier n’existe plus. Enregistrer en crée un nouveau.|Non enregistré|Rien ne changerait.|\
    Rien n’est sélectionné.|Retirer|Le texte non enregistré est de retour.|Abandonner|Aucune|\
    Retour au formulaire\
    |Texte alternatif|Légende|Monter|Descendre
    """,
    "es": """
    Añadir|Editar|Eliminar|Restaurar|Guardar|Cancelar|Deshacer|Hecho|Guardar y añadir otro|Duplicar|\
    Mostrar cambios|Vista previa|Nuevo: {0}|obligatorio|Usar el predeterminado|Elegir una imagen|\
    o soltar o pegar una aquí|Eliminar selección|Restaurar selección|Seleccionar|No se puede eliminar|\
    Tu versión|En el archivo|El archivo cambió mientras tanto. Elige qué conservar.|\
    El archivo ya no existe. Guardar crea uno nuevo.|No guardado|No cambiaría nada.|\
    No hay nada seleccionado.|Quitar|El texto no guardado ha vuelto.|Descartar|Ninguna|\
    Volver al formulario\
    |Texto alternativo|Pie de foto|Subir|Bajar
    """,
    "ca": """
    Afegeix|Edita|Elimina|Restaura|Desa|Cancel·la|Desfés|Fet|Desa i afegeix-ne un altre|Duplica|\
    Mostra els canvis|Previsualització|Nou: {0}|obligatori|Usa el predeterminat|Tria una imatge|\
    o deixa-la anar o enganxa-la aquí|Elimina la selecció|Restaura la selecció|Selecciona|\
    No es pot eliminar|La teva versió|Al fitxer|\
    El fitxer ha canviat mentrestant. Tria què cal conservar.|\
    El fitxer ja no hi és. Desa en crea un de nou.|No desat|No canviaria res.|No hi ha res seleccionat.|\
    Treu|El text no desat ha tornat.|Descarta|Cap|Torna al formulari\
    |Text alternatiu|Peu de foto|Mou amunt|Mou avall
    """,
    "gl": """
    Engadir|Editar|Eliminar|Restaurar|Gardar|Cancelar|Desfacer|Feito|Gardar e engadir outro|Duplicar|\
    Amosar cambios|Vista previa|Novo: {0}|obrigatorio|Usar o predeterminado|Escoller unha imaxe|\
    ou soltar ou pegar unha aquí|Eliminar selección|Restaurar selección|Seleccionar|\
    Non se pode eliminar|A túa versión|No ficheiro|\
    O ficheiro cambiou mentres tanto. Escolle que conservar.|\
    O ficheiro xa non existe. Gardar crea un novo.|Non gardado|Non cambiaría nada.|\
    Non hai nada seleccionado.|Quitar|O texto non gardado volveu.|Descartar|Ningunha|\
    Volver ao formulario\
    |Texto alternativo|Pé de foto|Subir|Baixar
    """,
    "it": """
    Aggiungi|Modifica|Elimina|Ripristina|Salva|Annulla|Annulla modifica|Fine|Salva e aggiungi un altro|\
    Duplica|Mostra modifiche|Anteprima|Nuovo: {0}|obbligatorio|Usa il predefinito|Scegli un’immagine|\
    o trascinane o incollane una qui|Elimina selezionati|Ripristina selezionati|Seleziona|\
    Non può essere eliminato|La tua versione|Nel file|\
    Il file è cambiato nel frattempo. Scegli che cosa tenere.|\
    Il file non esiste più. Salva ne crea uno nuovo.|Non salvato|Non cambierebbe nulla.|\
    Nessuna selezione.|Rimuovi|Il testo non salvato è tornato.|Scarta|Nessuna|Torna al modulo\
    |Testo alternativo|Didascalia|Sposta su|Sposta giù
    """,
    "pt": """
    Adicionar|Editar|Eliminar|Restaurar|Guardar|Cancelar|Desfazer|Concluído|Guardar e adicionar outro|\
    Duplicar|Mostrar alterações|Pré-visualização|Novo: {0}|obrigatório|Usar o predefinido|\
    Escolher uma imagem|ou largar ou colar uma aqui|Eliminar selecionados|Restaurar selecionados|\
    Selecionar|Não pode ser eliminado|A sua versão|No ficheiro|\
    O ficheiro mudou entretanto. Escolha o que manter.|O ficheiro já não existe. Guardar cria um novo.|\
    Não guardado|Nada mudaria.|Nada está selecionado.|Remover|O texto não guardado voltou.|Descartar|\
    Nenhuma|Voltar ao formulário\
    |Texto alternativo|Legenda|Mover para cima|Mover para baixo
    """,
    "ro": """
    Adaugă|Editează|Șterge|Restaurează|Salvează|Renunță|Anulează|Gata|Salvează și adaugă altul|Duplică|\
    Arată modificările|Previzualizare|Nou: {0}|obligatoriu|Folosește implicit|Alege o imagine|\
    sau trage ori lipește una aici|Șterge selecția|Restaurează selecția|Selectează|Nu poate fi șters|\
    Versiunea ta|În fișier|Fișierul s-a schimbat între timp. Alege ce se păstrează.|\
    Fișierul nu mai există. Salvează creează unul nou.|Nesalvat|Nu s-ar schimba nimic.|\
    Nu este selectat nimic.|Elimină|Textul nesalvat a revenit.|Renunță la el|Niciuna|Înapoi la formular\
    |Text alternativ|Legendă|Mută în sus|Mută în jos
    """,
    "eu": """
    Gehitu|Editatu|Ezabatu|Leheneratu|Gorde|Utzi|Desegin|Eginda|Gorde eta beste bat gehitu|Bikoiztu|\
    Erakutsi aldaketak|Aurrebista|Berria: {0}|derrigorrezkoa|Erabili lehenetsia|Aukeratu irudi bat|\
    edo jaregin edo itsatsi bat hemen|Ezabatu hautatuak|Leheneratu hautatuak|Hautatu|Ezin da ezabatu|\
    Zure bertsioa|Fitxategian|Fitxategia bitartean aldatu da. Aukeratu zer gorde.|\
    Fitxategia ez dago jada. Gorde sakatuz berri bat sortzen da.|Gorde gabe|Ez litzateke ezer aldatuko.|\
    Ez dago ezer hautatuta.|Kendu|Gorde gabeko testua itzuli da.|Baztertu|Bat ere ez|Itzuli formulariora\
    |Ordezko testua|Epigrafea|Eraman gora|Eraman behera
    """,
    "eo": """
    Aldoni|Redakti|Forigi|Restarigi|Konservi|Nuligi|Malfari|Preta|Konservi kaj aldoni plian|Duobligi|\
    Montri ŝanĝojn|Antaŭrigardo|Nova {0}|deviga|Uzi defaŭltan|Elekti bildon|\
    aŭ lasu fali aŭ algluu ĉi tie|Forigi elektitajn|Restarigi elektitajn|Elekti|Ne forigebla|Via versio|\
    En la dosiero|La dosiero ŝanĝiĝis dume. Elektu, kion konservi.|\
    La dosiero ne plu ekzistas. Konservi kreas novan.|Ne konservita|Nenio ŝanĝiĝus.|\
    Nenio estas elektita.|Depreni|Nekonservita teksto revenis.|Forĵeti|Neniu|Reen al la formularo\
    |Alternativa teksto|Apudskribo|Movi supren|Movi suben
    """,
    "ga": """
    Cuir leis|Cuir in eagar|Scrios|Athchóirigh|Sábháil|Cealaigh|Cealaigh athrú|Déanta|\
    Sábháil agus cuir ceann eile leis|Dúblaigh|Taispeáin athruithe|Réamhamharc|Nua: {0}|riachtanach|\
    Úsáid an réamhshocrú|Roghnaigh pictiúr|nó scaoil nó greamaigh ceann anseo|Scrios na cinn roghnaithe|\
    Athchóirigh na cinn roghnaithe|Roghnaigh|Ní féidir é a scriosadh|Do leagan|Sa chomhad|\
    Athraíodh an comhad idir an dá linn. Roghnaigh cad atá le coinneáil.|\
    Níl an comhad ann a thuilleadh. Cruthaíonn Sábháil ceann nua.|Níor sábháladh|Ní athródh aon rud.|\
    Níl aon rud roghnaithe.|Bain|Tá téacs nár sábháladh ar ais.|Caith amach|Ceann ar bith|\
    Ar ais chuig an bhfoirm\
    |Téacs malartach|Fotheideal|Bog suas|Bog síos
    """,
    "cy": """
    Ychwanegu|Golygu|Dileu|Adfer|Cadw|Canslo|Dadwneud|Gorffen|Cadw ac ychwanegu un arall|Dyblygu|\
    Dangos newidiadau|Rhagolwg|Newydd: {0}|gofynnol|Defnyddio’r rhagosodiad|Dewis llun|\
    neu ollwng neu ludo un yma|Dileu’r rhai a ddewiswyd|Adfer y rhai a ddewiswyd|Dewis|\
    Ni ellir ei ddileu|Eich fersiwn|Yn y ffeil|Newidiwyd y ffeil yn y cyfamser. Dewiswch beth i’w gadw.|\
    Nid yw’r ffeil yno mwyach. Mae Cadw yn creu un newydd.|Heb ei gadw|Ni fyddai dim yn newid.|\
    Nid oes dim wedi’i ddewis.|Tynnu|Mae testun na chadwyd yn ôl.|Gwaredu|Dim|Yn ôl i’r ffurflen\
    |Testun amgen|Pennawd|Symud i fyny|Symud i lawr
    """,
    "mt": """
    Żid|Editja|Ħassar|Irrestawra|Issejvja|Ikkanċella|Annulla|Lest|Issejvja u żid ieħor|Idduplika|\
    Uri l-bidliet|Previżjoni|Ġdid: {0}|meħtieġ|Uża d-default|Agħżel stampa|\
    jew waqqa’ jew waħħal waħda hawn|Ħassar il-magħżula|Irrestawra l-magħżula|Agħżel|\
    Ma jistax jitħassar|Il-verżjoni tiegħek|Fil-fajl|\
    Il-fajl inbidel sadanittant. Agħżel x’għandu jibqa’.|\
    Il-fajl m’għadux hemm. Issejvja joħloq wieħed ġdid.|Mhux issejvjat|Xejn ma jinbidel.|\
    M’hemm xejn magħżul.|Neħħi|It-test mhux issejvjat reġa’ lura.|Armi|Xejn|Lura għall-formola\
    |Test alternattiv|Kaption|Ċaqlaq ’il fuq|Ċaqlaq ’l isfel
    """,
  ]
}
