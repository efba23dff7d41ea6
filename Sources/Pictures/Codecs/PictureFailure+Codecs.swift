extension PictureFailure {
  /// What a codec says, of which a shortage of memory is no fault of the picture.
  init(_ format: PictureFormat, reason: String) {
    // libjpeg says "Insufficient memory", the others as the shim has it.
    self =
      reason.contains("nsufficient memory") || reason == "Out of memory" ? .noMemory : .damaged(format, reason: reason)
  }
}
