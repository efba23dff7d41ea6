import Addresses
import ArgumentParser
import Catalogue
import Characters
import Diagnostics
import Editing
import Language

/// Asks for the fields of an item on a terminal, one after the other.
struct ItemForm {
  private let collection: EditingCollection
  private let form: EditForm
  private let style = Coloring.standardError
  /// What was typed before, where the form is asked again.
  private var typed: [String: String] = [:]

  init(_ collection: EditingCollection) {
    self.collection = collection
    form = EditForm(collection)
  }

  /// Asks and writes, and where what was typed is refused as a whole, asks again with it in brackets. Where nothing was typed, nothing else
  /// can come of that.
  mutating func askUntilWritten<Answers>(
    _ ask: (inout ItemForm) throws -> Answers, write: (Answers) throws -> Void
  ) throws {
    while true {
      let answers = try ask(&self)
      do {
        return try write(answers)
      } catch let exit as ExitCode where exit == Exit.contentError && !typed.isEmpty {
        StandardError.write("\nWhat you typed is in brackets.\n")
      }
    }
  }

  /// Asks for the values of a new item.
  mutating func ask() throws -> [FieldEdit] {
    try answers(
      form.fieldsOfNewItem,
      below:
        "New \(collection.settings.item). Return takes what is in brackets, or leaves the field empty; - clears it. Ctrl-C saves nothing."
    )
  }

  /// Asks for the values of an item that is there.
  ///
  /// - Returns: what its file is now, and what is to change.
  mutating func ask(about item: ItemReference) throws -> (FileFingerprint, [FieldEdit]) {
    let (base, fields) = try form.fields(of: item)
    let header = "\(item). Return keeps what is in brackets, - clears it. Ctrl-C saves nothing."
    return (base, try answers(fields, below: header))
  }

  /// - Parameter header: what is said first, if there is anything to ask.
  private mutating func answers(_ fields: [EditForm.Field], below header: String) throws -> [FieldEdit] {
    if !fields.isEmpty { StandardError.write("\(printable(header))\n") }
    var edits: [FieldEdit] = []
    var group: Int?
    for field in fields {
      if field.group != group, let header = field.header { StandardError.write("\n\(style.bold(printable(header)))\n") }
      group = field.group
      if let edit = try answer(field) { edits.append(edit) }
    }
    return edits
  }

  /// How many bytes of a line a terminal keeps (`N_TTY_BUF_SIZE` of Linux, without the line break).
  private static let lineLimit = 4095

  /// Asks until the answer fits the field; nil if the field stays as it is.
  private mutating func answer(_ field: EditForm.Field) throws -> FieldEdit? {
    for (number, choice) in field.choices.enumerated() {
      StandardError.write("  \(number + 1) \(printable(choice))\n")
    }
    if !field.hint.isEmpty { StandardError.write(style.faint("  \(printable(field.hint))") + "\n") }
    while true {
      StandardError.write(prompt(for: field))
      guard let line = readLine() else {
        StandardError.write("\nnothing was written\n")
        throw Exit.contentError
      }
      guard line.utf8.count < Self.lineLimit else {
        // The rest is lost before a program sees it.
        StandardError.write("  a terminal cuts lines off after \(Self.lineLimit) bytes; use \(field.key)=TEXT\n")
        continue
      }
      guard !line.unicodeScalars.contains("\u{FFFD}") else {
        // What the terminal sends in another encoding is read as this character.
        StandardError.write("  this is not UTF-8, or has a \u{FFFD} where a character was lost; type it again\n")
        continue
      }
      guard !line.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }) else {
        StandardError.write("  this has a control character, as an arrow key sends one; type it again\n")
        continue
      }
      var answer = field.text(ofAnswer: line)
      if answer.isEmpty, let before = typed[field.key] { answer = before }
      let edit = field.edit(for: answer)
      if let rule = field.rule(after: edit) {
        StandardError.write("  \(rule)\n")
        continue
      }
      let errors = edit.map { collection.findings(in: $0).filter { $0.severity == .error } } ?? []
      if errors.isEmpty {
        typed[field.key] = edit == nil ? nil : answer
        return edit
      }
      for error in errors { StandardError.write("  \(printable(Self.message(error, of: field)))\n") }
    }
  }

  /// What is wrong with an answer, said of the field's label, which the person sees, instead of its key.
  private static func message(_ error: EditFinding, of field: EditForm.Field) -> String {
    error.message.hasPrefix(field.key + " ") ? field.label + error.message.dropFirst(field.key.count) : error.message
  }

  /// `Make (Unknown) [Ford]: `.
  private func prompt(for field: EditForm.Field) -> String {
    let placeholder = field.placeholder.map { style.faint(" (\(printable($0)))") } ?? ""
    let shown = typed[field.key] ?? field.shown
    let old = shown.isEmpty ? "" : " [\(printable(shown))]"
    return "\(printable(field.label))\(placeholder)\(old): "
  }
}
