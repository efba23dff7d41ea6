import ArgumentParser
import Characters
import Concurrency
import Editing
import Files
import Glibc
import Language

/// Says why something cannot be edited, and ends the command.
enum EditFailures {
  /// What a caller sees to itself.
  enum Passing {
    case nothing
    /// Items that are not there.
    case items
  }

  static func reported<Result>(passing: Passing = .nothing, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as EditingFailure {
      switch failure {
      case .noItem where passing == .items: throw failure
      case .noContent, .noCollection, .noItem: throw Exit.noInput("\(failure)")
      case .file(let cause): throw exit("\(failure)", after: cause)
      case .configuration:
        StandardError.write("\(failure)\nthe configuration has errors; nothing was written\n")
        throw Exit.contentError
      case .unreadable(let item, _):
        StandardError.write("\(failure)\n\(printable("\(item)")) has errors; nothing was written\n")
        throw Exit.contentError
      }
    } catch WriteFailure.interrupted(let interruption) {
      throw interruption
    } catch let failure as WriteFailure {
      throw exit(failure)
    } catch let failure as FileFailure {
      throw exit("\(failure)", after: failure)
    } catch let failure as ICUFailure {
      throw Exit.inputOutput("\(failure)")
    }
  }

  private static func exit(_ message: String, after cause: FileFailure) -> ExitCode {
    Exit.failure(
      message, after: cause, otherwise: [ENOENT, ENOTDIR].contains(cause.code) ? Exit.noInput : Exit.inputOutput)
  }

  private static func exit(_ failure: WriteFailure) -> ExitCode {
    switch failure {
    case .setBack(_, .file(let cause)): return Exit.unwritten("\(failure)", after: cause)
    case .busy, .record: return Exit.cannotCreate("\(failure)")
    case .file(let cause), .unfinished(let cause, _):
      return Exit.unwritten("\(failure)", after: cause)
    case .notTakenBack(let cause): return Exit.failure("\(failure)", after: cause, otherwise: Exit.inputOutput)
    case .damagedJournal, .foreignRecord: return Exit.inputOutput("\(failure)")
    case .changedMeanwhile, .setBack, .nothingToUndo, .notAsLeft, .interrupted: return Exit.refused("\(failure)")
    }
  }

  static func print(_ findings: [EditFinding]) {
    StandardError.write(findings.map { "\(printable("\($0)"))\n" }.joined())
  }

  /// Says what a killed command changed and cannot be taken back.
  static func print(leftAsFound left: [LeftAsFound]) {
    for left in left {
      let what =
        switch left {
        case .edited(let path): "\(printable(path)), which was edited since and stays as it is"
        case .gone(let path): "files in \(printable(path)), which is gone; what it changed there stays as it is"
        }
      StandardError.write("warning: a command that was cut short changed \(what)\n")
    }
  }
}
