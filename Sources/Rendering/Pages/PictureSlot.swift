import Templates

/// The slots of a picture: the one that stands for an item, or, a level deeper, one of the others on its page.
enum PictureSlot: Int {
  case source = 128
  case set, width, height, alt, caption, page, missing
  case cardSource, cardSet, cardWidth, cardHeight
  case thumbnailSource, thumbnailWidth, thumbnailHeight
  /// The other pictures of an item, as rows.
  case rows

  func value(level: Int) -> TemplateValue { .slot(Slot(rawValue, level: level)) }

  init?(_ slot: Slot) {
    self.init(rawValue: Int(slot.number))
  }

  /// The names of a picture.
  ///
  /// - Parameter isThere: Whether the page shows it.
  static func names(level: Int, isThere: Bool = true) -> TemplateValue {
    func slot(_ slot: PictureSlot) -> TemplateValue { slot.value(level: level) }
    let members: [String: TemplateValue] = [
      "src": slot(.source), "srcset": slot(.set), "width": slot(.width), "height": slot(.height),
      "alt": slot(.alt), "caption": slot(.caption), "href": slot(.page), "missing": slot(.missing),
      "card": .record([
        "src": slot(.cardSource), "srcset": slot(.cardSet), "width": slot(.cardWidth), "height": slot(.cardHeight),
      ]),
      "thumbnail": .record([
        "src": slot(.thumbnailSource), "width": slot(.thumbnailWidth), "height": slot(.thumbnailHeight),
      ]),
    ]
    return isThere ? .record(members) : .record(members, isThere: false)
  }
}
