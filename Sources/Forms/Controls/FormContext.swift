import Catalogue
import Editing
import Language

/// What every part of a form needs to be written: the collection, and how the site's language writes words and values.
struct FormContext {
  let collection: EditingCollection
  let site: SiteSettings
  let now: DateTime
  let phrases: FormPhrases
  let formatter: ItemFormatter
  var text: ControlText
  let token: String
  /// The texts to suggest for fields, by their positions.
  var suggestions: [Int: [String]] = [:]
  /// The items to choose from for fields that link to one, by the positions of the fields.
  var links: [Int: [LinkOption]] = [:]
  /// The schema with the names of the items that fields link to.
  var linkedSchema: Schema?

  init(_ collection: EditingCollection, of site: EditingSite, token: String) {
    self.collection = collection
    self.site = site.settings
    self.token = token
    now = site.now
    phrases = FormPhrases(site.settings.language)
    formatter = ItemFormatter(site: site.settings)
    text = ControlText(
      notation: NumberNotation(formatter.values), formatter: formatter.values, clock: site.clock)
  }

  var schema: Schema { collection.schema }

  /// A field with the names of the items that it links to, as the site has them.
  func linked(_ field: Field) -> Field {
    guard field.target != nil, let site = linkedSchema, let position = site.position(of: field.key) else {
      return field
    }
    var linked = field
    linked.linkedNames = site.fields[position].linkedNames
    return linked
  }

  /// The words that the pages of the site have.
  var words: Phrases { formatter.phrases }

  /// The hidden field that every form has.
  var tokenField: Markup { .hidden(TokenField.name, token) }
}
