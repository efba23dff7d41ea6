package import Language

/// When and why an item was taken out.
package struct Deletion: Sendable, Hashable {
  package let date: CivilDate
  package var because: String?

  package init(date: CivilDate, because: String? = nil) {
    self.date = date
    self.because = because
  }
}
