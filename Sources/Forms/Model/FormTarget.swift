import Addresses
import Editing

/// What a form is for.
enum FormTarget: Hashable {
  /// A new item, which may be made like another one.
  case new(like: ItemReference?)
  /// An item whose file is no longer there, which is made anew.
  case gone(ItemReference)
  /// An item, with what its file was when the form was made.
  case item(ItemReference, base: FileFingerprint)
}
