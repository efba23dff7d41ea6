import Diagnostics
import Files
import Foundation
import Testing

@testable import Loading
@testable import Publishing
@testable import Staging

/// What becomes of the pictures of a site.
struct PublishedPictureTests {
  /// A site whose files can be pictures.
  private final class Site {
    let root = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    init(_ files: [String: Data]) throws {
      for (path, data) in files { try write(data, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ data: Data, to path: String) throws {
      let file = root.appending(path: "content/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
      // Older than anything that a build could mistake for a change of its own time.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: file.path)
    }

    private func builder() throws -> SiteBuilder {
      let place = try OutputPlace(root.appending(path: "output").path, site: root.path, sources: SiteLoader.sources)
      var options = LoadOptions(clock: SiteBuild.clock)
      options.fingerprintClock = FingerprintClock(start: .max)
      return SiteBuilder(root: root.path, options: options, place: place, adopts: false)
    }

    func prepare() throws -> PreparedBuild { try builder().prepare() }

    func publish(_ build: PreparedBuild) throws { _ = try builder().publish(build) }

    func build() throws -> [String: Data] {
      let builder = try builder()
      _ = try builder.publish(builder.prepare())
      return try SiteBuild.files(in: root.appending(path: "output"))
    }

    func page(_ path: String) throws -> String {
      String(decoding: try build()[path] ?? Data(), as: UTF8.self)
    }
  }

  private static func sample(_ name: String) throws -> Data {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: tests.appending(path: "PicturesTests/Pictures/\(name)"))
  }

  private static let collection = Data(
    """
    fields: { title: text, photo: image, photos: images }
    list: { image: photo }

    """.utf8)

  private static func site(_ item: String, settings: String = "", _ pictures: [String: String]) throws -> Site {
    var files = ["c/collection.yaml": collection, "c/a.md": Data(item.utf8), "site.yaml": Data(settings.utf8)]
    for (path, name) in pictures { files["c/\(path)"] = try sample(name) }
    return try Site(files)
  }

  @Test func `a drawing that changes after it was looked at is not published for what it was`() throws {
    let (one, other) = (
      "<svg xmlns='http://www.w3.org/2000/svg' width='1'/>", "<svg xmlns='http://www.w3.org/2000/svg' width='2'/>"
    )
    let site = try Self.site("---\ntitle: A\nphoto: a.svg\n---\n", [:])
    try site.write(Data(one.utf8), to: "c/a.svg")
    let build = try site.prepare()
    try site.write(Data(other.utf8), to: "c/a.svg")
    let failure = #expect(throws: PublishFailure.self) { try site.publish(build) }
    #expect(
      failure.map { "\($0)".hasSuffix("content/c/a.svg was changed while the site was built; the output is as it was") }
        == true)
    try site.write(Data(one.utf8), to: "c/a.svg")
    #expect(
      try site.build()["assets/c/a.svg"].map { String(decoding: $0, as: UTF8.self) }?.contains("width=\"1\"") == true)
  }

  private static let small = "pictures: { sizes: [16, 20] }\n"

  @Test func `a photo is published in sizes, without metadata, and pages say which there are`() throws {
    let site = try Self.site(
      "---\ntitle: A\nphoto: { file: front.jpg, caption: Seen from the front }\n---\n![It](front.jpg)\n",
      settings: Self.small, ["front.jpg": "private.jpg"])
    let files = try site.build()
    let published = files.filter { $0.key.hasPrefix("assets/c/") }
    #expect(published.keys.sorted() == ["assets/c/front-16.jpg", "assets/c/front-20.jpg"])
    for data in published.values {
      #expect(data.range(of: Data("Exif".utf8)) == nil)
      #expect(data.range(of: Data("http://ns.adobe.com".utf8)) == nil)
    }
    let page = String(decoding: files["c/a.html"] ?? Data(), as: UTF8.self)
    #expect(page.contains("src=\"../assets/c/front-20.jpg\" srcset=\"../assets/c/front-16.jpg "))
    #expect(page.contains("alt=\"A\""))
    #expect(page.contains("<figcaption dir=\"auto\">Seen from the front</figcaption>"))
    #expect(page.contains("loading=\"lazy\" alt=\"It\""))
  }

  @Test func `originals are published only if the site asks for them, and without metadata`() throws {
    let site = try Self.site(
      "---\ntitle: A\nphoto: front.jpg\n---\n[whole](front.jpg)\n",
      settings: "pictures: { sizes: [16], originals: yes }\n", ["front.jpg": "private.jpg"])
    let files = try site.build()
    let original = try #require(files["assets/c/front.jpg"])
    #expect(original.range(of: Data("http://ns.adobe.com".utf8)) == nil)
    #expect(String(decoding: files["c/a.html"] ?? Data(), as: UTF8.self).contains("href=\"../assets/c/front.jpg\""))
  }

  @Test func `an original without an end is a finding at the item that names it`() throws {
    let site = try Self.site(
      "---\ntitle: A\nphoto: front.jpg\n---\n", settings: "pictures: { sizes: [16], originals: no }\n", [:])
    try site.write(try Self.sample("plain.jpg").dropLast(2) + Data(count: 8), to: "c/front.jpg")
    #expect(try site.build()["assets/c/front-16.jpg"] != nil)
    // The picture that was made of it is kept by now.
    try site.write(Data("pictures: { sizes: [16], originals: yes }\n".utf8), to: "site.yaml")
    #expect(
      try site.prepare().diagnostics.map(\.description) == [
        "content/c/a.md:3:8: error: the picture cannot be published: content/c/front.jpg: the JPEG picture is damaged: it ends too early [image-damaged]"
      ])
  }

  @Test(arguments: [
    (
      "front-20.jpg",
      "content/c/front.jpg:1:1: error: assets/c/front-20.jpg is the address of content/c/front-20.jpg too"
    ),
    (
      "FRONT-16.jpg",
      "content/c/front.jpg:1:1: error: assets/c/front-16.jpg is the address of content/c/FRONT-16.jpg too; many servers and disks do not tell upper case from lower case"
    ),
    (
      "front-20.jpg/in.jpg",
      "content/c/front.jpg:1:1: error: of assets/c/front-20.jpg and assets/c/front-20.jpg/in-16.jpg, one would be a folder that holds the other"
    ),
  ])
  func `no size of a picture has the address of another picture`(other: String, finding: String) throws {
    let site = try Self.site(
      "---\ntitle: A\nphoto: front.jpg\nphotos: [\(other)]\n---\n[1](front.jpg) [2](\(other))\n",
      settings: "pictures: { sizes: [16, 20], originals: yes }\n", ["front.jpg": "private.jpg", other: "plain.jpg"])
    #expect(try site.prepare().diagnostics.map(\.description) == ["\(finding) [address-shared]"])
  }

  @Test func `two pictures whose names differ only in their normalization form are never taken for one`() throws {
    // One is published as WebP, the other as JPEG.
    let site = try Self.site(
      "---\ntitle: A\nphoto: \u{E9}.png\nphotos: [e\u{301}.png]\n---\n", settings: Self.small,
      ["\u{E9}.png": "alpha.png"])
    try site.write(Self.sample("grey.png"), to: "c/e\u{301}.png")
    let findings = try site.prepare().diagnostics.map(\.description)
    #expect(
      findings == [
        "content/c/é.png:1:1: error: assets/c/é.png is the address of content/c/é.png too; the two differ only in their Unicode normalization form [address-shared]"
      ])
  }

  @Test func `pictures are kept from the first build on, and made again of what is kept`() throws {
    let site = try Self.site(
      "---\ntitle: A\nphoto: front.jpg\n---\n", settings: Self.small, ["front.jpg": "private.jpg"])
    let pictures = site.root.appending(path: ".output.vitrine/pictures")
    let files = try site.build()
    let kept = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
    #expect(kept.count == 1)
    try FileManager.default.removeItem(at: site.root.appending(path: "output"))
    // A file that is made again is another one.
    let file = pictures.appending(path: kept[0])
    let before = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    #expect(try site.build() == files)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int == before)
  }

  @Test func `each of several pictures has a page of its own`() throws {
    let site = try Self.site(
      "---\ntitle: A\nphotos:\n  - one.jpg\n  - { file: in/two.png, alt: The second }\n  - in/one.jpg\n---\n",
      settings: Self.small, ["one.jpg": "plain.jpg", "in/two.png": "grey.png", "in/one.jpg": "grey.jpg"])
    let files = try site.build()
    #expect(
      files.keys.filter { $0.hasPrefix("c/pictures/") }.sorted()
        == ["c/pictures/a.in-one.html", "c/pictures/a.in-two.html", "c/pictures/a.one.html"])
    let page = String(decoding: files["c/pictures/a.in-two.html"] ?? Data(), as: UTF8.self)
    for part in [
      "href=\"../a.html\"", "alt=\"The second\"", "2 / 3", "rel=\"prev\" href=\"a.one.html\"",
      "rel=\"next\" href=\"a.in-one.html\"", "src=\"../../assets/c/in/two-png-20.jpg\"",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(String(decoding: files["c/a.html"] ?? Data(), as: UTF8.self).contains("href=\"pictures/a.one.html\""))
  }

  @Test func `a picture that an item has twice has two pages, each linked where the picture is`() throws {
    let site = try Self.site(
      "---\ntitle: A\nphotos: [one.jpg, two.jpg, one.jpg, one.jpg]\n---\n",
      settings: Self.small, ["one.jpg": "plain.jpg", "two.jpg": "grey.jpg"])
    let page = String(decoding: try site.build()["c/a.html"] ?? Data(), as: UTF8.self)
    let links = page.split(separator: "href=\"pictures/").dropFirst().compactMap { $0.split(separator: "\"").first }
    #expect(links == ["a.one.html", "a.two.html", "a.one-2.html", "a.one-3.html"])
  }

  @Test func `names that would be too long with what is added to them are cut short`() throws {
    let (long, photo) = (String(repeating: "l", count: 130), String(repeating: "p", count: 248))
    let picture = try Self.sample("plain.jpg")
    let site = try Site([
      "c/collection.yaml": Self.collection,
      "c/\(long).md": Data("---\ntitle: A\nphoto: \(photo).jpg\nphotos: [\(long).jpg, \(long)2.jpg]\n---\n".utf8),
      "c/\(photo).jpg": picture, "c/\(long).jpg": picture, "c/\(long)2.jpg": picture,
    ])
    #expect(try site.prepare().diagnostics == [])
    let files = try site.build()
    #expect(files.keys.allSatisfy { $0.split(separator: "/").allSatisfy { $0.utf8.count <= 255 } })
    #expect(files.keys.count { $0.hasPrefix("c/pictures/") } == 2)
    #expect(SiteLinks(files).broken == [])
  }

  @Test func `a file that is no picture, and a damaged one, are reported where they are named`() throws {
    let whole = try Self.sample("plain.jpg")
    let site = try Self.site(
      "---\ntitle: A\nphoto: x.php\nphotos: [fine.jpg, {file: cut.jpg}]\n---\n![x](x.php) [linked](x.php)\n",
      settings: Self.small, ["fine.jpg": "plain.jpg"])
    try site.write(Data("<?php evil();".utf8), to: "c/x.php")
    try site.write(whole.prefix(whole.count * 2 / 3), to: "c/cut.jpg")
    let build = try site.prepare()
    #expect(
      build.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.id)" } == [
        "3:8 imageFormat", "4:27 imageDamaged", "6:1 imageFormat",
      ])
  }

  @Test(arguments: ["x.svg", "x.svgz", "x.jp2", "x.JPG", "x.cr3"])
  func `a file with the ending of a picture is not copied as something else`(name: String) throws {
    let site = try Self.site("---\ntitle: A\n---\n[linked](\(name)) [other](x.pdf)\n", settings: Self.small, [:])
    try site.write(Data("\n<svg/>".utf16.flatMap { [UInt8($0 & 0xFF), 0] }), to: "c/\(name)")
    try site.write(Data("%PDF".utf8), to: "c/x.pdf")
    #expect(try site.prepare().diagnostics.map { "\($0.location.line) \($0.id)" } == ["4 imageFormat"])
  }

  @Test func `pictures are kept when everything else is made anew, and made anew when they change`() throws {
    let site = try Self.site(
      "---\ntitle: A\nphoto: front.jpg\n---\n", settings: Self.small, ["front.jpg": "plain.jpg"])
    let before = try site.build()
    try site.write(Data("pictures: { sizes: [16, 20] }\ntitle: Other\n".utf8), to: "site.yaml")
    let plan = try #require(try site.prepare().plan)
    for file in plan.files where file.path.text.hasPrefix("assets/c/") {
      guard case .keep = file.action else {
        Issue.record("\(file.path) is made")
        continue
      }
    }
    _ = try site.build()
    try site.write(try Self.sample("grey.jpg"), to: "c/front.jpg")
    let after = try site.build()
    #expect(after["assets/c/front-16.jpg"] != before["assets/c/front-16.jpg"])
    try FileManager.default.removeItem(at: site.root.appending(path: "output"))
    #expect(try site.build() == after)
  }

  @Test func `a picture of another shape changes the pages that show it`() throws {
    let drawing = { (width: Int) in
      Data("<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='10'/>".utf8)
    }
    let site = try Site([
      "c/collection.yaml": Self.collection, "c/a.md": Data("---\ntitle: A\nphoto: p.svg\n---\n".utf8),
      "c/b.md": Data("---\ntitle: B\n---\n![p](p.svg)\n".utf8), "c/p.svg": drawing(20),
    ])
    #expect(try site.page("c/b.html").contains("width=\"20\""))
    try site.write(drawing(30), to: "c/p.svg")
    let files = try site.build()
    for page in ["c/a.html", "c/b.html"] {
      #expect(String(decoding: files[page] ?? Data(), as: UTF8.self).contains("width=\"30\""), "\(page)")
    }
  }
}
