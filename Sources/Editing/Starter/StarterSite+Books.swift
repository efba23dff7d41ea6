extension StarterSite {
  static let books: [(name: String, text: String)] = [
    (
      "collection.yaml",
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
      "emma.md",
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

      Everything below the second line of dashes is the book's notes, in Markdown.

      """
    ),
    (
      "walden.md",
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

      This book is lent, so it cannot be deleted: see `deleted` in `collection.yaml`.

      """
    ),
    (
      "leaves-of-grass.md",
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
