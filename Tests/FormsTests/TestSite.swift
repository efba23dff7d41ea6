import Catalogue
import Diagnostics
import Editing
import Forms
import Foundation
import Loading
import Rendering
import Synchronization
import TestSupport
import Workbench

/// A copy of the site in `Cases/Site` that the workbench changes, at noon on 1 July 2026.
final class TestSite: WorkbenchSite {
  private static let noon = 1_782_900_000

  let root: String
  let isReadOnly: Bool
  let workbench = EditingWorkbench()
  private let done = Mutex(ChangeHistory(limit: 100))

  init(isReadOnly: Bool = false, file: String = #filePath) throws {
    let source = URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: "Cases/Site")
    let copy = TestFolder.base.appending(path: "vitrine-forms-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: source, to: copy)
    root = copy.path
    self.isReadOnly = isReadOnly
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var snapshot: SiteSnapshot {
    do {
      let content = try SiteLoader.load(root: root, options: LoadOptions(clock: Self.noon))
      let formatter = ItemFormatter(site: content.settings)
      let collections = try content.collections.map { read in
        try CollectionPages(
          read.collection, templates: content.templates.library(for: read.collection.settings), site: content.settings,
          formatter: formatter, scope: .allSorts)
      }
      let pages = SitePages(
        settings: content.settings, templates: content.templates.shared, collections: collections,
        date: content.now.date)
      return SiteSnapshot(content: content, pages: pages, diagnostics: content.diagnostics)
    } catch {
      preconditionFailure("the site of the test cannot be read: \(error)")
    }
  }

  var lastChange: UndoableChange? { done.withLock { $0.last } }

  func editingSite() throws -> EditingSite { try EditingSite(root: root, clock: Self.noon) }

  func change(_ plan: (EditingSite) throws -> ChangePlan) throws -> ChangePlan {
    let writer = try ChangeWriter(root: root)
    let plan = try plan(editingSite())
    guard !plan.isRefused, !plan.changes.isEmpty else { return plan }
    let applied = try writer.apply(plan)
    done.withLock { $0.add(applied) }
    return plan
  }

  func undo(_ change: Int) throws {
    try done.withLock { done in
      try done.undo(change) { plan in try ChangeWriter(root: root).apply(plan.inverse) }
    }
  }

  /// Takes back the last change.
  func undoLast() throws {
    if let lastChange { try undo(lastChange.number) }
  }

  func html(ofNotes notes: [UInt8], collection: String) throws -> [UInt8] {
    Array("<p>".utf8) + notes + Array("</p>\n".utf8)
  }
}

extension TestSite {
  /// The text of a file in `content/`; nil if there is none.
  func text(_ path: String) -> String? { try? String(contentsOfFile: "\(root)/content/\(path)", encoding: .utf8) }

  func write(_ text: String, to path: String) throws {
    try text.write(toFile: "\(root)/content/\(path)", atomically: true, encoding: .utf8)
  }

  /// Every file below `content/`, by its path.
  var files: [String: Data] {
    let folder = URL(fileURLWithPath: "\(root)/content")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.reduce(into: [:]) { $0[$1] = try? Data(contentsOf: folder.appending(path: $1)) }
  }

  func get(_ address: String, isFromScript: Bool = false) throws -> TestAnswer {
    try request(.get, address, [], [], isFromScript)
  }

  func post(
    _ address: String, _ fields: [(String, String)], files: [UploadedFile] = [], isFromScript: Bool = false
  ) throws -> TestAnswer {
    try request(.post, address, fields, files, isFromScript)
  }

  /// Posts a form that another server made.
  func recover(_ address: String, _ fields: [(String, String)]) throws -> TestAnswer? {
    try workbench.recover(made(.post, address, fields, [], false), on: self).map { TestAnswer($0) }
  }

  private func request(
    _ method: WorkbenchRequest.Method, _ address: String, _ fields: [(String, String)], _ files: [UploadedFile],
    _ isFromScript: Bool
  ) throws -> TestAnswer {
    TestAnswer(try workbench.respond(to: made(method, address, fields, files, isFromScript), on: self))
  }

  private func made(
    _ method: WorkbenchRequest.Method, _ address: String, _ fields: [(String, String)], _ files: [UploadedFile],
    _ isFromScript: Bool
  ) -> WorkbenchRequest {
    let components = URLComponents(string: address)
    let path = (components?.path ?? "").split(separator: "/").dropFirst().map(String.init)
    let query = (components?.queryItems ?? []).map { FormFields.Field($0.name, $0.value ?? "") }
    return WorkbenchRequest(
      method: method, path: Array(path), query: FormFields(query),
      fields: FormFields(fields.filter { $0.0 != "token" }.map { FormFields.Field($0.0, $0.1) }), files: files,
      token: "TOKEN", isFromScript: isFromScript)
  }
}

/// What the workbench answered.
struct TestAnswer {
  let status: Int
  let location: String?
  let body: [UInt8]
  let html: String

  init(_ response: WorkbenchResponse) {
    status = response.status
    location = response.location
    body = response.body
    html = String(decoding: response.body, as: UTF8.self)
  }

  /// The form of the page as a browser would send it, with these fields changed.
  func filled(_ changes: KeyValuePairs<String, String> = [:], form id: String = "form") -> [(String, String)] {
    var fields = PageForm(html, id: id).fields
    for (name, value) in changes {
      let position = fields.lastIndex { $0.0 == name }
      if let position { fields[position].1 = value } else { fields.append((name, value)) }
    }
    return fields
  }
}
