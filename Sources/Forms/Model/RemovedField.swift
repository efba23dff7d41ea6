/// What a person typed into a field that the collection has no more.
struct RemovedField: Hashable {
  let key: String
  let text: String
}
