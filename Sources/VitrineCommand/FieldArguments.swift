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
    var set: Set<String> = []
    for edit in edits {
      switch edit.change {
      case .add, .remove: continue
      case .clear, .set, .setList, .setPictures: break
      }
      guard set.insert(edit.key).inserted else {
        throw Exit.wrongUsage("'\(edit.key)' is set twice; '\(edit.key)+=TEXT' adds a text to a list", of: command)
      }
    }
    return FieldEdit.joined(edits)
  }
}
