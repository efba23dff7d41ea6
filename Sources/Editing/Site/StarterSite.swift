/// A small site to begin with.
package enum StarterSite {
  /// The files of a site with one collection and three items, by their paths from the site's folder.
  ///
  /// - Parameter title: what the site is called.
  package static func files(title: String) -> [(path: String, text: String)] {
    [
      ("content/site.yaml", configuration(title: title)),
      (
        "content/books/collection.yaml",
        """
        title: Books
        item: book
        name: "{{title}}"
        fields:
          title:  { type: text, required: true }
          author: text
          year:   { type: year, max: next year }
          genre:  { type: choice, options: [Novel, Stories, Poems, Essays, Other] }
          tags:   list
          rating: rating
          place:  { type: text, label: Shelf }
          bought: { type: date, default: today }
          price:  money
          lent:   { type: text, label: Lent to }
        sorts:
          - { name: Title,  by: [title],         sections: index(title) }
          - { name: Author, by: [author, title], sections: index(author) }
          - { name: Newest, by: [-year, title],  sections: decade(year) }
        list:
          cell: subtitle
          text: "{{title}}"
          detail: "{{author}}"
        detail:
          - { fields: [title, author, year, genre, tags, rating] }
          - { header: This copy, fields: [place, bought, price, lent] }
        deleted:
          unless: lent

        """
      ),
      (
        "content/books/emma.md",
        """
        ---
        title: Emma
        author: Austen, Jane
        year: 1815
        genre: Novel
        tags: [England, marriage]
        rating: 5
        place: Hall
        ---

        What follows the second line of dashes are notes, in Markdown.

        """
      ),
      (
        "content/books/walden.md",
        """
        ---
        title: Walden
        author: Thoreau, Henry David
        year: 1854
        genre: Essays
        tags: [nature]
        rating: 3.5
        place: Study
        lent: Ada
        ---

        It is lent, so that it cannot be deleted: see `deleted:` in `collection.yaml`.

        """
      ),
      (
        "content/books/leaves-of-grass.md",
        """
        ---
        title: Leaves of Grass
        author: Whitman, Walt
        year: 1855
        genre: Poems
        place: Study
        ---

        """
      ),
    ]
  }

  /// The file that says what holds for the whole site.
  package static func configuration(title: String) -> String {
    let title = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return """
      title: "\(title)"
      language: en
      time-zone: UTC
      currency: USD

      """
  }
}
