import ArgumentParser
import Editing

/// The values that `new` and `edit` are given: `make=Ford tags+=blue`.
enum FieldArguments {
  static func edits(_ arguments: [String], of command: any ParsableCommand.Type) throws -> [FieldEdit] {
    let edits = try arguments.map { argument in
      if let edit = FieldEdit(argument: argument) {
        guard edit.change == .add([""]) || edit.change == .remove([""]) else { return edit }
        throw Exit.wrongUsage("'\(argument)' says no text; to clear a value, write '\(edit.key)='", of: command)
      }
      throw Exit.wrongUsage(
        "a value is given as KEY=VALUE, KEY+=TEXT or KEY-=TEXT, not '\(argument)'", of: command)
    }
    return FieldEdit.joined(edits)
  }
}
