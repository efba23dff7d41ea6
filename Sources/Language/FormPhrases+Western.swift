extension FormPhrases {
  static let western: [String: [String]] = [
    "en": words(
      "Add|Edit|Delete|Restore|Save|Cancel|Undo|Done|Save and add another|Duplicate|Show changes|Preview|New {0}|"
        + "required|Use default|Choose a picture|or drop or paste one here|Delete selected|Restore selected|Select|"
        + "Cannot be deleted|Your version|In the file|"
        + "The file was changed while you were editing. Choose what to keep.|"
        + "The file is no longer there. Save makes a new one.|Not saved|Nothing would change.|Nothing is selected.|"
        + "Remove|Text that was not saved is back.|Discard|None|Back to the form"),
    "de": words(
      "Hinzufügen|Bearbeiten|Löschen|Wiederherstellen|Sichern|Abbrechen|Widerrufen|Fertig|Sichern und weitere hinzufügen|"
        + "Duplizieren|Änderungen zeigen|Vorschau|Neu: {0}|erforderlich|Standard verwenden|Bild wählen|"
        + "oder hierher ziehen oder einsetzen|Auswahl löschen|Auswahl wiederherstellen|Auswählen|Nicht löschbar|"
        + "Deine Fassung|In der Datei|Die Datei wurde inzwischen geändert. Wähle, was bleiben soll.|"
        + "Die Datei gibt es nicht mehr. Sichern legt eine neue an.|Nicht gesichert|Nichts würde sich ändern.|"
        + "Nichts ist ausgewählt.|Entfernen|Nicht gesicherter Text ist wieder da.|Verwerfen|Keine|Zurück zum Formular"),
  ]
}
