/// What is known only once items have been read, and decides where links to them lead.
struct LinkKnowledge: Sendable, Hashable {
  /// Items that are left out because they are drafts.
  var drafts: Set<ItemPlace> = []
  /// Items that are left out because of what is wrong with them.
  var leftOut: Set<ItemPlace> = []
  /// Old addresses that links ask for, and the items that have them.
  var aliases: [UnknownPage: ItemPlace] = [:]
}
