/// A picture that is ready to be published.
package struct RenderedPicture: Sendable, Hashable {
  package let variant: PictureVariant
  package let bytes: [UInt8]

  package init(variant: PictureVariant, bytes: [UInt8]) {
    (self.variant, self.bytes) = (variant, bytes)
  }
}
