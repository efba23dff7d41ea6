/// The keys of one kind of mapping in a configuration file. Readers accept exactly these keys, and `vitrine schema --configuration` lists
/// them.
package struct SettingTable: Sendable {
  /// What has the keys, with its article, for messages: `a sort`.
  package let owner: String
  /// How such a mapping begins.
  package let example: String
  package let settings: [Setting]
  package let names: [String]
  /// Keys of which the mapping needs every one.
  package let required: [String]

  init(_ owner: String, example: String = "", required: [String] = [], _ settings: [Setting]) {
    self.owner = owner
    self.example = example
    self.required = required
    self.settings = settings
    names = settings.map(\.name)
  }
}

/// A key of a configuration file.
package struct Setting: Sendable {
  package let name: String
  package let form: SettingForm
  /// What the key is for, as one sentence.
  package let summary: String

  init(_ name: String, _ form: SettingForm, _ summary: String) {
    self.name = name
    self.form = form
    self.summary = summary
  }
}

/// The form of a setting's value.
package indirect enum SettingForm: Sendable {
  /// Any text.
  case text
  /// A text that pages show, which must not be empty.
  case title
  /// A text with the names of fields in braces: `{{year}} {{make}}`.
  case template
  /// A text that a rule of its own decides about, such as a language or a section rule, with examples of it.
  case word(examples: [String])
  case flag
  case count(ClosedRange<Int>)
  case choice([String])
  /// Any single value, as the type of a field reads it.
  case value
  case mapping(SettingTable)
  /// A mapping from keys of the author's own to values of one form.
  case dictionary(SettingForm)
  case list(SettingForm)
  /// A value of one of several forms.
  case oneOf([SettingForm])

  /// One text, or a list of texts.
  static let texts = SettingForm.oneOf([.title, .list(.title)])
}
