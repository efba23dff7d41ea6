import Catalogue

extension Field {
  /// What the control of the field sends for what it shows while nobody touches it: two texts of which this is the same are one value.
  ///
  /// A line of text has no line breaks, texts of a list have no white space around them, and browsers leave out seconds that are zero.
  func returned(_ shown: String) -> String {
    switch type {
    case .text: shown
    case .list: ListText.line(of: ListText.texts(ofLine: shown))
    case .link: isMany ? ListText.line(of: ListText.texts(ofLine: shown)) : shown.withoutLineBreaks
    case .images: PostedPictures.text(of: PostedPictures.pictures(in: shown))
    case .datetime: LocalMoment.returned(shown) ?? shown.withoutLineBreaks
    case .number, .money, .year, .date, .rating, .flag, .choice, .url, .isbn, .vin, .image: shown.withoutLineBreaks
    }
  }
}
