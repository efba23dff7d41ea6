import Testing

/// Ratings that are numbers, since there are too many stars.
struct RatingTests {
  @Test func `a rating of many stars is written as the site's language writes numbers`() throws {
    let site = try TestSite()
    try site.write("title: Sammlung\nlanguage: de\n", to: "site.yaml")
    try site.write("fields: { title: text, stars: { type: rating, max: 20 } }\n", to: "things/collection.yaml")
    try site.write("---\ntitle: Lamp\nstars: 12.5\n---\n", to: "things/lamp.md")
    let address = "/-/item/things/lamp"
    let form = try site.get(address)
    #expect(form.filled().contains { $0 == ("f.stars", "12,5") })
    #expect(try site.post(address, form.filled()).status == 303 && site.lastChange == nil)
    for (typed, written) in [("13,5", "13.5"), ("14", "14"), ("15.5", "15.5")] {
      #expect(try site.post(address, site.get(address).filled(["f.stars": typed])).status == 303)
      #expect(site.text("things/lamp.md") == "---\ntitle: Lamp\nstars: \(written)\n---\n")
    }
    let wrong = try site.post(address, site.get(address).filled(["f.stars": "21,5"]))
    #expect(wrong.status == 422 && wrong.filled().contains { $0 == ("f.stars", "21,5") })
  }
}
