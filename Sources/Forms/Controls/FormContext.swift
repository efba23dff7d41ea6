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
  let text: ControlText
  let token: String
  /// The texts to suggest for fields, by their positions.
  var suggestions: [Int: [String]] = [:]

  init(_ collection: EditingCollection, of site: EditingSite, token: String) {
    self.collection = collection
    self.site = site.settings
    self.token = token
    now = site.now
    phrases = FormPhrases(site.settings.language)
    formatter = ItemFormatter(site: site.settings)
    text = ControlText(notation: NumberNotation(formatter.values), clock: site.clock)
  }

  var schema: Schema { collection.schema }
  /// The words that the pages of the site have.
  var words: Phrases { formatter.phrases }

  /// The hidden field that every form has.
  var tokenField: Markup { .hidden(TokenField.name, token) }
}
