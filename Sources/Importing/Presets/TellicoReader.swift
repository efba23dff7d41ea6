import Catalogue
import Cexpat
import Diagnostics

/// Reads a collection of Tellico, by expat: `tellico.xml`, plain or from a `.tc` archive. No definition is fetched and no entity from
/// elsewhere is read.
final class TellicoReader {
  private var content = TellicoContent()
  private var parser: XML_Parser?

  /// The table of a file.
  static func table(_ bytes: [UInt8], path: String) throws(ImportFailure) -> ImportTable {
    let reader = TellicoReader()
    try reader.parse(bytes, path: path)
    guard let table = reader.content.table(SourceFile(path: path, bytes: bytes)) else {
      throw .unrecognised("\(path) has no entries of a Tellico collection")
    }
    return table
  }

  private func parse(_ bytes: [UInt8], path: String) throws(ImportFailure) {
    guard let parser = XML_ParserCreate(nil) else { throw .unrecognised("\(path) cannot be read as XML") }
    defer { XML_ParserFree(parser) }
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { reader, name, attributes in
        guard let reader, let name else { return }
        Unmanaged<TellicoReader>.fromOpaque(reader).takeUnretainedValue().start(String(cString: name), attributes)
      },
      { reader, name in
        guard let reader, let name else { return }
        Unmanaged<TellicoReader>.fromOpaque(reader).takeUnretainedValue().content.end(String(cString: name))
      })
    XML_SetCharacterDataHandler(parser) { reader, characters, count in
      guard let reader, let characters else { return }
      let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
      let text = String(decoding: bytes, as: UTF8.self)
      Unmanaged<TellicoReader>.fromOpaque(reader).takeUnretainedValue().content.add(text)
    }
    // A value with a part that is not read would be a wrong one.
    XML_SetExternalEntityRefHandler(parser) { _, _, _, _, _ in 0 }
    let status = bytes.withUnsafeBytes {
      XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), 1)
    }
    self.parser = nil
    guard status == XML_STATUS_OK else {
      let place = SourceLocation(
        line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
      let reason = String(cString: XML_ErrorString(XML_GetErrorCode(parser)))
      throw .findings([.error(.importRow, in: path, at: place, "this is not well-formed XML: \(reason)")])
    }
  }

  private func start(_ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    var values: [String: String] = [:]
    var index = 0
    while let attributes, let key = attributes[index], let value = attributes[index + 1] {
      values[String(cString: key)] = String(cString: value)
      index += 2
    }
    content.start(name, values, offset: parser.map { Int(XML_GetCurrentByteIndex($0)) } ?? 0)
  }
}
