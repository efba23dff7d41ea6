package import Catalogue
package import FrontMatter

/// The pictures of a field as an item's file writes them: paths, and mappings with whatever keys they have.
package struct PictureList {
  let items: [EditedValue]

  package init(_ value: EditedValue?) { items = value?.items ?? [] }

  /// The path of a picture; nil of what is none.
  static func file(of item: EditedValue) -> String? { item.text ?? item["file"]?.text }

  package var files: [String] { items.compactMap(Self.file) }

  /// The pictures with what their mappings say of them.
  package var pictures: [PictureValue] {
    items.compactMap { item in
      Self.file(of: item).map { PictureValue($0, alt: item["alt"]?.text, caption: item["caption"]?.text) }
    }
  }

  /// The pictures after a change. Those that stay keep what else is said of them.
  ///
  /// - Parameter isList: whether the field holds several; one that holds a single picture says the same of another file.
  func after(_ change: FieldEdit.Change, isList: Bool) -> [EditedValue] {
    switch change {
    case .clear: []
    case .set(let file): isList ? setting([file]) : [replacing(with: file)]
    case .setList(let files): setting(files)
    case .setPictures(let pictures): setting(pictures)
    case .add(let files): items.adding(files, Self.file)
    case .remove(let files): items.removing(files, Self.file)
    }
  }

  private func replacing(with file: String) -> EditedValue {
    guard case .mapping(let members)? = items.first else { return .text(file) }
    return .mapping([.init("file", .text(file))] + members.filter { $0.key != "file" })
  }

  private func setting(_ files: [String]) -> [EditedValue] {
    var left = items
    return files.map { file in
      guard let place = left.firstIndex(where: { Self.file(of: $0) == file }) else { return .text(file) }
      return left.remove(at: place)
    }
  }

  private func setting(_ pictures: [PictureValue]) -> [EditedValue] {
    var left = items
    var taken: [EditedValue?] = pictures.map { picture in
      left.firstIndex { PictureList($0).pictures == [picture] }.map { left.remove(at: $0) }
    }
    for (position, picture) in pictures.enumerated() where taken[position] == nil {
      taken[position] = left.firstIndex { Self.file(of: $0) == picture.file }.map { left.remove(at: $0) }
    }
    return zip(pictures, taken).map { Self.item($0, from: $1) }
  }

  /// A picture as it is written where an item was before: its keys in their order, and with other keys that it has.
  private static func item(_ picture: PictureValue, from old: EditedValue?) -> EditedValue {
    guard case .mapping(let members)? = old else {
      return picture.isPlain ? .text(picture.file) : .mapping(known(picture))
    }
    let known = known(picture)
    let others = members.filter { member in
      guard !known.contains(where: { $0.key == member.key }) else { return false }
      // A key without a text says nothing, so it can stay.
      return !PictureValue.keys.contains(member.key) || member.value.text == nil
        || member.key == "caption" && !(member.value.text?.isVisible ?? false)
    }
    return .mapping(known + others)
  }

  private static func known(_ picture: PictureValue) -> [EditedValue.Member] {
    let texts = [("file", picture.file), ("alt", picture.alt), ("caption", picture.caption)]
    return texts.compactMap { key, text in text.map { EditedValue.Member(key, .text($0)) } }
  }
}
