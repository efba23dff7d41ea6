/// By what files that were added to an output are asked for later.
struct OutputTicket: Sendable, Hashable {
  let folder: String
  let number: Int
}
