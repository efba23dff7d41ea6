import Addresses
import Foundation
import Testing
import Workbench

@testable import Server

/// Forms as browsers post them.
struct PostTests {
  private static let type = "multipart/form-data; boundary=----x"

  private func form(_ body: String, _ type: String = Self.type, limit: Int = 100) throws -> PostedForm {
    try PostedForm(Array(body.utf8), contentType: type, limit: limit)
  }

  @Test func `fields and files are told apart`() throws {
    let form = try form(
      "------x\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\nA\r\nB\r\n------x\r\n"
        + "Content-Disposition: form-data; name=\"photo\"; filename=\"a \\\"b\\\" %22c%22.jpg\"\r\n"
        + "Content-Type: image/jpeg\r\n\r\n--\r\n----\r\n------x--\r\n")
    #expect(form.fields == [.init("title", "A\r\nB")])
    #expect(form.files == [UploadedFile(field: "photo", name: "a \"b\" \"c\".jpg", bytes: Array("--\r\n----".utf8))])
  }

  @Test func `a field for files that was left empty is no file`() throws {
    let form = try form(
      "------x\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"\"\r\n"
        + "Content-Type: application/octet-stream\r\n\r\n\r\n------x--\r\n")
    #expect(form.files.isEmpty && form.fields.isEmpty)
  }

  @Test(arguments: [
    "", "------x", "------x\r\n", "------xContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n------x--",
    "------x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1", "------x\r\n\r\n1\r\n------x--",
    "------x\r\nContent-Disposition: form-data\r\n\r\n1\r\n------x--", "------y\r\n\r\n------y--",
    "------x\r\nContent-Disposition: form-data; name=\"a\"\r\n1\r\n------x--",
  ])
  func `what is no form is refused`(body: String) {
    #expect(throws: PostedForm.Failure.syntax) { try form(body) }
  }

  @Test func `bytes that are no text are refused in a field`() {
    let body = Array("------x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n".utf8) + [0xFF]
    #expect(throws: PostedForm.Failure.syntax) {
      try PostedForm(body + Array("\r\n------x--".utf8), contentType: Self.type, limit: 10)
    }
    #expect(throws: PostedForm.Failure.syntax) { try form("a=%FF", "application/x-www-form-urlencoded") }
  }

  @Test func `a form has so many parts at most`() {
    let part = "------x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n"
    #expect(throws: PostedForm.Failure.tooManyParts) { try form(part + part + part + "------x--", limit: 2) }
    #expect(throws: PostedForm.Failure.tooManyParts) {
      try form("a=1&a=2&a=3", "application/x-www-form-urlencoded", limit: 2)
    }
  }

  @Test func `values are decoded once`() throws {
    let form = try form(
      "a=1+2%2B3&b=%2541&c&=d&e=f=g&%C3%A9=%E2%82%AC", "application/x-www-form-urlencoded; charset=utf-8")
    #expect(
      form.fields == [
        .init("a", "1 2+3"), .init("b", "%41"), .init("c", ""), .init("", "d"), .init("e", "f=g"), .init("é", "€"),
      ])
    for wrong in ["a=%", "a=%4", "a=%zz", "a=%+1"] {
      #expect(throws: PostedForm.Failure.syntax, "\(wrong)") {
        try self.form(wrong, "application/x-www-form-urlencoded")
      }
    }
  }

  @Test func `a path is decoded once`() {
    #expect(AddressPath("/a%20b/%25/")?.parts == ["a b", "%"])
    #expect(AddressPath("/")?.file.text == "index.html")
    #expect(AddressPath("/c/")?.file.text == "c/index.html")
    #expect(AddressPath("/c")?.file.text == "c")
    for wrong in [
      "", "c", "*", "http://evil.example/", "//", "/.", "/a/../b", "/a%2Fb", "/a%00", "/%FF", "/a\\b", "/\u{7F}",
    ] {
      #expect(AddressPath(Substring(wrong)) == nil, "\(wrong)")
    }
  }
}
