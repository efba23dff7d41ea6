import Catalogue
import Language

/// The frame of a page on which a collection is edited: it has the look of the site.
struct PageFrame {
  let site: SiteSettings
  let title: String
  /// The classes of `body`.
  let kind: String
  let bar: Markup
  let main: Markup

  var html: String {
    let head: Markup = [
      .empty("meta", ["charset": "utf-8"]), "\n",
      .empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]), "\n",
      .empty("meta", ["name": "color-scheme", "content": "light dark"]), "\n",
      .element("title", [:], .text("\(title) – \(site.title)")),
      .empty("link", ["rel": "stylesheet", "href": "/assets/style.css"]), "\n",
      .empty("link", ["rel": "stylesheet", "href": .text(FormAddress.styles)]), "\n",
      .empty("link", ["rel": "icon", "href": "/assets/icon.svg", "type": "image/svg+xml"]), "\n",
      FormAddress.scripts.map { Markup.element("script", ["src": .text($0), "defer": .flag(true)]) }.joined,
    ]
    let body: Markup = [
      "\n", .element("header", ["class": "bar"], "\n" + bar), .element("main", ["id": "main"], "\n" + main),
    ]
    let page = Markup.element(
      "html", ["lang": .text(site.language.tag), "dir": .text(site.language.direction.rawValue)],
      "\n" + .element("head", [:], "\n" + head) + .element("body", ["class": .text("grouped editing \(kind)")], body))
    return "<!doctype html>\n\(page)"
  }
}
