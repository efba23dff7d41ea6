import Catalogue
import Templates

/// Makes the pages of a collection's items without writing them. It belongs to one thread.
package struct ItemPages {
  private let plan: CollectionPlan
  private let part: ItemPart
  private let address: String

  init(_ plan: CollectionPlan, site: SiteSettings) {
    self.plan = plan
    part = ItemPart(plan.collection, formatter: ItemFormatter(site: site))
    address = CollectionPlan.address(of: plan.collection, site: site)
  }

  /// The page of an item.
  ///
  /// - Parameters:
  ///   - item: its position in the collection.
  ///   - notes: its notes as HTML.
  package func page(of item: Int, notes: ArraySlice<UInt8>) -> [UInt8] {
    let source = DetailSource(
      part: part, item: item, previous: plan.neighbours.previous(of: item), next: plan.neighbours.next(of: item),
      notes: notes, address: address)
    var output = TemplateOutput()
    plan.detail.run(source, into: &output)
    return output.bytes
  }
}

extension SiteBuilder {
  /// What makes the pages of the items of a collection, by its place on the front page.
  package func itemPages(ofCollection number: Int) -> ItemPages {
    ItemPages(plan.collections[number], site: plan.site.settings)
  }
}
