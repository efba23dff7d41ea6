import ArgumentParser
import VitrineCommand

@main
enum Program {
  static func main() {
    RootCommand.main()
  }
}
