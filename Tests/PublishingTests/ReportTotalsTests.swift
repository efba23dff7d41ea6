import Testing

struct ReportTotalsTests {
  private func totals(_ items: [String]) throws -> [String] {
    let configuration = """
      fields: { price: money, weight: { type: number, unit: kg }, stars: rating, year: year }
      report: { totals: [sum(price), average(price), sum(weight), average(stars), minimum(year), average(year)] }
      """
    let template = "{{#totals}}{{value}}\n{{/totals}}"
    let files: KeyValuePairs = [
      "things/collection.yaml": configuration, "/templates/report.mustache": template,
      "things/a.md": items.first ?? "", "things/b.md": items.last ?? "",
    ]
    let report = try #require(try SmallSite.build(files)["things/report.html"])
    return report.split(separator: "\n").map(String.init)
  }

  @Test func `totals of any number of digits are exact`() throws {
    let items = [
      "---\nprice: 33.333333333333336\nweight: 999999999999999999\nstars: 3\nyear: -44\n---\n",
      "---\nprice: 15000\nweight: 0.25\nstars: 4.5\nyear: 1964\n---\n",
    ]
    #expect(
      try totals(items) == [
        "$15,033.333333333333336", "$7,516.666666666666668", "999,999,999,999,999,999.25\u{A0}kg", "3.75", "44 BC",
        "960",
      ])
  }

  @Test func `labels in other scripts keep their sums where lines run from right to left`() throws {
    let files: KeyValuePairs = [
      "site.yaml": "language: he\n",
      "things/collection.yaml": """
      fields: { title: text, fee: { type: number, unit: kg }, weight: number }
      sorts: [{ name: A, by: [title], sections: value(title) }]
      report: { totals: [sum(fee), sum(weight)] }
      """,
      "/templates/report.mustache": "{{#sections}}{{footer}}{{/sections}}",
      "things/a.md": "---\ntitle: A\nfee: 9\nweight: 7\n---\n",
    ]
    let footer = try #require(try SmallSite.build(files)["things/report.html"])
    let isolates = footer.split(separator: " · \u{2067}").dropFirst().map(String.init)
    #expect(isolates.count == 2)
    for (isolate, (label, sum)) in zip(isolates, [("Fee", "9"), ("Weight", "7")]) {
      #expect(isolate.hasPrefix("\(label) · ") && isolate.contains("\u{2069}: \u{2067}"))
      #expect(isolate.contains(sum) && isolate.hasSuffix("\u{2069}"))
    }
  }

  @Test func `without values there is a dash`() throws {
    #expect(try totals(["Notes.", "Notes."]) == Array(repeating: "—", count: 6))
  }
}
