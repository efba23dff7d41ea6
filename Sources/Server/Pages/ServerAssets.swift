/// The files that the program itself adds to pages.
enum ServerAssets {
  static let script = PackageResources.live_js
  static let styles = PackageResources.live_css
}
