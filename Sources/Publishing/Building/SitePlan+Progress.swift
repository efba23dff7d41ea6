extension SitePlan {
  /// How many items' pages a job makes.
  func itemCount(of job: PageJob) -> Int {
    if case .items(let collection, let chunk) = job {
      collections[collection].loaded.notes[chunk].items.count
    } else {
      0
    }
  }
}
