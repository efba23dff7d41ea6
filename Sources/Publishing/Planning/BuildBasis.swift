import BuildCache
import Files
import Language
import Loading

/// What a build starts from: what the previous one left, or nothing.
enum BuildBasis: Sendable {
  case nothing(CacheMiss)
  case previous(ChangeSet, OutputState)

  /// - Parameters:
  ///   - existing: The output of the previous build, if there is one.
  ///   - loader: The site; takes unchanged items from the cache from now on, if the cache can be used.
  static func determine(
    _ existing: ExistingOutput?, _ loader: inout SiteLoader, _ options: LoadOptions
  ) throws -> BuildBasis {
    guard let existing else { return .nothing(.absent) }
    if let miss = try miss(existing.cache, loader.siteInputs, options) { return .nothing(miss) }
    return .previous(try loader.compare(with: existing.cache), try OutputState(of: existing))
  }

  /// Whether a build would make the existing output again.
  var isUnchanged: Bool {
    switch self {
    case .nothing: false
    case .previous(let changes, let output): changes.isEmpty && output.isIntact
    }
  }

  /// Why a cache can't be used for a site; nil if it can.
  private static func miss(_ cache: BuildCache, _ inputs: SiteInputs, _ options: LoadOptions) throws -> CacheMiss? {
    guard cache.identity == BuildIdentity.text(of: options) else { return .otherProgram }
    guard inputs.areSettled else { return .unsettled }
    if inputs.files != cache.inputs { return .input(Self.firstDifference(inputs.files, cache.inputs)) }
    guard let day = cache.day, let zone = TimeZone(day.zone) else { return nil }
    let now = try ZoneClock(zone).localTime(at: options.clock)
    if now.date.dayNumber != day.number { return .otherDay }
    return day.second == nil || day.second == now.time.secondOfDay ? nil : .otherMoment
  }

  private static func firstDifference(_ now: [CachedInput], _ before: [CachedInput]) -> RelativePath {
    let changed = Set(now).symmetricDifference(before).map(\.path).min()
    return changed ?? RelativePath("content")
  }
}
