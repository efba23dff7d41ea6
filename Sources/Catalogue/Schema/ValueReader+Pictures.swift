import Addresses
import Diagnostics
import FrontMatter

extension ValueReader {
  /// The value of a field for one picture.
  func picture(_ text: String) throws(ValueFinding) -> PictureValue {
    if let finding = PortableName.finding(in: text) {
      let hint = PortableName.plain(text).map { "did you mean '\($0)'?" }
      throw .error(.pathOutside, "\(key) \(finding)", hint: hint)
    }
    return PictureValue(text)
  }

  /// The value of a field for one picture, or for several.
  func pictures(_ node: Node) throws(ValueFinding) -> Value {
    guard let items = node.items else {
      guard let picture = try picture(node) else { return .missing }
      return holdsSeveral ? .pictures([picture]) : .picture(picture)
    }
    guard holdsSeveral else { throw .error(.valueType, "\(key) must be one picture, not a list") }
    var pictures: [PictureValue] = []
    for item in items {
      do throws(ValueFinding) {
        if let picture = try picture(item) { pictures.append(picture) }
      } catch {
        var finding = error
        finding.part = finding.part ?? item
        throw finding
      }
    }
    return pictures.isEmpty ? .missing : .pictures(pictures)
  }

  /// A picture as a path or as a mapping; nil if there is none.
  private func picture(_ node: Node) throws(ValueFinding) -> PictureValue? {
    if let text = node.text {
      guard text.isVisible else { return nil }
      do throws(ValueFinding) { return try picture(text) } catch {
        throw error.suggesting(PortableName.plain(text), isCertain: true)
      }
    }
    guard let entries = node.entries else { throw .error(.valueType, "\(key) \(Self.pictureRule)") }
    if let unknown = entries.first(where: { !PictureValue.keys.contains($0.key) }) {
      var finding = ValueFinding.error(
        .valueType,
        "a picture has no key '\(unknown.key)'\(didYouMean(unknown.key, among: PictureValue.keys))"
          + "; its keys are \(PictureValue.keys.joined(separator: ", "))")
      finding.part = unknown.value.isEmpty ? node : unknown.value
      throw finding
    }
    guard let file = try text(of: "file", in: entries), file.isVisible else {
      throw .error(.valueType, "\(key) \(Self.pictureRule)")
    }
    var picture = try picture(file)
    picture.alt = try text(of: "alt", in: entries)
    picture.caption = try text(of: "caption", in: entries).flatMap { $0.isVisible ? $0 : nil }
    return picture
  }

  private static let pictureRule = "must be a path such as front.jpg, or { file: front.jpg, alt: text, caption: text }"

  private func text(of name: String, in entries: [Entry]) throws(ValueFinding) -> String? {
    guard let node = entries.first(where: { $0.key == name })?.value, !node.isEmpty else { return nil }
    guard let text = node.text else {
      var finding = ValueFinding.error(.valueType, "\(name) of a picture must be one text")
      finding.part = node
      throw finding
    }
    return text
  }
}
