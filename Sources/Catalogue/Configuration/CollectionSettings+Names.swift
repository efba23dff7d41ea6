extension CollectionSettings {
  /// What an item is called: what the collection's `name` says of it, or else the name of its file.
  package func name(of item: Item, by formatter: ItemFormatter) -> String {
    let name = name.text(of: item, in: schema, by: formatter)
    return name.isVisible ? name : item.fileStem
  }
}
