import Foundation
import Testing

/// Fields that link to items of another collection.
struct LinkTests {
  private static let collection = """
    name: "{{title}}"
    fields:
      title: text
      car: { type: link, to: cars }
      others: { type: link, to: cars, many: true }

    """

  private func site() throws -> TestSite {
    let site = try TestSite()
    try FileManager.default.createDirectory(atPath: "\(site.root)/content/races", withIntermediateDirectories: false)
    try site.write(Self.collection, to: "races/collection.yaml")
    try site.write("---\ntitle: First\ncar: 2021-ford-puma\n---\n", to: "races/first.md")
    return site
  }

  @Test func `a link is chosen by name`() throws {
    let site = try site()
    let form = try site.get("/-/item/races/first")
    #expect(form.html.contains(#"<option value="2021-ford-puma" selected>2021 Ford Puma</option>"#))
    #expect(form.html.contains(#"<option value="2022-ford-ka">2022 Ford Ka</option>"#))
    _ = try site.post("/-/item/races/first", form.filled())
    #expect(site.text("races/first.md") == "---\ntitle: First\ncar: 2021-ford-puma\n---\n")
    _ = try site.post("/-/item/races/first", form.filled(["f.car": "2022-ford-ka"]))
    #expect(site.text("races/first.md") == "---\ntitle: First\ncar: 2022-ford-ka\n---\n")
  }

  @Test func `a link to what is not there stays as it is`() throws {
    let site = try site()
    try site.write("---\ntitle: First\ncar: gone\n---\n", to: "races/first.md")
    let form = try site.get("/-/item/races/first")
    #expect(form.html.contains(#"<option value="gone" selected>gone</option>"#))
    _ = try site.post("/-/item/races/first", form.filled())
    #expect(site.text("races/first.md") == "---\ntitle: First\ncar: gone\n---\n")
  }

  @Test func `a list of links suggests items with their names`() throws {
    let form = try site().get("/-/item/races/first")
    #expect(form.html.contains(#"<option value="2022-ford-ka">2022 Ford Ka</option>"#))
  }

  @Test func `a row of the table shows names and offers them`() throws {
    let site = try site()
    #expect(try site.get("/-/table/races").html.contains(">2021 Ford Puma<"))
    #expect(
      try site.get("/-/table/races?row=first").html.contains(
        #"<option value="2021-ford-puma" selected>2021 Ford Puma</option>"#))
  }

  @Test func `a name that only one item has stands for its address`() throws {
    let site = try site()
    let form = try site.get("/-/item/races/first")
    _ = try site.post(
      "/-/item/races/first", form.filled(["f.car": "2022 Ford Ka", "f.others": "2021 Ford Puma; 2022-ford-ka"]))
    #expect(
      site.text("races/first.md")
        == "---\ntitle: First\ncar: 2022-ford-ka\nothers: [2021-ford-puma, 2022-ford-ka]\n---\n")
  }

  @Test func `a name that several items have stands for none of them`() throws {
    let site = try site()
    let puma = try #require(site.text("cars/2021-ford-puma.md"))
    try site.write(puma, to: "cars/another.md")
    let form = try site.get("/-/item/races/first")
    let answer = try site.post("/-/item/races/first", form.filled(["f.others": "2021 Ford Puma"]))
    #expect(answer.status == 422)
    #expect(answer.html.contains("2021 Ford Puma"))
    #expect(site.text("races/first.md") == "---\ntitle: First\ncar: 2021-ford-puma\n---\n")
  }
}
