import Templates

extension PageRenderer {
  /// What a collection amounts to.
  package mutating func statistics(ofCollection collection: Int, take: Take) -> [UInt8] {
    let page = StatisticsPage(pages: site.collections[collection], names: names, formatter: formatter)
    let context = page.context(collectionNames: vocabulary(collection))
    return render("statistics", site.collections[collection].templates, on: context, EmptySource(), take)
  }
}
