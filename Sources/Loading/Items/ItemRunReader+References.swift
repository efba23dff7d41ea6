import Addresses
import Catalogue
import Diagnostics
import Files
import Language

// The pictures and the items that fields refer to.
extension ItemRunReader {
  /// Takes out pictures that cannot be shown. Where none is left, the default ones take their place.
  func checkPictures(
    of item: inout Item, _ file: SourceFile, _ findings: inout FileFindings, into run: inout ItemRun
  ) throws(FileFailure) {
    for position in images where !item.values[position].isMissing {
      let field = settings.schema.fields[position]
      let usual = defaultValue(of: field)
      let isDefault = item.values[position] == usual
      var places = items.places(ofField: position, in: file)
      var shown = try pictures(item.values[position], &findings, into: &run) { number, finding in
        // What is wrong with a default is said where that is written.
        isDefault ? nil : places.diagnostic(finding, ofPicture: number)
      }
      if options.keepsAllPictures, shown.count < item.values[position].pictures.count { continue }
      if shown.isEmpty, !isDefault {
        item.values[position] = usual
        shown = try pictures(usual, &findings, into: &run) { _, _ in nil }
      }
      if !shown.isEmpty { item.values[position] = field.type == .images ? .pictures(shown) : .picture(shown[0]) }
    }
  }

  /// The pictures of a value that can be shown.
  private func pictures(
    _ value: Value, _ findings: inout FileFindings, into run: inout ItemRun,
    diagnostic: (Int, ValueFinding) -> Diagnostic?
  ) throws(FileFailure) -> [PictureValue] {
    var shown: [PictureValue] = []
    for (number, var picture) in value.pictures.enumerated() {
      findings.hasReferences = true
      switch try written(picture.file, in: &run) {
      case .success(let path):
        findings.pictures.append(path.text)
        picture.file = nfc(picture.file)
        shown.append(picture)
      case .failure(let finding):
        if let diagnostic = diagnostic(number, finding) { findings.diagnostics.append(diagnostic) }
      }
    }
    return shown
  }

  /// The path of a picture as the folder has it.
  func written(
    _ path: String, in run: inout ItemRun
  ) throws(FileFailure) -> Result<RelativePath, ValueFinding> {
    let key = RelativePath(path)
    if let known = run.pictures[key] { return .success(known) }
    let file = try PictureFile(path, in: listing)
    guard case .file(let written) = file else { return .failure(file.finding(path, in: listing)) }
    if options.rendersNotes, let finding = try pictures.finding(about: written, in: listing) {
      return .failure(finding)
    }
    run.pictures[key] = written
    return .success(written)
  }

  /// Follows the links of fields. One to nothing is an error; an old address becomes the current one.
  func checkLinks(
    of read: inout ItemFile, _ file: SourceFile, _ place: ItemPlace, _ findings: inout FileFindings,
    into run: inout ItemRun
  ) throws(FileFailure) {
    let isDraft = read.isDraft
    for position in linkFields {
      let field = settings.schema.fields[position]
      let isDefault = read.item.values[position] == defaultValue(of: field)
      var places = items.places(ofField: position, in: file)
      guard let collection = field.target, links.hasCollection(collection) else { continue }
      let follow = {
        (address: String, findings: inout FileFindings, run: inout ItemRun) throws(FileFailure) -> String in
        let target = try links.target(ofItem: address, in: collection)
        var found = LinkFindings(place)
        found.note(target)
        findings.hasReferences = true
        run.links += found.links
        run.unknownPages.formUnion(found.unknownPages)
        // What is wrong with a default is said where that is written.
        if !isDefault, !(isDraft && target.isDraft),
          let finding = target.finding(ofField: field.key, address: address, in: collection)
        {
          findings.diagnostics.append(
            Diagnostic(
              finding.severity, finding.id, in: file.path, at: places.range(ofText: address), finding.message))
        }
        if case .item(_, let id, _, _) = target { return id }
        return address
      }
      switch read.item.values[position] {
      case .text(let address): read.item.values[position] = .text(try follow(address, &findings, &run))
      case .list(let addresses):
        var followed: [String] = []
        for address in addresses { followed.append(try follow(address, &findings, &run)) }
        read.item.values[position] = .list(followed)
      case .missing, .number, .year, .date, .dateTime, .flag, .picture, .pictures: break
      }
    }
  }

  private func defaultValue(of field: Field) -> Value {
    if case .value(let value)? = field.defaultValue { value } else { .missing }
  }
}
