import Diagnostics
import Foundation
import Loading
import Publishing

/// A small site with something wrong in it.
struct Provocation {
  private var files: [String: Data] = ["content/cars/collection.yaml": Data(collection.utf8)]

  static let collection = """
    title: Cars
    name: "{{make}} {{model}}"
    fields:
      make: text
      model: { type: text, required: true }
      year: { type: year, min: 1908 }
      fuel: { type: number, unit: gal }
      photo: image
      isbn: isbn
      vin: vin
      kind: { type: choice, options: [Coupe, Estate] }
      lent: text
      bought: date
    deleted: { unless: lent }

    """

  /// Everything that the program says about the site, as it is printed.
  func findings() throws -> [String] {
    let root = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, data) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if path.hasSuffix(".link") {
        try FileManager.default.createSymbolicLink(
          atPath: String(file.path.dropLast(5)), withDestinationPath: "elsewhere")
      } else {
        try data.write(to: file)
      }
    }
    return try SiteBuilder.check(root: root.path, options: LoadOptions(clock: 0)).diagnostics.map(\.description)
  }
}

extension Provocation {
  /// An item whose file this is.
  static func file(_ text: String, named name: String = "1964-mustang") -> Provocation {
    Provocation().adding("content/cars/\(name).md", text)
  }

  /// An item with a make and a model, and more lines of front matter.
  static func item(_ lines: String, named name: String = "1964-mustang", notes: String = "") -> Provocation {
    file("---\nmake: Ford\nmodel: Mustang\n\(lines)\n---\n\(notes)", named: name)
  }

  /// A configuration that goes on after its last line.
  static func collection(and lines: String) -> Provocation {
    Provocation().adding("content/cars/collection.yaml", collection + lines)
  }

  /// A configuration in which the line of `lent` is another one, or several.
  static func collection(withField lines: String) -> Provocation {
    Provocation().adding(
      "content/cars/collection.yaml", collection.replacingOccurrences(of: "  lent: text\n", with: lines))
  }

  static func site(_ line: String) -> Provocation {
    Provocation().adding("content/site.yaml", "title: T\n\(line)\n")
  }

  static func template(_ path: String, _ text: String) -> Provocation {
    Provocation().adding("templates/\(path).mustache", text)
  }

  /// A site without the collection that the others have.
  static var empty: Provocation {
    var site = Provocation().adding("content/.keep", "")
    site.files["content/cars/collection.yaml"] = nil
    return site
  }

  func adding(_ path: String, _ text: String) -> Provocation {
    adding(path, Data(text.utf8))
  }

  func adding(_ path: String, _ data: Data) -> Provocation {
    var other = self
    other.files[path] = data
    return other
  }
}
