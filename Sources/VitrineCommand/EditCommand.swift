import Addresses
import ArgumentParser
import Catalogue
import Editing
import Language

/// `vitrine edit`.
struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change values and notes of an item, or of many.",
    discussion: """
      Only these values change; comments, order, quotes and line endings stay as they are. On a terminal, without values, it asks for each \
      field and shows the current value.
      """)

  @OptionGroup var options: ChangeOptions

  @Argument(
    help: ArgumentHelp("The item, such as cars/1964-ford-mustang; with --where, the collection.", valueName: "item"),
    completion: SiteCompletion.items)
  var target: String

  @Argument(
    help: ArgumentHelp(
      "Values: year=1965 sets, year= clears, tags+=blue adds to a list and tags-=blue removes from it.",
      valueName: "key=value"),
    completion: SiteCompletion.fields)
  var values: [String] = []

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Change all items for which this condition of 'vitrine list' holds, drafts and deleted ones too. May be given several times.",
      valueName: "key=value"))
  var conditions: [String] = []

  @Option(help: ArgumentHelp("A file with the item's new notes; - for standard input.", valueName: "file"))
  var notes: String?

  @Flag(help: "Name the file after the item, keep the old address as an alias, and print the new path.")
  var rename = false

  @Flag(help: "Open the file in the editor that $VISUAL or $EDITOR names.")
  var edit = false

  @Flag(help: "Change many items without asking.")
  var yes = false

  func run() throws {
    let fields = try FieldArguments.edits(values, of: Self.self)
    if !conditions.isEmpty { return try editMany(fields) }
    if edit, rename || options.diff {
      throw Exit.wrongUsage(
        "--edit opens the file itself, and does not go with \(options.diff ? "--diff" : "--rename")", of: Self.self)
    }
    let change = try SiteChange(options)
    let item = try ItemArguments.item(target, of: Self.self, in: change)
    let notes = try notes.map(NotesSource.read)
    if fields.isEmpty, notes == nil, !rename {
      if edit { return try open(item, change) }
      return try ask(item, change)
    }
    let plan = try change.run("edit \(item)") { _ in
      [.change(item, fields: fields, notes: notes, renames: rename)]
    }
    guard let edited = plan?.items.first else { return }
    if rename { try StandardOutput.write("\(edited.path)\n") }
    if edit { try ExternalEditor.open("\(change.root)/\(edited.path)") }
  }

  private func open(_ item: ItemReference, _ change: SiteChange) throws {
    let resolved = try EditFailures.reported { try change.site().collection(item.collection).resolve(item) }
    try ExternalEditor.open("\(change.root)/\(resolved.path)")
  }

  private func ask(_ item: ItemReference, _ change: SiteChange) throws {
    guard Question.canAsk, !options.diff else {
      throw Exit.wrongUsage("say what to change, as KEY=VALUE", of: Self.self)
    }
    var form = ItemForm(try EditFailures.reported { try change.site().collection(item.collection) })
    try form.askUntilWritten(
      { form in try EditFailures.reported { try form.ask(about: item) } },
      write: { base, fields in
        try change.run("edit \(item)") { _ in [.change(item, fields: fields, base: base)] }
      })
  }

  private func editMany(_ fields: [FieldEdit]) throws {
    if rename || edit || notes != nil {
      throw Exit.wrongUsage("--where changes values; --rename, --edit and --notes are for one item", of: Self.self)
    }
    if fields.isEmpty { throw Exit.wrongUsage("say what to change, as KEY=VALUE", of: Self.self) }
    let change = try SiteChange(options)
    var isCounted = false
    try change.run("edit \(target) --where \(conditions.joined(separator: " --where "))", asks: !yes) { _ in
      let items = try ItemSelection(target, conditions, root: change.root, of: Self.self).items
      if !isCounted { StandardError.write("\(items.count) \(items.count == 1 ? "item" : "items") of \(target)\n") }
      isCounted = true
      return items.map { .change($0, fields: fields) }
    } afterAsking: { plan in
      let count = plan.changes.count
      return try Question.isConfirmed("Change \(count) \(count == 1 ? "item" : "items")?", yes: yes, of: Self.self)
    }
  }
}
