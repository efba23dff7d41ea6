// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // A warning is an error in tests; a release still builds with a compiler that warns of more.
  .treatAllWarnings(as: .error, .when(configuration: .debug)),
]

/// The templates and assets that the program carries; `Sources/Publishing/templates` leads to them.
let builtInTemplates = [
  "layout.mustache", "home.mustache", "list.mustache", "detail.mustache", "report.mustache",
  "partials/data.mustache", "partials/field.mustache", "partials/section.mustache", "partials/thumbnail.mustache",
  "cells/default.mustache", "cells/subtitle.mustache", "cells/right-detail.mustache", "cells/left-detail.mustache",
  "assets/style.css", "assets/icon.svg", "assets/no-picture.svg",
]

let package = Package(
  name: "vitrine",
  products: [
    .executable(name: "vitrine", targets: ["vitrine"]),
    .executable(name: "vitrine-print", targets: ["vitrine-print"]),
    .executable(name: "vitrine-bench", targets: ["Benchmarks"]),
    // Sorting by language for other programs; it needs ICU and nothing else.
    .library(name: "Ordering", targets: ["Ordering"]),
    // Makes calls to the file system fail, for tests.
    .library(name: "FaultShim", type: .dynamic, targets: ["FaultShim"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // System libraries.
    .systemLibrary(name: "Cmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(name: "Cyaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "Cicu", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "Cjemalloc", pkgConfig: "jemalloc", providers: [.apt(["libjemalloc-dev"])]),
    // What PDFs are made with.
    .systemLibrary(name: "Cpangocairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "Crsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "Cqrencode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .target(
      name: "PaperShim", dependencies: ["Cpangocairo", "Cqrencode", "Crsvg"],
      cSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))]),
    .target(
      name: "Memory", dependencies: ["Cjemalloc"],
      cSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))]),
    .target(
      name: "ICUShim", dependencies: ["Cicu"],
      cxxSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))]),

    // From a file to its parts.
    .target(name: "Characters", swiftSettings: strict),
    .target(name: "Diagnostics", dependencies: ["Characters"], swiftSettings: strict),
    .target(name: "FrontMatter", dependencies: ["Cyaml", "Diagnostics"], swiftSettings: strict),
    .target(name: "CmarkArena", dependencies: ["Cmark"]),
    .target(name: "Markdown", dependencies: ["Characters", "Cmark", "CmarkArena"], swiftSettings: strict),
    .target(name: "Language", dependencies: ["ICUShim"], swiftSettings: strict),
    .target(name: "Ordering", dependencies: ["Language"], swiftSettings: strict),
    .target(name: "LinuxShim", cSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))]),
    .target(name: "Files", dependencies: ["Characters", "LinuxShim"], swiftSettings: strict),
    .target(name: "Templates", dependencies: ["Characters", "Diagnostics"], swiftSettings: strict),

    // From the parts to a site.
    .target(
      name: "Catalogue",
      dependencies: ["Characters", "Diagnostics", "FrontMatter", "Language", "Ordering", "Templates"],
      swiftSettings: strict),
    .target(
      name: "Publishing",
      dependencies: ["Catalogue", "Characters", "Diagnostics", "Files", "Language", "Markdown", "Templates"],
      exclude: ["templates/movies"],
      resources: builtInTemplates.map { .embedInCode("templates/\($0)") },
      swiftSettings: strict),

    // From a site to paper: where everything is on its page, and the PDF.
    .target(
      name: "PaperLayout", dependencies: ["Catalogue", "Diagnostics", "Files", "FrontMatter", "Language", "Markdown"],
      swiftSettings: strict),
    .target(
      name: "Paper", dependencies: ["Catalogue", "Files", "Language", "PaperLayout", "PaperShim"],
      swiftSettings: strict),

    // The program.
    .target(
      name: "VitrineCommand",
      dependencies: [
        "Catalogue", "Characters", "Diagnostics", "Files", "FrontMatter", "Language", "Ordering", "PaperLayout",
        "Publishing", "Templates",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "Memory", "VitrineCommand", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // The part of the program that prints: the libraries for PDF are there as shared libraries alone.
    .executableTarget(
      name: "vitrine-print",
      dependencies: [
        "Files", "Paper", "PaperLayout", "VitrineCommand",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // Measured by hand: how long it all takes.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Catalogue", "Diagnostics", "Files", "FrontMatter", "Language", "Markdown", "Ordering", "Publishing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // What must hold of hostile input, for tests and for libFuzzer.
    .target(
      name: "Probes", dependencies: ["Catalogue", "Diagnostics", "FrontMatter", "Language", "Markdown", "Templates"],
      swiftSettings: strict),
    // What several suites use, for tests alone.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),

    .testTarget(
      name: "FuzzTests", dependencies: ["Probes", "TestSupport"], exclude: ["Corpus", "Dictionaries"],
      swiftSettings: strict),

    .testTarget(name: "CharactersTests", dependencies: ["Characters", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "FrontMatterTests", dependencies: ["FrontMatter", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "LanguageTests", dependencies: ["Language", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "OrderTests", dependencies: ["Catalogue", "Language", "Ordering", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ManualTests",
      dependencies: [
        "Catalogue", "Diagnostics", "Language", "PaperLayout", "Publishing", "Templates", "VitrineCommand",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TemplatesTests", dependencies: ["Diagnostics", "Probes", "Templates", "TestSupport"], swiftSettings: strict
    ),
    .testTarget(
      name: "CatalogueTests",
      dependencies: ["Catalogue", "Diagnostics", "FrontMatter", "Language", "Templates", "TestSupport"],
      exclude: ["Cases"], swiftSettings: strict),
    .testTarget(
      name: "PublishingTests",
      dependencies: ["Catalogue", "Diagnostics", "Files", "Probes", "Publishing", "TestSupport"],
      exclude: ["Cases", "Sites"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests", dependencies: ["Publishing", "TestSupport", "VitrineCommand", "vitrine"],
      exclude: ["Cases", "Sites"],
      swiftSettings: strict),
    .testTarget(
      name: "PaperTests",
      dependencies: [
        "Catalogue", "Diagnostics", "Files", "Language", "Ordering", "Paper", "PaperLayout", "TestSupport",
        "vitrine", "vitrine-print",
      ],
      swiftSettings: strict),
    .target(
      name: "FaultShim", path: "Tests/FaultShim",
      cSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))], linkerSettings: [.linkedLibrary("dl")]),
    .testTarget(
      name: "SafetyTests", dependencies: ["Files", "Publishing", "TestSupport", "vitrine"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// libFuzzer brings the main function of its driver, so that the driver is a program only in `make fuzz`.
if Context.environment["VITRINE_FUZZ"] != nil {
  package.targets.append(.executableTarget(name: "FuzzDriver", dependencies: ["Probes"]))
}

// What `make sanitize` tells a sanitizer stands in the programs themselves, and a program shows that the sanitizer sees what it should.
if let options = Context.environment["VITRINE_SANITIZE"] {
  for target in package.targets where ["vitrine", "SafetyTests"].contains(target.name) {
    target.dependencies.append("SanitizerShim")
  }
  // A sanitizer gives the memory itself.
  for target in package.targets where target.name == "Memory" {
    target.dependencies = []
    target.cSettings?.append(.define("SANITIZED"))
  }
  package.targets += [
    .target(
      name: "SanitizerShim", path: "Tests/SanitizerShim",
      cSettings: [.define("SANITIZER_OPTIONS", to: "\"\(options)\""), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "SanitizerProbe", dependencies: ["SanitizerShim"], path: "Tests/SanitizerProbe", swiftSettings: strict),
  ]
}
