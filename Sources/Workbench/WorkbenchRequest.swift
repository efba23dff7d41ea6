/// A request for a page of the workbench, whose sender and form have been checked.
package struct WorkbenchRequest: Sendable {
  package enum Method: Sendable {
    case get, post
  }

  package let method: Method
  /// The parts of the address after `/-/`, each decoded: none is empty, `.` or `..`, or has a slash or a control character in it.
  package let path: [String]
  package let query: FormFields
  /// The fields of a posted form, the token aside.
  package let fields: FormFields
  package let files: [UploadedFile]
  /// What each form must carry in a hidden field of the name `WorkbenchRequest.tokenField`.
  package let token: String
  /// Whether a script sent the request (with the header `X-Vitrine: script`) and can use an answer that is no whole page.
  package let isFromScript: Bool

  package static let tokenField = "token"

  package init(
    method: Method, path: [String], query: FormFields, fields: FormFields, files: [UploadedFile], token: String,
    isFromScript: Bool
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.fields = fields
    self.files = files
    self.token = token
    self.isFromScript = isFromScript
  }
}

/// The fields of a form, or of a query, in their order. A name may come several times.
package struct FormFields: Sendable, Hashable {
  package struct Field: Sendable, Hashable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package let all: [Field]

  package init(_ all: [Field] = []) {
    self.all = all
  }

  /// The first value of a name.
  package subscript(name: String) -> String? { all.first { $0.name == name }?.value }

  package func values(_ name: String) -> [String] { all.lazy.filter { $0.name == name }.map(\.value) }
}

/// A file that was sent with a form.
package struct UploadedFile: Sendable, Hashable {
  /// The name of the form's field.
  package let field: String
  /// The name of the file as the browser says; it may be anything.
  package let name: String
  package let bytes: [UInt8]

  package init(field: String, name: String, bytes: [UInt8]) {
    self.field = field
    self.name = name
    self.bytes = bytes
  }
}
