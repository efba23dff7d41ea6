import Addresses
import Catalogue
import Editing

/// The addresses of the pages on which a collection is edited, and those of the site's pages that they lead back to.
enum FormAddress {
  private static let base = "/-/"

  /// The addresses by their patterns, for the manual.
  static let patterns = [
    "table/{collection}", "new/{collection}", "item/{collection}/{item}", "row/{collection}/{item}",
    "delete/{collection}", "restore/{collection}", "undo", "check/{collection}", "preview/{collection}",
    "picture/{collection}/{item}/{field}", "default/{collection}/{field}", "upload/{picture}", "saved/{form}",
    "forms.css", "forms.js", "notes.js", "kept.js", "table.js",
  ]

  static let styles = "\(base)forms.css"
  static let scripts = ["forms", "notes", "kept", "table"].map { "\(base)\($0).js" }
  static let keptScript = "\(base)kept.js"
  static let undo = "\(base)undo"

  static func new(_ collection: String) -> String { address("new", collection) }
  static func new(like item: ItemReference) -> String { "\(new(item.collection))?like=\(encoded(item.stem))" }
  static func item(_ item: ItemReference) -> String { address("item", item.collection, item.stem) }
  static func row(_ item: ItemReference) -> String { address("row", item.collection, item.stem) }
  static func delete(_ collection: String) -> String { address("delete", collection) }
  static func restore(_ collection: String) -> String { address("restore", collection) }
  static func check(_ collection: String) -> String { address("check", collection) }
  static func preview(_ collection: String) -> String { address("preview", collection) }
  static func upload(_ id: String) -> String { address("upload", id) }
  static func defaultPicture(_ collection: String, field: String) -> String { address("default", collection, field) }

  /// - Parameter file: The picture that is meant, of a field that has several.
  static func picture(_ item: ItemReference, field: String, file: String? = nil) -> String {
    address("picture", item.collection, item.stem, field) + (file.map { "?file=\(encoded($0))" } ?? "")
  }

  /// Where the pictures of a field that has several can be seen; nil of one that was not kept.
  ///
  /// - Parameter item: The item that has those which are stored; nil if there is none yet.
  static func pictures(of field: FormField, item: ItemReference?) -> [String?] {
    guard field.field.type == .images else { return [] }
    return PostedPictures.pictures(in: field.shown).map { shown in
      if let upload = PostedPictures.upload(of: shown.file) {
        return field.uploads.contains { $0.id == upload } ? self.upload(upload) : nil
      }
      return item.map { picture($0, field: field.key, file: shown.file) }
    }
  }

  /// The table of a collection, with a row that is being edited if there is one.
  static func table(_ collection: String, _ place: TablePlace, row: String? = nil) -> String {
    let query = [
      place.sort.map { "sort=\(encoded($0))" }, place.page == 0 ? nil : "page=\(place.page + 1)",
      row.map { "row=\(encoded($0))" },
    ].compactMap(\.self).joined(separator: "&")
    return address("table", collection) + (query.isEmpty ? "" : "?\(query)")
  }

  /// A list of the site.
  static func list(_ collection: String, sort: String?) -> String {
    "/" + CollectionAddresses(collection).href(CollectionAddresses.list(slug: sort))
  }

  /// The page of an item.
  static func page(_ item: ItemReference) -> String {
    "/" + CollectionAddresses(item.collection).href(CollectionAddresses.item(item.stem))
  }

  private static func address(_ parts: String...) -> String { base + parts.map(encoded).joined(separator: "/") }

  private static func encoded(_ part: String) -> String { PercentEncoding.encoded(part) }
}

/// A page of a collection's table.
struct TablePlace: Hashable {
  /// The slug of the sort; nil for the first one.
  var sort: String?
  /// Numbered from 0.
  var page = 0
}
