/// How stored pixels are turned for a viewer, by the numbers that Exif gives.
enum Orientation: Int, Sendable, Hashable, CaseIterable {
  case asStored = 1
  case mirroredAcross
  case turnedOver
  case mirroredDown
  case transposed
  case turnedRight
  case transversed
  case turnedLeft

  /// Whether rows become columns.
  var exchangesEdges: Bool { rawValue >= Orientation.transposed.rawValue }

  /// Where the first pixel of the shown picture is stored, and what a step right and a step down in the shown picture are
  /// among the stored pixels, which are counted row by row.
  func path(through stored: PixelSize) -> (start: Int, right: Int, down: Int) {
    let (width, height) = (stored.width, stored.height)
    let lastColumn = width - 1
    let lastRow = (height - 1) * width
    return switch self {
    case .asStored: (0, 1, width)
    case .mirroredAcross: (lastColumn, -1, width)
    case .turnedOver: (lastRow + lastColumn, -1, -width)
    case .mirroredDown: (lastRow, 1, -width)
    case .transposed: (0, width, 1)
    case .turnedRight: (lastRow, -width, 1)
    case .transversed: (lastRow + lastColumn, -width, -1)
    case .turnedLeft: (lastColumn, width, -1)
    }
  }
}
