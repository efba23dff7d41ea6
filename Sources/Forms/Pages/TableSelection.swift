/// What was selected in the table of a collection, and the reason that was typed for deleting it.
struct TableSelection {
  /// The names of the items' files without their endings.
  var stems: Set<String> = []
  var because = ""
}
