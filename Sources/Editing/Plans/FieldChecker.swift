import Catalogue
import Characters
import Diagnostics
import Files
import FrontMatter
import Language

/// Holds keys and values against a collection's schema before they are written.
package struct FieldChecker {
  private let schema: Schema
  private let clock: ZoneClock

  /// What a file is that would be too large to be read again.
  package static let sizeRule =
    "a file has at most \(FileFailure.textLimit / 1_000_000) MB, and this one would have more"

  init(_ collection: EditingCollection, clock: ZoneClock) {
    schema = collection.schema
    self.clock = clock
  }

  /// Why a key cannot be edited; nil if it can.
  ///
  /// - Parameter isOwnKey: whether the item has the key already: what a person wrote can be changed and cleared, whatever it is.
  func finding(forKey key: String, isOwnKey: Bool, path: String?) -> EditFinding? {
    if isOwnKey || schema.position(of: key) != nil || CollectionSettingsReader.reservedKeys.contains(key) { return nil }
    let known = schema.fields.map(\.key)
    let meant = didYouMean(key, among: known + CollectionSettingsReader.reservedKeys)
    let list = known.isEmpty || known.count > 12 ? "" : "; the fields are \(known.joined(separator: ", "))"
    return EditFinding(
      .error, .unknownField, path: path, key: key, "unknown field '\(key)'\(meant.isEmpty ? list : meant)")
  }

  /// Whether a key holds several texts.
  func isList(_ key: String) -> Bool {
    key == "aliases" || schema.position(of: key).map { schema.fields[$0].holdsSeveral } ?? false
  }

  /// Whether a key holds a picture or several.
  func isPictorial(_ key: String) -> Bool {
    schema.position(of: key).map { schema.fields[$0].type.isPictorial } ?? false
  }

  /// The edit of a picture that `photo.alt=TEXT` or `photo.caption=TEXT` makes; nil of another edit, and where there is no picture.
  ///
  /// - Parameter value: what a key holds.
  func pictureEdit(for edit: FieldEdit, _ value: (String) -> EditedValue?) -> FieldEdit? {
    guard case .set(let text) = edit.change, let (field, isAlt) = pictureText(edit.key),
      let picture = PictureList(value(field)).pictures.first
    else { return nil }
    let (alt, caption) = isAlt ? (text, picture.caption) : (picture.alt, text)
    return FieldEdit(field, .setPictures([PictureValue(picture.file, alt: alt, caption: caption)]))
  }

  /// The field of a picture whose text a key is: `photo` for `photo.alt` and `photo.caption`.
  func pictureText(_ key: String) -> (field: String, isAlt: Bool)? {
    guard schema.position(of: key) == nil, let dot = key.lastIndex(of: ".") else { return nil }
    let field = String(key[..<dot])
    guard isPictorial(field), !isList(field), [".alt", ".caption"].contains(key[dot...]) else { return nil }
    return (field, key[dot...] == ".alt")
  }

  /// What is wrong with a value of a field; what is wrong with reserved keys is found when the whole item is read.
  func findings(in value: EditedValue, key: String, path: String?) -> [EditFinding] {
    guard let position = schema.position(of: key) else { return [] }
    let isPictorial = schema.fields[position].type.isPictorial
    guard let text = isPictorial && value.isMapping ? PictureList.file(of: value) : value.text else { return [] }
    var findings: [EditFinding] = []
    do {
      _ = try ValueReader(field: schema.fields[position], clock: clock).read(text) { warning in
        findings.append(EditFinding(.warning, warning.id, path: path, key: key, warning.message))
      }
    } catch {
      findings.append(EditFinding(error, in: text, path: path, key: key))
    }
    return findings
  }

  /// What keeps bytes from being an item's notes.
  func finding(inNotes notes: [UInt8], path: String?) -> EditFinding? {
    if let finding = SourceFile(path: "the notes", bytes: notes).encodingFinding {
      return EditFinding(.error, finding.id, path: path, "the notes cannot be read: \(finding.message)")
    }
    return nil
  }
}
