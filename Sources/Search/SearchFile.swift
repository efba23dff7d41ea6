/// A script that holds search data, beside the others of the site.
package struct SearchFile: Sendable, Hashable {
  /// Its name, relative to the folder of them all: `index.js`, `books-1.js`.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
