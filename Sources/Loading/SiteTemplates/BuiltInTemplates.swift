/// The templates and assets that the program carries with it, so that it works wherever it is installed.
enum BuiltInTemplates {
  /// By the paths that they have in a site's `templates/`.
  static let files: [(path: String, bytes: [UInt8])] = [
    ("layout.mustache", PackageResources.layout_mustache),
    ("home.mustache", PackageResources.home_mustache),
    ("list.mustache", PackageResources.list_mustache),
    ("detail.mustache", PackageResources.detail_mustache),
    ("report.mustache", PackageResources.report_mustache),
    ("value.mustache", PackageResources.value_mustache),
    ("values.mustache", PackageResources.values_mustache),
    ("statistics.mustache", PackageResources.statistics_mustache),
    ("search.mustache", PackageResources.search_mustache),
    ("partials/facets.mustache", PackageResources.facets_mustache),
    ("partials/table-head.mustache", PackageResources.table_head_mustache),
    ("partials/search-box.mustache", PackageResources.search_box_mustache),
    ("partials/table-section.mustache", PackageResources.table_section_mustache),
    ("partials/data.mustache", PackageResources.data_mustache),
    ("partials/field.mustache", PackageResources.field_mustache),
    ("partials/section.mustache", PackageResources.section_mustache),
    ("partials/thumbnail.mustache", PackageResources.thumbnail_mustache),
    ("cells/default.mustache", PackageResources.default_mustache),
    ("cells/subtitle.mustache", PackageResources.subtitle_mustache),
    ("cells/right-detail.mustache", PackageResources.right_detail_mustache),
    ("cells/left-detail.mustache", PackageResources.left_detail_mustache),
    ("assets/search.js", PackageResources.search_js),
    ("assets/facets.js", PackageResources.facets_js),
    ("assets/style.css", PackageResources.style_css),
    ("assets/report.css", PackageResources.report_css),
    ("assets/icon.svg", PackageResources.icon_svg),
    ("assets/no-picture.svg", PackageResources.no_picture_svg),
  ]
}
