import Diagnostics
import FrontMatter

extension ConfigurationDecoder {
  /// The `pictures` of a site.
  mutating func pictures(_ node: Node?) -> SitePictureSettings {
    var pictures = SitePictureSettings()
    guard let node, !isReported(node) else { return pictures }
    let settings = settings(in: node, of: SitePictureSettings.table)
    if let sizes = settings["sizes"] { pictures.sizes = edges(sizes) ?? pictures.sizes }
    pictures.quality = count(settings["quality"], "quality", in: 1...100) ?? pictures.quality
    pictures.publishesOriginals = flag(settings["originals"], "originals") ?? false
    return pictures
  }

  private mutating func edges(_ node: Node) -> [Int]? {
    let nodes = node.items ?? [node]
    guard (1...SitePictureSettings.sizeLimit).contains(nodes.count) else {
      error(.settingValue, at: node, "sizes are 1 to \(SitePictureSettings.sizeLimit) numbers of pixels")
      return nil
    }
    let edges = nodes.compactMap { count($0, "each of sizes", in: SitePictureSettings.edges) }
    return edges.count == nodes.count ? Set(edges).sorted() : nil
  }
}
