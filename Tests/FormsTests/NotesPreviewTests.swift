import Testing

@testable import Forms

struct NotesPreviewTests {
  @Test func `links in a preview lead where those of the page lead`() {
    let html =
      ##"<p><a href="a.html">a</a> <img src="../assets/cars/a%20b.jpg" alt="" /> "##
      + ##"<a href="https://example.org/x">b</a> <a href="mailto:a@example.org">c</a> <a href="#d">d</a></p>"##
    let preview =
      ##"<p><a href="/cars/a.html">a</a> <img src="/assets/cars/a%20b.jpg" alt="" /> "##
      + ##"<a href="https://example.org/x">b</a> <a href="mailto:a@example.org">c</a> <a href="#d">d</a></p>"##
    #expect(String(decoding: NotesPreview.html(Array(html.utf8), in: "/cars/"), as: UTF8.self) == preview)
  }

  @Test(arguments: [
    ("<BUTTON name=only>a</Button>", "&lt;BUTTON name=only>a&lt;/Button>"), ("<form\n>", "&lt;form\n>"),
    ("</form><input/><select>", "&lt;/form>&lt;input/>&lt;select>"),
    ("a <b>b</b> < c <formula> <", "a <b>b</b> < c <formula> <"),
    ("<textarea", "&lt;textarea"),
  ])
  func `forms and their controls are text in a preview`(html: String, preview: String) {
    #expect(String(decoding: NotesPreview.html(Array(html.utf8), in: "/cars/"), as: UTF8.self) == preview)
  }
}
