import Diagnostics
import Foundation
import Testing

@testable import FrontMatter

@Test func probe() throws {
  let cases = try String(contentsOfFile: "/tmp/cases.txt", encoding: .utf8).split(separator: "\n")
  for c in cases {
    let t = c.replacing("\\n", with: "\n").replacing("\\t", with: "\t").replacing("\\r", with: "\r").replacing(
      "\\0", with: "\0"
    ).replacing("\\b", with: "\u{8}").replacing("\\B", with: "\u{FEFF}").replacing("\\L", with: "\u{2028}").replacing(
      "\\N", with: "\u{85}"
    ).replacing("\\\\", with: "\\")
    var d: [Diagnostic] = []
    let e: String
    if t.hasPrefix("!F") {
      let x = YAMLDocument.read(SourceFile(path: "a", text: String(t.dropFirst(2))), diagnostics: &d)
      e = x.entries.map(\.key).joined(separator: " ") + (x.isSound ? "" : "!")
    } else {
      let x = FrontMatter.read(SourceFile(path: "a", text: "---\n" + t + "---\n"), diagnostics: &d)
      e = x.entries.map(\.key).joined(separator: " ") + (x.isSound ? "" : "!")
    }
    print("P:", c, "  =>  ", d.map(\.description).joined(separator: "\n        "), " entries:", e)
  }
}
