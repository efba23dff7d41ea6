import Catalogue
import Diagnostics
import Editing
import Workbench

extension FormField {
  /// Takes the pictures that were sent for the field, now or before, and does what a button of one says.
  mutating func takePictures(_ request: WorkbenchRequest, _ pending: PendingPictures) {
    let posted = request.fields
    var pictures = PostedPictures.pictures(in: shown)
    let files = posted.values("picture.\(key)")
    if posted["pictures.\(key)"] != nil {
      func text(_ name: String, _ position: Int) -> String {
        let texts = posted.values("\(name).\(key)")
        return texts.indices.contains(position) ? texts[position] : ""
      }
      pictures = files.enumerated().map { position, file in
        let (alt, caption) = (text("alt", position), text("caption", position))
        // An ornament has an empty text, and others without a text are called like the item.
        let isOrnament = text("ornament", position) == "yes"
        return PictureValue(
          file, alt: alt.isVisible ? alt : isOrnament ? "" : nil, caption: caption.isVisible ? caption : nil)
      }
    }
    change(&pictures, as: posted["then-pictures"])
    for file in request.files where file.field == "file.\(key)" {
      do {
        let name = PostedPictures.file(ofUpload: try pending.keep(file.bytes).id)
        // What was typed for a picture that was not kept is for the one that is chosen again.
        if let place = pictures.firstIndex(where: { Self.isLost($0, pending) }) {
          pictures[place].file = name
        } else {
          pictures.append(PictureValue(name))
        }
      } catch {
        findings.append(EditFinding(.error, path: nil, key: key, "\(key): \(file.name): \(error)"))
      }
    }
    if pictures.contains(where: { Self.isLost($0, pending) }) { findings.append(.lostPicture(key)) }
    uploads = pictures.compactMap { PostedPictures.upload(of: $0.file).flatMap { pending[$0] } }
    shown = PostedPictures.text(of: pictures)
  }

  /// Whether a picture was sent and is not there any more.
  private static func isLost(_ picture: PictureValue, _ pending: PendingPictures) -> Bool {
    PostedPictures.upload(of: picture.file).map { pending[$0] == nil } ?? false
  }

  /// Does what a button says: `up 2 photos`.
  private func change(_ pictures: inout [PictureValue], as order: String?) {
    let words = order?.split(separator: " ", maxSplits: 2) ?? []
    guard words.count == 3, words[2] == key, let place = Int(words[1]), pictures.indices.contains(place) else { return }
    switch words[0] {
    case "remove": pictures.remove(at: place)
    case "up" where place > 0: pictures.swapAt(place, place - 1)
    case "down" where place + 1 < pictures.count: pictures.swapAt(place, place + 1)
    default: break
    }
  }
}
