import FrontMatter

extension EditingCollection {
  /// What is wrong with an edit of one field by itself.
  package func findings(in edit: FieldEdit) -> [EditFinding] {
    let checker = FieldChecker(self, clock: clock)
    if let finding = checker.finding(forKey: edit.key, isOwnKey: false, path: nil) { return [finding] }
    guard case .set(let text) = edit.change else { return [] }
    return checker.findings(in: .text(text), key: edit.key, path: nil)
  }
}
