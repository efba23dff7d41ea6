import ArgumentParser

/// The options of every command that changes a collection.
struct ChangeOptions: ParsableArguments {
  @OptionGroup var site: SiteOption

  @Flag(help: "Print the lines that would change, and write nothing.")
  var diff = false
}
