import Addresses
import Catalogue
import Diagnostics
import Editing
import Files
import Language
import Rendering
import Workbench

/// What one request about a collection is answered with: the request, the site, and the collection's configuration as it is now.
struct FormSession {
  let request: WorkbenchRequest
  let site: any WorkbenchSite
  let pictures: PendingPictures
  let savedForms: SavedForms
  let collection: EditingCollection
  let editingSite: EditingSite
  var context: FormContext

  init(
    _ request: WorkbenchRequest, on site: any WorkbenchSite, collection id: String, pictures: PendingPictures,
    savedForms: SavedForms
  ) throws {
    self.request = request
    self.site = site
    self.pictures = pictures
    self.savedForms = savedForms
    editingSite = try site.editingSite()
    collection = try editingSite.collection(id)
    context = FormContext(collection, of: editingSite, token: request.token)
    if !collection.schema.links.isEmpty { context.text.linkNames = LinkNames(site.snapshot.pages.collections) }
  }

  /// What the form is known by that was sent.
  var formID: String? { request.fields[FormPage.idField] }

  /// Where the form leads when it is left.
  var back: ReturnPlace { ReturnPlace(request.fields["back"] ?? request.query["back"]) }

  /// The collection as it is served, with its orders.
  var pages: CollectionPages? { site.snapshot.pages.collections.first { $0.collection.id == collection.id } }

  /// The items to choose from for fields that link to one.
  var links: [Int: [LinkOption]] { LinkOption.options(of: collection.schema, in: site.snapshot.pages.collections) }

  /// The item of an address, by the name that its file has.
  func item(_ stem: String) throws -> ItemReference {
    try collection.resolve(ItemReference(collection: collection.id, stem: stem))
  }

  /// The item of an address, by the name that its file has, also after it was renamed; nil if it is not there any more.
  func existingItem(_ stem: String) throws -> ItemReference? {
    do {
      return try item(stem)
    } catch EditingFailure.noItem {
      let renamed = pages?.collection.items.first { $0.aliases.contains { $0.address == stem } }
      return renamed.map { ItemReference(collection: collection.id, stem: $0.fileStem) }
    }
  }

  /// An item's form as its file is now, and what the item is called.
  func form(of item: ItemReference) throws -> (form: FilledForm, file: SourceFile, name: String) {
    guard let file = try collection.file(of: item) else { throw EditingFailure.noItem(item, meant: nil) }
    let form = try FilledForm(of: item, file: file, in: collection, text: context.text)
    return (form, file, name(of: item, file))
  }

  /// What an item is called: the name of its file where it has errors.
  func name(of item: ItemReference, _ file: SourceFile) -> String {
    collection.read(file, stem: item.stem).item.map(collection.name) ?? item.stem
  }

  /// The page of a form, with suggestions from the values of other items.
  func page(
    _ form: FilledForm, name: String?, changes: String? = nil, preview: Markup? = nil, focus: Int? = nil,
    status: Int = 200
  ) -> WorkbenchResponse {
    var context = context
    if let items = pages?.collection.items { context.suggestions = Suggestions.texts(of: collection.schema, in: items) }
    context.links = links
    let page = FormPage(
      form: form, id: formID ?? RandomID.make(), isAnswer: request.method == .post, context: context, name: name,
      place: back, changes: changes, preview: preview, focus: focus,
      isRefused: status != 200)
    return .page(page.html, status: status)
  }

  /// Notes as they will be on the item's page.
  func preview(of notes: String) throws -> Markup {
    guard notes.utf8.count <= FileFailure.textLimit else { return .element("p", [:], .text(FieldChecker.sizeRule)) }
    let html = try site.html(ofNotes: Array(notes.normalizingLineBreaks.utf8), collection: collection.id)
    let folder = "/\(CollectionAddresses(collection.id).href(""))"
    return Markup(trusted: NotesPreview.html(html, in: folder))
  }
}
