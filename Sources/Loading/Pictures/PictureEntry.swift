package import BuildCache
package import Catalogue
package import Files
package import Pictures

/// What is known of a file that pages show or link to.
package struct PictureEntry: Sendable {
  package enum Content: Sendable {
    case picture(PublishedPicture, key: PictureKey)
    /// A file that is no picture, which can be linked to.
    case other
    /// A picture that cannot be published.
    case invalid(PictureFailure)
    /// A file that cannot be read.
    case unreadable(FileFailure)
  }

  package var content: Content
  /// Identifies the contents for the next build; nil if that has to read the file again.
  package let fingerprint: SourceFingerprint?
  /// Whether the file has the fingerprint that the cache has.
  package let isUnchanged: Bool
  /// Whether the file is published as the cache describes it, whatever became of its fingerprint.
  package let isSame: Bool
  /// Whether pages show the file as the cache describes it: in the same sizes, under the same names.
  package let looksSame: Bool
  /// Whether a page that showed or linked to what the cache describes can do so still.
  let isUsable: Bool

  package var published: PublishedPicture? {
    if case .picture(let picture, _) = content { picture } else { nil }
  }

  package var key: PictureKey? {
    if case .picture(_, let key) = content { key } else { nil }
  }
}

extension PictureEntry {
  /// A file that was read, or could not be.
  ///
  /// - Parameter known: What the cache says of the file.
  init(_ content: Content, fingerprint: SourceFingerprint?, known: PictureEntry?) {
    self.content = content
    self.fingerprint = fingerprint
    isUnchanged = false
    let now = PictureEntry(content: content)
    isSame = known.map { now.isPublished(as: $0) } ?? false
    looksSame = known.map { now.looks(as: $0) } ?? false
    isUsable = known.map { now.isUsable(for: $0) } ?? false
  }

  private init(content: Content) {
    self.content = content
    fingerprint = nil
    (isUnchanged, isSame, looksSame, isUsable) = (false, false, false, false)
  }

  /// A file as the cache describes it; nil if that says nothing of use.
  init?(_ cached: CachedPicture) {
    var reader = ByteReader(cached.record)
    if cached.key.isEmpty {
      content = .other
    } else {
      guard let picture = reader.picture(), reader.isSound, reader.isAtEnd else { return nil }
      content = .picture(picture, key: PictureKey(text: cached.key))
    }
    fingerprint = cached.file.fingerprint
    (isUnchanged, isSame, looksSame, isUsable) = (true, true, true, true)
  }

  /// The file for the cache; nil for one that cannot be published.
  package func cached(as source: PictureSource) -> CachedPicture? {
    var writer = ByteWriter()
    let key: String
    switch content {
    case .picture(let picture, let pictureKey):
      writer.picture(picture)
      key = pictureKey.text
    case .other: key = ""
    case .invalid, .unreadable: return nil
    }
    return CachedPicture(
      collection: source.collection.text, file: CachedInput(path: source.path, fingerprint: fingerprint), key: key,
      record: writer.bytes)
  }

  /// Whether this is published as another entry is.
  func isPublished(as other: PictureEntry) -> Bool {
    switch (content, other.content) {
    case (.picture(let one, let key), .picture(let other, let otherKey)): one == other && key == otherKey
    case (.other, .other): true
    default: false
    }
  }

  /// Whether this can stand where another entry stood.
  func isUsable(for other: PictureEntry) -> Bool {
    switch (content, other.content) {
    case (.picture, .picture), (.other, .other): true
    default: false
    }
  }

  /// Whether pages show this as they show another entry.
  func looks(as other: PictureEntry) -> Bool {
    switch (content, other.content) {
    case (.picture(let one, _), .picture(let other, _)): one == other
    case (.other, .other): true
    default: false
    }
  }
}

extension ByteWriter {
  mutating func picture(_ picture: PublishedPicture) {
    list(picture.variants) {
      $0.text($1.path)
      $0.number($1.width)
      $0.number($1.height)
    }
    text(picture.original)
    flag(picture.isDrawing)
  }
}

extension ByteReader {
  fileprivate mutating func picture() -> PublishedPicture? {
    let variants = list { reader in
      let path = reader.text()
      let width = reader.number()
      return PublishedPicture.Variant(path: path, width: width, height: reader.number())
    }
    let original = optionalText()
    return PublishedPicture(variants: variants, original: original, isDrawing: flag())
  }
}
