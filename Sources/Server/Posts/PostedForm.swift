import Workbench

/// What a browser posted: the fields and files of a form.
struct PostedForm: Sendable {
  var fields: [FormFields.Field] = []
  var files: [UploadedFile] = []

  init() {}

  /// Why a body cannot be taken for a form.
  enum Failure: Error, Sendable, Hashable {
    /// It isn't of the types that forms have.
    case type
    /// It isn't what its type says.
    case syntax
    case tooManyParts
  }

  /// Whether a posted form may have files, by its header `Content-Type`; nil if it is no form.
  static func mayHaveFiles(_ contentType: String?) -> Bool? {
    switch contentType?.prefix(while: { $0 != ";" }).lowercased() {
    case "application/x-www-form-urlencoded"?: false
    case "multipart/form-data"?: true
    default: nil
    }
  }

  /// - Parameter limit: How many fields and files there may be.
  init(_ body: [UInt8], contentType: String?, limit: Int) throws(Failure) {
    switch Self.mayHaveFiles(contentType) {
    case nil: throw .type
    case false?:
      fields = try URLEncodedFields.fields(body[...], limit: limit)
    case true?:
      guard let boundary = MultipartBody.boundary(in: contentType ?? "") else { throw .syntax }
      try MultipartBody(boundary: boundary, limit: limit).read(body, into: &self)
    }
  }

  /// Takes out the value of a hidden field.
  mutating func take(_ name: String) -> String? {
    let value = fields.first { $0.name == name }?.value
    fields.removeAll { $0.name == name }
    return value
  }
}
