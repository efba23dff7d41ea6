import Catalogue
import Language

/// Says what keeps a collection or an item from being edited.
struct ProblemPage {
  let messages: [String]
  let site: SiteSettings

  var html: String {
    let phrases = FormPhrases(site.language)
    let main: Markup = [
      .element("h1", [:], .text(phrases[.notSaved])),
      .element("ul", ["class": "summary refused"], messages.map { Markup.element("li", [:], .text($0)) }.joined),
    ]
    let bar = Markup.element("a", ["class": "cancel", "href": "/"], .text(phrases[.done])) + "\n"
    return PageFrame(site: site, title: phrases[.notSaved], kind: "problem-page", bar: bar, main: main).html
  }
}
