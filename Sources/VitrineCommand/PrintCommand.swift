import ArgumentParser
import Glibc

/// `vitrine print`: calls the program that prints, which is linked with the libraries for text and PDF.
struct PrintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print",
    abstract: "Write a collection as PDF: an inventory, cards, a catalogue, a checklist or labels.")

  @OptionGroup var arguments: PrintArguments

  /// The name of the program that prints.
  private static let program = "vitrine-print"

  func run() throws {
    _ = try arguments.site.root()
    var words = ProgramArguments.words
    if let print = words.firstIndex(of: "print") { words.remove(at: print) }
    var failure: Int32 = ENOENT
    for path in Self.candidates {
      var pointers = ([path] + words).map { strdup($0) } + [nil]
      execv(path, &pointers)
      if errno != ENOENT { failure = errno }
      for pointer in pointers { free(pointer) }
    }
    let reason = failure == ENOENT ? "is not installed" : "cannot be started: \(String(cString: strerror(failure)))"
    throw Exit.unavailable(
      "the program \(Self.program), which writes PDF, \(reason); install it beside this program: 'make install' in Vitrine's sources does"
    )
  }

  /// Beside this program first, then where programs are looked for.
  private static var candidates: [String] {
    var folders: [String] = []
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    if count > 0 {
      let path = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if let slash = path.lastIndex(of: "/") { folders.append(String(path[..<slash])) }
    }
    let search = getenv("PATH").map { String(cString: $0) } ?? ""
    folders += search.split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    return folders.map { "\($0)/\(program)" }
  }
}
