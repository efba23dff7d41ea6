import ArgumentParser
import VitrineCommand

@main
enum Program {
  static func main() {
    StandardFiles.open()
    RootCommand.main()
  }
}
