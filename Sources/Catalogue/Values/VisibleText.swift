extension String {
  /// Whether a reader would see anything of the text: it has more than white space, controls and characters of no width.
  package var isVisible: Bool {
    if let first = utf8.first, first > 0x20, first < 0x7F { return true }
    return unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
        && properties.generalCategory != .control
    }
  }
}
