import Catalogue
import Diagnostics
import Pictures

extension PictureFailure {
  var id: DiagnosticID {
    switch self {
    case .notAPicture, .unsupported: .imageFormat
    case .tooManyPixels, .tooManyBytes: .imageSize
    case .damaged, .noMemory: .imageDamaged
    case .unsafeSVG: .imageUnsafe
    }
  }

  /// Why a picture cannot be published, after the words "the picture".
  func finding(at place: String) -> ValueFinding {
    .error(id, "cannot be published: \(place): \(self)")
  }
}
