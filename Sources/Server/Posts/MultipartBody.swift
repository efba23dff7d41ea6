import Workbench

/// A form with files, as RFC 7578 has it: parts between lines with a boundary, each with headers of its own.
struct MultipartBody {
  private let delimiter: [UInt8]
  private let limit: Int

  /// The most bytes of a part's headers.
  private static let headLimit = 4096
  private static let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))

  /// - Parameters:
  ///   - boundary: What separates the parts.
  ///   - limit: How many there may be.
  init(boundary: String, limit: Int) {
    delimiter = Array("\r\n--\(boundary)".utf8)
    self.limit = limit
  }

  /// The boundary that a header `Content-Type` names.
  static func boundary(in contentType: String) -> String? {
    guard let boundary = parameters(of: contentType)["boundary"], (1...70).contains(boundary.utf8.count) else {
      return nil
    }
    return boundary
  }

  func read(_ body: [UInt8], into form: inout PostedForm) throws(PostedForm.Failure) {
    // The first boundary need not have a line before it.
    let body = [Self.carriageReturn, Self.lineFeed] + body
    guard var rest = after(delimiter, in: body[...]) else { throw .syntax }
    while !rest.starts(with: "--".utf8) {
      guard form.fields.count + form.files.count < limit else { throw .tooManyParts }
      guard rest.starts(with: [Self.carriageReturn, Self.lineFeed]),
        let end = Self.position(of: delimiter, in: rest)
      else { throw .syntax }
      try add(rest[rest.startIndex + 2..<max(end, rest.startIndex + 2)], to: &form)
      rest = rest[(end + delimiter.count)...]
    }
  }

  private func add(_ part: ArraySlice<UInt8>, to form: inout PostedForm) throws(PostedForm.Failure) {
    let blank: [UInt8] = [Self.carriageReturn, Self.lineFeed, Self.carriageReturn, Self.lineFeed]
    guard let end = Self.position(of: blank, in: part.prefix(Self.headLimit + blank.count)),
      let head = String(validating: part[..<end], as: UTF8.self)
    else { throw .syntax }
    let body = part[(end + blank.count)...]
    let disposition = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-disposition:") }
    guard let disposition else { throw .syntax }
    let parameters = Self.parameters(of: String(disposition))
    guard let name = parameters["name"] else { throw .syntax }
    if let file = parameters["filename"] {
      // A field for files that was left empty comes as a file without a name.
      if !file.isEmpty || !body.isEmpty {
        form.files.append(UploadedFile(field: name, name: file, bytes: Array(body)))
      }
    } else {
      guard let value = String(validating: body, as: UTF8.self) else { throw .syntax }
      form.fields.append(FormFields.Field(name, value))
    }
  }
}

extension MultipartBody {
  /// What follows the first place of some bytes.
  private func after(_ bytes: [UInt8], in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    Self.position(of: bytes, in: text).map { text[($0 + bytes.count)...] }
  }

  private static func position(of bytes: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.withUnsafeBufferPointer { text -> Int? in
      guard let first = bytes.first else { return nil }
      var index = 0
      while index + bytes.count <= text.count {
        if text[index] == first, text[index..<index + bytes.count].elementsEqual(bytes) { return index }
        index += 1
      }
      return nil
    }.map { $0 + text.startIndex }
  }

  /// The parameters of a header: `form-data; name="photo"; filename="a \"b\".jpg"`. Browsers write quotes in names as `%22`.
  private static func parameters(of header: String) -> [String: String] {
    var parameters: [String: String] = [:]
    var rest = Array(header.utf8)[...]
    while let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) {
      rest = rest[(semicolon + 1)...].drop { $0 == UInt8(ascii: " ") }
      guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { break }
      let name = String(decoding: rest[..<equals], as: UTF8.self).lowercased()
      rest = rest[(equals + 1)...]
      let value = value(&rest)
      if parameters[name] == nil { parameters[name] = value }
    }
    return parameters
  }

  /// Takes a value from the beginning: in quotes, with backslashes before what would end it, or up to the next semicolon.
  private static func value(_ rest: inout ArraySlice<UInt8>) -> String {
    guard rest.first == UInt8(ascii: "\"") else {
      let value = rest.prefix { $0 != UInt8(ascii: ";") }
      rest = rest.dropFirst(value.count)
      return String(decoding: value, as: UTF8.self)
    }
    rest = rest.dropFirst()
    var value: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      let isEscaped = byte == UInt8(ascii: "\\") && (rest.first == byte || rest.first == UInt8(ascii: "\""))
      value.append(isEscaped ? rest.removeFirst() : byte)
    }
    return String(decoding: value, as: UTF8.self).replacing("%22", with: "\"")
  }
}
