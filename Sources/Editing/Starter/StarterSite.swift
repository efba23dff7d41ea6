import Addresses
import Characters

/// A small site to begin with.
package enum StarterSite {
  /// The files of a site with two collections, by their paths from the site's folder.
  ///
  /// - Parameter title: what the site is called.
  package static func files(title: String) -> [(path: String, text: String)] {
    [(SourcePath.siteSettings, configuration(title: title))]
      + files(of: "books", books) + files(of: "things", things)
  }

  private static func files(of id: String, _ files: [(name: String, text: String)]) -> [(path: String, text: String)] {
    files.map { ("\(SourcePath.folder(ofCollection: id))/\($0.name)", $0.text) }
  }

  /// The file that says what holds for the whole site.
  package static func configuration(title: String) -> String {
    let title = title.escaping(["\\": "\\\\", "\"": "\\\""])
    return """
      title: "\(title)"
      language: en
      time-zone: UTC
      currency: USD

      """
  }
}
