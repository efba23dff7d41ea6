/// A picture that is ready to be published.
package struct RenderedPicture: Sendable, Hashable {
  package let variant: PictureVariant
  package let bytes: [UInt8]
}
