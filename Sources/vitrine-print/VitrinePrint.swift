import ArgumentParser
import Concurrency
import Paper
import PaperLayout
import VitrineCommand

/// `vitrine-print`, the part of `vitrine print` that lays out text and writes PDF.
@main
struct Program: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine-print", abstract: "Write a collection as PDF; 'vitrine print' calls this program.")

  @OptionGroup var arguments: PrintArguments

  private nonisolated(unsafe) static var trial: DrawingTrial?

  static func main() {
    StandardFiles.open()
    // Before the first thread is started, and before the limits of this process are raised.
    trial = DrawingTrial()
    ProcessLimits.raise()
    // A drawing is drawn as a whole. What is left of the file then goes with the next one that is written there.
    Interruption.watch(endingWithin: 2)
    WorkerThread.keepThreads()
    main(ProgramArguments.words)
  }

  func run() throws {
    // Ends the program as the signal would have, wherever it was noted.
    defer { Interruption.noted?.endProgram() }
    defer { Self.trial?.end() }
    let job = try PrintJob(arguments)
    do {
      let writer = PDFWriter(job.source, options: job.options, folder: job.folder, cache: .ofUser(), trial: Self.trial)
      let result = try writer.write(to: job.output)
      try job.report(
        PrintFindings(job.source).all(
          pictures: result.unreadablePictures, characters: result.unknownCharacters, codes: result.fineCodes),
        pages: result.pages)
    } catch {
      throw job.end(after: error)
    }
  }
}
