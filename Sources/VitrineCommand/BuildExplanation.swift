import Addresses
import Files
import Publishing

/// What a build does with each file of the output, a line for each: `keep cars/index.html`, or `make` with the reason.
struct BuildExplanation {
  private let build: PreparedBuild

  init(_ build: PreparedBuild) {
    self.build = build
  }

  var text: String {
    guard let plan = build.plan else { return "keep everything: nothing has changed\n" }
    var text = ""
    for file in plan.files.sorted(by: { $0.path < $1.path }) {
      switch file.action {
      case .keep: text += "keep \(file.path)\n"
      case .make(_, let reason): text += "make \(file.path): \(reason)\n"
      }
    }
    for pages in plan.pages {
      for (name, reason) in pages.entries {
        let path = pages.folder.path.appending(name)
        text += reason.map { "make \(path): \($0)\n" } ?? "keep \(path)\n"
      }
    }
    return text
  }
}
