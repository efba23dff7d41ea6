private import Memory
import VitrineCommand

@main
enum Program {
  static func main() {
    // Asked for its memory alone, which then comes from where `Memory` says.
    _ = memory_version()
    StandardFiles.open()
    ProcessLimits.raise()
    RootCommand.run()
  }
}
