/// A link or a picture in Markdown, or an address in HTML.
package struct MarkdownLink: Sendable, Hashable {
  package enum Kind: Sendable {
    case link, picture
    /// An address in HTML, which is copied as it is.
    case html
  }

  /// What becomes of a link.
  package enum Fate: Sendable, Hashable {
    case keep
    /// It leads to another address.
    case lead(String)
    /// A picture is shown in the sizes that are published for it.
    case show(MarkdownPicture)
    /// Only its text stays. In HTML, it stays and is reported.
    case drop
    /// Only its text stays, without a part of the address that nobody is to read, in any of these spellings. The first is that of the address.
    case dropHiding([String])
  }

  package let kind: Kind
  package let destination: String
  /// The line of the text, counted from 1.
  package let line: Int
  /// The byte of the line, counted from 1.
  package let column: Int
  /// Whether its text is its address, as in `<https://example.org>`.
  package let showsAddress: Bool
}
