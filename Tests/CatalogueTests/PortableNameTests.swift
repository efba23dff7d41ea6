import Addresses
import Testing

@testable import Catalogue

struct PortableNameTests {
  @Test(arguments: [
    "a", "1964-ford-mustang", "a b", "Ünï", "日本", "a.b", "con1", "console", "com", "com10", "com¹x", "a'b", "#1",
    "50% off", "a&b", "e\u{301}",
    "lpt", "nulls", "~", "-", "(1)",
  ])
  func `takes names that every system can serve`(name: String) {
    #expect(PortableName.isPlain(name))
    #expect(PortableName.isInside("photos/\(name)"))
    #expect(ItemAddress.finding(in: name) == nil)
  }

  @Test(arguments: [
    "", ".", "..", ".hidden", ".\u{301}hidden", "a.", "a ", "a\\b", "a/b", "a\nb", "a\u{0}", "a\u{7F}", "a\u{9B}",
    "\u{FFFE}b", "con", "CON",
    "nul.txt", "Aux", "prn", "com1",
    "COM9", "lpt0", "com1.tar.gz", "nul .txt", "con .a", "COM¹", "lpt³.md", "CONIN$", "conout$.txt", "a:b", "C:",
    "c:evil", "con:x", String(repeating: "a", count: 256),
  ])
  func `refuses the others`(name: String) {
    #expect(!PortableName.isPlain(name))
    #expect(ItemAddress.finding(in: name) != nil)
  }

  @Test(arguments: [
    "", "/a", "a/", "a//b", "../a", "a/../b", "a/./b", "c:a", "http://a", "a/.b", "a\\..\\b",
    String(repeating: "a/", count: 600) + "a",
  ])
  func `refuses paths that lead out of the folder, or may`(path: String) {
    #expect(!PortableName.isInside(path))
  }

  @Test(arguments: ["Mission: Impossible", "1:1", "comet: a", "12:a"])
  func `takes names with colons that no system takes for a drive's, but no such paths`(name: String) {
    #expect(ItemAddress.finding(in: name) == nil)
    #expect(!PortableName.isInside(name))
  }

  @Test func `says which rule an address breaks`() {
    #expect(
      ItemAddress.finding(in: String(repeating: "é", count: 126))
        == "the name of an item's file has at most 250 bytes before .md; this one has 252")
    #expect(
      ItemAddress.finding(in: "aux")
        == """
        this name makes no address: an item's name does not begin with a dot or end with a dot or a space, has no backslashes and no control \
        characters, and is not one that Windows reserves for a device
        """)
  }

  @Test func `a name that begins as a drive or a scheme makes no address`() {
    #expect(
      ItemAddress.finding(in: "S:t Lucia")
        == "this name makes no address: browsers and Windows read a letter with a colon at its start as a scheme or a drive"
    )
    #expect(ItemAddress.finding(in: "Maria: En bog") == nil)
  }

  @Test func `upper and lower case are one address`() {
    #expect(AddressKey("Straße") == AddressKey("STRASSE"))
    #expect(AddressKey("a") != AddressKey("b"))
  }
}
