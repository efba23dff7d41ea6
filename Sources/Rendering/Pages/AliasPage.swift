import Addresses
import Catalogue
import Language
import Templates

/// A page at an old address of an item, which leads to the new one.
enum AliasPage {
  static func bytes(for item: Item, language: LanguageTag) -> [UInt8] {
    let address = CollectionAddresses.href(CollectionAddresses.item(item.id))
    var name = TemplateOutput(escapes: true)
    name.write(item.name)
    let text = """
      <!doctype html>
      <html lang="\(language.tag)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <meta name="robots" content="noindex">
      <title>\(String(decoding: name.bytes, as: UTF8.self))</title>
      <link rel="canonical" href="\(address)">
      </head>
      <body>
      <p><a href="\(address)">\(String(decoding: name.bytes, as: UTF8.self))</a></p>
      </body>
      </html>

      """
    return Array(text.utf8)
  }
}
