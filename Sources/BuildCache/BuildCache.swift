package import Files

/// What a build leaves for the next one: fingerprints of the files that it read and wrote, and what it learned from them.
///
/// A cache only saves time. One that is missing, damaged, or written by another version is ignored, and an entry is used only while its file has the same
/// fingerprint. What was learned is opaque here: the cache stores it as bytes.
package struct BuildCache: Sendable {
  /// The program and the options of the build.
  package let identity: String
  /// The day of the build, where the configuration depends on it.
  package let day: CacheDay?
  /// The output's own list of files.
  package let manifest: OutputFingerprint
  /// The files that affect all pages: settings, configurations, templates, and their assets.
  package let inputs: [CachedInput]
  /// What was wrong with the site, encoded.
  package let findings: [UInt8]
  /// The files of the output, except for the pages of items.
  package let outputs: [CachedOutput]
  package let collections: [CachedCollection]
  /// Identifies how pictures were published.
  package let pictureRecipe: String
  /// The files in the folders of collections that pages show or link to.
  package let pictures: [CachedPicture]

  package init(
    identity: String, day: CacheDay?, manifest: OutputFingerprint, inputs: [CachedInput], findings: [UInt8],
    outputs: [CachedOutput], collections: [CachedCollection], pictureRecipe: String, pictures: [CachedPicture]
  ) {
    self.identity = identity
    self.day = day
    self.manifest = manifest
    self.inputs = inputs
    self.findings = findings
    self.outputs = outputs
    self.collections = collections
    self.pictureRecipe = pictureRecipe
    self.pictures = pictures
  }

  /// The number of items in all collections.
  package var itemCount: Int { collections.reduce(0) { $0 + $1.itemCount } }

  /// The positions of collections by the names of their folders.
  package var positions: [RelativePath: Int] {
    Dictionary(collections.enumerated().map { (RelativePath($1.id), $0) }) { first, _ in first }
  }
}

extension BuildCache {
  /// The name of the cache's file.
  package static let file = "cache"
  private static let heading = Array("vitrine cache 2\n".utf8)

  /// Decodes a cache; nil if `bytes` aren't one.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.heading) else { return nil }
    var reader = ByteReader(bytes, at: Self.heading.count)
    let sum: UInt64 = reader.fixed()
    guard reader.isSound, sum == Checksum.of(bytes[reader.position...]) else { return nil }
    identity = reader.text()
    day = reader.optional { CacheDay(from: &$0) }
    manifest = OutputFingerprint(from: &reader)
    inputs = reader.list { CachedInput(from: &$0) }
    findings = Array(reader.block())
    outputs = reader.list { CachedOutput(from: &$0) }
    collections = reader.list { CachedCollection(from: &$0) }
    pictureRecipe = reader.text()
    pictures = reader.list { CachedPicture(from: &$0) }
    guard reader.isSound, reader.isAtEnd else { return nil }
  }

  /// The cache as a file, in pieces.
  package var pieces: [ArraySlice<UInt8>] {
    var body = ByteWriter()
    body.reserve(collections.reduce(1 << 16) { $0 + $1.byteCount })
    body.text(identity)
    body.optional(day) { $1.write(to: &$0) }
    manifest.write(to: &body)
    body.list(inputs) { $1.write(to: &$0) }
    body.block(findings)
    body.list(outputs) { $1.write(to: &$0) }
    body.list(collections) { $1.write(to: &$0) }
    body.text(pictureRecipe)
    body.list(pictures) { $1.write(to: &$0) }
    var head = ByteWriter()
    head.raw(Self.heading)
    head.fixed(Checksum.of(body.bytes[...]))
    return [head.bytes[...], body.bytes[...]]
  }
}

/// A day in a time zone.
package struct CacheDay: Sendable, Hashable {
  /// The name of the time zone in the IANA database.
  package let zone: String
  /// Days since 1 January 1970.
  package let number: Int
  /// The second of the day, where what the build found depends on that.
  package let second: Int?

  package init(zone: String, number: Int, second: Int?) {
    self.zone = zone
    self.number = number
    self.second = second
  }

  init(from reader: inout ByteReader) {
    zone = reader.text()
    number = reader.number()
    second = reader.optional { $0.number() }
  }

  func write(to writer: inout ByteWriter) {
    writer.text(zone)
    writer.number(number)
    writer.optional(second) { $0.number($1) }
  }
}

/// A file that a build read, by its path in the site's folder.
package struct CachedInput: Sendable, Hashable {
  package let path: RelativePath
  /// Nil if the next build has to read the file again.
  package let fingerprint: SourceFingerprint?

  package init(path: RelativePath, fingerprint: SourceFingerprint?) {
    self.path = path
    self.fingerprint = fingerprint
  }

  init(from reader: inout ByteReader) {
    path = RelativePath(reader.text())
    fingerprint = reader.optional { SourceFingerprint(from: &$0) }
  }

  func write(to writer: inout ByteWriter) {
    writer.text(path.text)
    writer.optional(fingerprint) { $1.write(to: &$0) }
  }
}
