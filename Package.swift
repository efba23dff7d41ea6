// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Warnings are errors in debug builds. A release also builds with later compilers, which may have new warnings.
  .treatAllWarnings(as: .error, .when(configuration: .debug)),
]

// For modules that are optimised in debug builds, too. Tests build thousands of small sites, and these few modules took nearly
// half of that time. Assertions stay on. As a whole, a module is compiled faster than file by file; the compiler
// remarks that such a module is not compiled incrementally. SwiftPM 6.2 and later accept these flags in dependencies.
let optimized: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      ["-O", "-assert-config", "Debug", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
      .when(configuration: .debug))
  ]

let package = Package(
  name: "vitrine",
  products: [
    .executable(name: "vitrine", targets: ["vitrine"]),
    .executable(name: "vitrine-print", targets: ["vitrine-print"]),
    .executable(name: "vitrine-bench", targets: ["Benchmarks"]),
    // Sorting by language, for other programs. It depends on ICU only.
    .library(name: "Ordering", targets: ["Ordering"]),
    // Makes file system calls fail, for tests.
    .library(name: "FaultShim", type: .dynamic, targets: ["FaultShim"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    // System libraries.
    .systemLibrary(name: "Cmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(name: "Cyaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "Cicu", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "Cjemalloc", pkgConfig: "jemalloc", providers: [.apt(["libjemalloc-dev"])]),
    .systemLibrary(name: "Cexpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "Cminizip", pkgConfig: "minizip", providers: [.apt(["libminizip-dev"])]),
    .systemLibrary(name: "Cjpeg", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(name: "Cpng", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "Cwebp", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "Cnettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    // What PDFs are made with.
    .systemLibrary(name: "Cpangocairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "Crsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "Cqrencode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .target(
      name: "PaperShim", dependencies: ["Cpangocairo", "Cqrencode", "Crsvg"],
      cSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))],
      // Parts of what Pango is made of, which come with it.
      linkerSettings: ["fontconfig", "freetype", "harfbuzz-subset", "pangoft2-1.0"].map { .linkedLibrary($0) }),
    .target(
      name: "Memory", dependencies: ["Cjemalloc"],
      cSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))]),
    .target(
      name: "ICUShim", dependencies: ["Cicu"],
      cxxSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))]),

    .target(
      name: "PictureShim", dependencies: ["Cjpeg", "Cpng", "Cwebp"],
      cSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))]),

    // From a file to its parts.
    .target(name: "Characters", swiftSettings: optimized),
    .target(name: "Diagnostics", dependencies: ["Characters"], swiftSettings: optimized),
    .target(name: "FrontMatter", dependencies: ["Characters", "Cyaml", "Diagnostics"], swiftSettings: strict),
    .target(name: "JSON", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(name: "CmarkArena", dependencies: ["Cmark"]),
    .target(name: "Markdown", dependencies: ["Characters", "Cmark", "CmarkArena"], swiftSettings: strict),
    .target(name: "Language", dependencies: ["Characters", "ICUShim"], swiftSettings: strict),
    .target(name: "Ordering", dependencies: ["Language"], swiftSettings: strict),
    .target(name: "SQLiteShim", cSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))]),
    .target(name: "LinuxShim", cSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))]),
    .target(name: "Concurrency", dependencies: ["LinuxShim"], swiftSettings: strict),
    .target(name: "Files", dependencies: ["Characters", "Concurrency", "LinuxShim"], swiftSettings: optimized),
    .target(name: "Templates", dependencies: ["Characters", "Diagnostics"], swiftSettings: optimized),

    .target(name: "Search", dependencies: ["Language"], swiftSettings: optimized),
    .target(
      name: "Pictures", dependencies: ["Cnettle", "Cpng", "Files", "PictureShim"], swiftSettings: strict),

    // From the parts to a site.
    .target(name: "Addresses", dependencies: ["Characters", "Files", "Language"], swiftSettings: strict),
    .target(
      name: "Catalogue",
      dependencies: ["Addresses", "Characters", "Diagnostics", "FrontMatter", "Language", "Ordering", "Templates"],
      swiftSettings: strict),
    .target(name: "BuildCache", dependencies: ["Characters", "Files"], swiftSettings: strict),
    .target(
      name: "Loading",
      dependencies: [
        "Addresses", "BuildCache", "Catalogue", "Characters", "Concurrency", "Diagnostics", "Files", "Language",
        "Markdown", "Pictures", "Templates",
      ],
      // The folder is a link to the templates at the top level. `BuiltInTemplates` lists them.
      exclude: ["templates/cars", "templates/movies", "templates/assets/site.css"],
      resources: [.embedInCode("templates")],
      swiftSettings: strict),
    .target(
      name: "Rendering",
      dependencies: [
        "Addresses", "Catalogue", "Characters", "Concurrency", "Diagnostics", "Language", "Ordering", "Search",
        "Templates",
      ],
      swiftSettings: strict),
    .target(name: "Staging", dependencies: ["Characters", "Concurrency", "Files"], swiftSettings: strict),
    .target(
      name: "Publishing",
      dependencies: [
        "Addresses", "BuildCache", "Catalogue", "Concurrency", "Diagnostics", "Files", "Language", "Loading",
        "Markdown", "Pictures", "Rendering", "Staging",
      ],
      swiftSettings: strict),

    // From edits to changed files.
    .target(
      name: "Editing",
      dependencies: [
        "Addresses", "Catalogue", "Characters", "Concurrency", "Diagnostics", "Files", "FrontMatter", "JSON",
        "Language", "Markdown",
      ],
      swiftSettings: strict),

    .target(
      name: "Importing",
      dependencies: [
        "Addresses", "Catalogue", "Cexpat", "Characters", "Cminizip", "Concurrency", "Diagnostics", "Editing", "Files",
        "FrontMatter", "JSON", "Language", "Markdown",
      ],
      swiftSettings: strict),
    .target(
      name: "Exporting",
      dependencies: [
        "Addresses", "Catalogue", "Characters", "Concurrency", "Diagnostics", "Editing", "Files", "FrontMatter",
        "Language", "Loading", "SQLiteShim",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: strict),

    // From a site in memory to a browser.
    .target(
      name: "Resident",
      dependencies: [
        "Addresses", "Catalogue", "Concurrency", "Diagnostics", "Files", "Language", "Loading", "Markdown", "Pictures",
        "Publishing", "Rendering",
      ],
      swiftSettings: strict),
    // What the server and the pages for editing agree on.
    .target(
      name: "Workbench", dependencies: ["Diagnostics", "Editing", "Loading", "Rendering"], swiftSettings: strict),
    .target(
      name: "Forms",
      dependencies: [
        "Addresses", "Catalogue", "Characters", "Diagnostics", "Editing", "Files", "FrontMatter", "Language", "Loading",
        "Pictures", "Rendering", "Templates", "Workbench",
      ],
      resources: ["forms.css", "forms.js", "notes.js", "kept.js", "table.js"].map { .embedInCode("Assets/\($0)") },
      swiftSettings: strict),
    .target(
      name: "Server",
      dependencies: [
        "Addresses", "Catalogue", "Concurrency", "Diagnostics", "Editing", "Files", "Language", "LinuxShim", "Loading",
        "Pictures", "Publishing", "Rendering", "Resident", "Workbench",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      resources: [.embedInCode("Assets/live.js"), .embedInCode("Assets/live.css")],
      swiftSettings: strict),

    // From a site to paper: where everything is on its page, and the PDF.
    .target(
      name: "PaperLayout",
      dependencies: [
        "Addresses", "Catalogue", "Characters", "Diagnostics", "Files", "FrontMatter", "Language", "Markdown",
      ],
      swiftSettings: strict),
    .target(
      name: "Paper",
      dependencies: [
        "Addresses", "Catalogue", "Characters", "Concurrency", "Files", "Language", "PaperLayout", "PaperShim",
        "Pictures",
      ],
      swiftSettings: strict),

    // The program.
    .target(
      name: "VitrineCommand",
      dependencies: [
        "Addresses", "Catalogue", "Characters", "Concurrency", "Diagnostics", "Editing", "Exporting", "Files",
        "Forms", "FrontMatter", "Importing", "JSON", "Language", "Loading", "Ordering", "PaperLayout", "Publishing",
        "Rendering", "Resident", "Server", "Staging", "Templates",
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
        "Concurrency", "Paper", "PaperLayout", "VitrineCommand",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // Benchmarks.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Catalogue", "Diagnostics", "Files", "FrontMatter", "Language", "Loading", "Markdown", "Ordering", "Publishing",
        "Rendering", "Search", "Staging",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // Properties that must hold for hostile input, for tests and for libFuzzer.
    .target(
      name: "Probes",
      dependencies: ["Catalogue", "Diagnostics", "FrontMatter", "Language", "Markdown", "Pictures", "Templates"],
      swiftSettings: strict),
    // Helpers for several test targets.
    .target(name: "TestSupport", path: "Tests/TestSupport", exclude: ["README.md"], swiftSettings: strict),

    .testTarget(
      name: "FuzzTests", dependencies: ["Probes", "TestSupport"], exclude: ["Corpus", "Dictionaries"],
      swiftSettings: strict),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PicturesTests", dependencies: ["Concurrency", "Files", "Pictures", "TestSupport"], exclude: ["Pictures"],
      swiftSettings: strict),
    .testTarget(
      name: "FormsTests",
      dependencies: [
        "Addresses", "Catalogue", "Diagnostics", "Editing", "Forms", "Language", "Loading", "Rendering", "TestSupport",
        "Workbench",
      ],
      exclude: ["Cases"], swiftSettings: strict),
    .testTarget(
      name: "ImportingTests",
      dependencies: ["Catalogue", "Diagnostics", "Editing", "Exporting", "Importing", "JSON", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SearchTests", dependencies: ["Language", "Search"], swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .testTarget(name: "ConcurrencyTests", dependencies: ["Concurrency"], swiftSettings: strict),
    .testTarget(name: "CharactersTests", dependencies: ["Characters", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "FrontMatterTests", dependencies: ["FrontMatter", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "LanguageTests", dependencies: ["Language", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "OrderTests", dependencies: ["Catalogue", "Language", "Ordering", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ManualTests",
      dependencies: [
        "Catalogue", "Diagnostics", "Forms", "Importing", "JSON", "Language", "Loading", "PaperLayout", "Publishing",
        "Rendering", "Server", "Templates", "VitrineCommand", "Workbench",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TemplatesTests", dependencies: ["Diagnostics", "Probes", "Templates", "TestSupport"], swiftSettings: strict
    ),
    .testTarget(
      name: "CatalogueTests",
      dependencies: ["Addresses", "Catalogue", "Diagnostics", "FrontMatter", "Language", "Templates", "TestSupport"],
      exclude: ["Cases"], swiftSettings: strict),
    .testTarget(
      name: "PublishingTests",
      dependencies: [
        "Addresses", "BuildCache", "Catalogue", "Diagnostics", "Files", "Loading", "Pictures", "Probes", "Publishing",
        "Rendering", "Resident", "Staging", "TestSupport",
      ],
      exclude: ["Cases", "Sites"],
      swiftSettings: strict),
    .testTarget(
      name: "ServerTests",
      dependencies: ["Addresses", "Editing", "Files", "Loading", "Resident", "Server", "TestSupport", "Workbench"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: ["Addresses", "Editing", "Loading", "Staging", "TestSupport", "VitrineCommand", "vitrine"],
      exclude: ["Cases", "Sites"],
      swiftSettings: strict),
    .testTarget(
      name: "PaperTests",
      dependencies: [
        "Catalogue", "Diagnostics", "Files", "Language", "Markdown", "Ordering", "Paper", "PaperLayout", "TestSupport",
        "vitrine", "vitrine-print",
      ],
      swiftSettings: strict),
    .target(
      name: "FaultShim", path: "Tests/FaultShim",
      cSettings: [.treatAllWarnings(as: .error, .when(configuration: .debug))], linkerSettings: [.linkedLibrary("dl")]),
    .testTarget(
      name: "SafetyTests",
      dependencies: ["Addresses", "Editing", "Files", "Publishing", "Staging", "TestSupport", "vitrine"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// Each test folder has a README about its fixtures and helpers.
for target in package.targets where target.type == .test { target.exclude.append("README.md") }

// libFuzzer provides the main function, so its driver is a program in `make fuzz` only.
if Context.environment["VITRINE_FUZZ"] != nil {
  package.targets.append(.executableTarget(name: "FuzzDriver", dependencies: ["Probes"]))
}

// `make sanitize` builds the options of the sanitizer into the programs, and a program that shows that the sanitizer works.
if let options = Context.environment["VITRINE_SANITIZE"] {
  for target in package.targets where ["vitrine", "SafetyTests"].contains(target.name) {
    target.dependencies.append("SanitizerShim")
  }
  // Sanitizers replace the memory allocator.
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
