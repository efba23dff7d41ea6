private import Characters
private import Language
package import Templates

/// Writes the values of one field as readers of the site see them, remembering the numbers. One formatter belongs to one thread.
package final class FieldFormatter {
  private let field: Field
  private let isLink: Bool
  private let formatter: ItemFormatter
  private var numbers = Memo<WrittenNumber>()

  /// A number in a form; 1.10 and 1.1 are written differently.
  private struct WrittenNumber: Hashable {
    let coefficient: Int64
    let scale: Int32
    let form: Int32
  }

  package init(_ field: Field, by formatter: ItemFormatter) {
    self.field = field
    isLink = field.linkedNames != nil
    self.formatter = formatter
  }

  /// Writes a value in one of its forms; a missing one as its placeholder, where the form has one.
  package func write(_ value: Value, as form: FieldForm, to output: inout TemplateOutput) {
    if case .text(let text) = value {
      // Most values are text, which needs nothing of its field's definition.
      if form == .href {
        output.write(WebAddress.encoded(text))
      } else {
        output.write(isLink && form != .raw ? field.shown(text) : text)
      }
      return
    }
    guard case .number(let number) = value else { return formatter.write(value, of: field, as: form, to: &output) }
    output.write(text(number, as: form))
  }

  /// The text of a value in one of its forms.
  package func text(_ value: Value, as form: FieldForm) -> String {
    if case .number(let number) = value { return text(number, as: form) }
    return formatter.text(value, of: field, as: form)
  }

  /// Appends the text of a value in one of its forms, as it is.
  package func append(_ value: Value, as form: FieldForm, to bytes: inout [UInt8]) {
    if case .text(let text) = value, form == .display, !isLink {
      bytes.append(copying: text)
    } else {
      bytes.append(copying: text(value, as: form))
    }
  }

  private func text(_ number: Decimal, as form: FieldForm) -> String {
    let key = WrittenNumber(
      coefficient: number.coefficient, scale: Int32(number.scale), form: Int32(form.rawValue))
    return numbers.result(for: key) { formatter.text(.number(number), of: field, as: form) }
  }
}
