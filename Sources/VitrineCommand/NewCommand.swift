private import Addresses
import ArgumentParser
import Editing

/// `vitrine new`.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Add an item to a collection.",
    discussion: """
      The new file has all keys of the collection and is named after the item. Its path is printed. On a terminal, without values, it asks \
      for each field.
      """)

  @OptionGroup var options: ChangeOptions

  @Argument(help: "The collection's folder in content/.", completion: SiteCompletion.collections)
  var collection: String

  @Argument(
    help: ArgumentHelp("Values of the item: make=Ford. KEY+=TEXT adds to a list.", valueName: "key=value"),
    completion: SiteCompletion.fields)
  var values: [String] = []

  @Option(help: ArgumentHelp("A file with the item's notes; - for standard input.", valueName: "file"))
  var notes: String?

  @Flag(help: "Open the new file in the editor that $VISUAL or $EDITOR names.")
  var edit = false

  func run() throws {
    let fields = try FieldArguments.edits(values, of: Self.self)
    let notes = try notes.map(NotesSource.read)
    let change = try SiteChange(options)
    if fields.isEmpty, notes == nil, !edit, !options.diff, Question.canAsk {
      var form = ItemForm(try EditFailures.reported { try change.site().collection(collection) })
      try form.askUntilWritten({ try $0.ask() }, write: { try make($0, notes: nil, change) })
    } else {
      try make(fields, notes: notes, change)
    }
  }

  private func make(_ fields: [FieldEdit], notes: [UInt8]?, _ change: SiteChange) throws {
    let plan = try change.run("new \(collection)", isSummarised: false) { _ in
      [.create(collection: collection, fields: fields, notes: notes)]
    }
    guard let item = plan?.items.first else { return }
    try StandardOutput.write("\(item.path)\n")
    if edit { try ExternalEditor.open("\(change.root)/\(item.path)") }
  }
}
