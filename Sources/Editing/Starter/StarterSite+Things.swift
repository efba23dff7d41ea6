extension StarterSite {
  static let things: [(name: String, text: String)] = [
    (
      "collection.yaml",
      """
      title: Things
      item: thing
      name: "{{name}}"
      fields:
        name:   { type: text, required: true }
        kind:   { type: choice, options: [Furniture, Instrument, Tool, Device, Picture, Clothes, Toy, Other] }
        maker:  text
        year:   { type: year, max: next year }
        serial: { type: text, label: Serial number }
        place:  { type: text, label: Room }
        bought: date
        price:  money
        photo:  image
        tags:   list
      sorts:
        - { name: Name,  by: [name],        sections: index(name) }
        - { name: Kind,  by: [kind, name],  sections: value(kind) }
        - { name: Room,  by: [place, name], sections: value(place) }
      list:
        cell: subtitle
        text: "{{name}}"
        detail: "{{maker}}"
        image: photo
      detail:
        - { fields: [name, kind, maker, year, serial] }
        - { header: Where and how much, fields: [place, bought, price] }
        - { fields: [photo, tags] }
      report:
        sort: Room
        columns: [name, maker, serial, bought, price]
        totals: [count, sum(price)]

      """
    ),
    (
      "upright-piano.md",
      """
      ---
      name: Upright piano
      kind: Instrument
      year: 1987
      place: Living room
      bought: 2009-05-16
      price: 2400
      tags: [music]
      ---

      Tuned every spring.

      """
    ),
    (
      "cordless-drill.md",
      """
      ---
      name: Cordless drill
      kind: Tool
      year: 2019
      place: Basement
      price: 139.90
      ---

      """
    ),
  ]
}
