/// How fine QR codes may be.
package enum CodeSize {
  /// The side of a cell in points: three dots of a printer with 300 dots per inch.
  package static let least = 0.25 * PageFormat.pointsPerMillimetre
}
