import Addresses
import Editing

/// What a form is for.
enum FormTarget: Hashable {
  /// A new item, which may be made like another one.
  case new(like: ItemReference?)
  /// An item, with what its file was when the form was made.
  case item(ItemReference, base: FileFingerprint)
}
