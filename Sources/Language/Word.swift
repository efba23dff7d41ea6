/// A word or short phrase of the interface, by the name that templates use.
package enum Word: String, Sendable, Hashable, CaseIterable {
  case collections
  case sections
  /// The label of the control that chooses a sort.
  case sorts
  case pages
  case previous
  case next
  /// The way from an item back to its list.
  case back
  /// The printable inventory.
  case report
  case data
  case deleted
  /// The label of a date.
  case deletedOn = "deleted-on"
  /// The label of the reason why an item was deleted.
  case because
  case empty
  case notes
  case totals
  /// How many items there are.
  case count
  case skip
  case unknown
  case yes
  case no
  case sum
  case average
  case minimum
  case maximum
  case print
  /// The head of a column that has what items are called.
  case name
  case search
  case nothingFound = "nothing-found"
  case showMore = "show-more"
  /// What is said where a script could not load its data.
  case notLoaded = "not-loaded"
  /// The label of the control that narrows a list down.
  case filter
  case all
  /// The label of a button that takes a filter away, before the filter's name.
  case remove
  case statistics
  /// How many items have a value.
  case completeness
  /// The head of a column that counts items without a value.
  case missing
  case growth
  case timeline
  case expired
  /// Expires within weeks.
  case expiring
}
