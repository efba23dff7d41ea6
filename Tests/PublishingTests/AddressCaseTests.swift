import TestSupport
import Testing

struct AddressCaseTests {
  @Test func `says what is wrong with names, addresses, links and files`() throws {
    try CaseFile("addresses").check(atLeast: 100) { try WrittenSite().findings($0) }
  }
}
