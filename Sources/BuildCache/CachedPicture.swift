/// What a build learned of a file in a collection's folder that pages show or link to.
package struct CachedPicture: Sendable, Hashable {
  /// The collection's folder.
  package let collection: String
  /// The file, by its path in that folder.
  package let file: CachedInput
  /// Identifies the contents of a picture and how it is published; empty for a file that is no picture.
  package let key: String
  /// The files that are published for it, encoded.
  package let record: [UInt8]

  package init(collection: String, file: CachedInput, key: String, record: [UInt8]) {
    self.collection = collection
    self.file = file
    self.key = key
    self.record = record
  }

  init(from reader: inout ByteReader) {
    collection = reader.text()
    file = CachedInput(from: &reader)
    key = reader.text()
    record = Array(reader.block())
  }

  func write(to writer: inout ByteWriter) {
    writer.text(collection)
    file.write(to: &writer)
    writer.text(key)
    writer.block(record)
  }
}
