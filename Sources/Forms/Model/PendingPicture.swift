import Pictures

/// A picture that a browser sent and that no item holds yet.
struct PendingPicture: Sendable, Hashable {
  /// Names the picture in a form that is shown again: nobody can guess it.
  let id: String
  let format: PictureFormat
  let bytes: [UInt8]
}
