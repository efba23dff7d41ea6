/// Why a posted form isn't passed on.
enum PostRefusal: Error, Sendable, Hashable {
  case form(PostedForm.Failure)
  /// The form's token is missing, or is that of another server.
  case token
  case readOnly

  var answer: Answer {
    switch self {
    case .form(.type):
      .text("A form is posted as application/x-www-form-urlencoded or multipart/form-data.", status: 415)
    case .form(.syntax): .text("This is no form as browsers post it.", status: 400)
    case .form(.tooManyParts): .text("This form has too many fields.", status: 413)
    case .token:
      .text(
        "This form is of a server that was stopped. Go back, reload the page, and send the form again.", status: 403)
    case .readOnly: .text("This site is served for reading.", status: 403)
    }
  }
}
