import ArgumentParser
private import Ctcmalloc
import VitrineCommand

@main
enum Program {
  static func main() {
    // Linked for its malloc alone: memory is taken on one thread and given back on another all the time, which it is quick at.
    _ = tc_version(nil, nil, nil)
    StandardFiles.open()
    RootCommand.main()
  }
}
