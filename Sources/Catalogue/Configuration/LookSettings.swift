/// How pages look, where the site changes that in its settings.
package struct LookSettings: Sendable, Hashable {
  /// The families that text is set in.
  package enum Font: String, Sendable, CaseIterable {
    case sans, serif, mono, rounded
  }

  /// How much room rows have.
  package enum Density: String, Sendable, CaseIterable {
    case compact, comfortable, spacious
  }

  /// The colour of links and controls, on light pages and on dark ones.
  package var accent: (light: Color, dark: Color)?
  package var font = Font.sans
  package var density = Density.comfortable

  package init() {}

  package static func == (one: LookSettings, other: LookSettings) -> Bool {
    one.accent?.light == other.accent?.light && one.accent?.dark == other.accent?.dark && one.font == other.font
      && one.density == other.density
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(accent?.light)
    hasher.combine(accent?.dark)
    hasher.combine(font)
    hasher.combine(density)
  }

  package static let table = SettingTable(
    "look", example: "{ accent: \"#0b6468\", font: serif, density: compact }",
    [
      Setting(
        "accent", .oneOf([.word(examples: ["#0b6468"]), .mapping(accentTable)]),
        "The colour of links and controls; for dark pages it is made lighter, unless there is one of its own."),
      Setting("font", .choice(Font.allCases.map(\.rawValue)), "The kind of typeface."),
      Setting("density", .choice(Density.allCases.map(\.rawValue)), "How much room rows have."),
    ])

  package static let accentTable = SettingTable(
    "accent", example: "{ light: \"#0b6468\", dark: \"#74cdd0\" }", required: ["light"],
    [
      Setting("light", .word(examples: ["#0b6468"]), "The colour on light pages."),
      Setting("dark", .word(examples: ["#74cdd0"]), "The colour on dark pages."),
    ])
}

extension LookSettings {
  /// The backgrounds of the built-in look that the accent is read on: the darkest of light pages, the lightest of dark ones (`--fill`).
  package static let lightGround = Color(red: 0xE9, green: 0xEB, blue: 0xEE)
  package static let darkGround = Color(red: 0x27, green: 0x2B, blue: 0x2F)
  /// What WCAG asks of text, level AA.
  package static let leastContrast = 4.5

  /// The colour made darker for light pages, or lighter for dark ones, until it can be read on them.
  package static func readable(_ color: Color, on ground: Color) -> Color {
    let end = ground == lightGround ? Color(red: 0, green: 0, blue: 0) : Color(red: 255, green: 255, blue: 255)
    for step in 0...100 {
      let mixed = color.mixed(with: end, Double(step) / 100)
      if mixed.contrast(with: ground) >= leastContrast { return mixed }
    }
    return end
  }

  /// The style sheet that makes pages look so; nil where nothing differs from the built-in look.
  package var styleSheet: String? {
    var light: [String] = []
    if let accent { light.append("--tint: \(accent.light.text);") }
    if let family = font.family { light.append("--font: \(family);") }
    if let (row, space, leading) = density.measures {
      light += ["--row: \(row);", "--row-space: \(space);", "--leading: \(leading);"]
    }
    if light.isEmpty { return nil }
    var text = "/* Made from the settings of the site. */\n\n:root { \(light.joined(separator: " ")) }\n"
    if let accent {
      text += "\n@media screen and (prefers-color-scheme: dark) {\n  :root { --tint: \(accent.dark.text); }\n}\n"
      text += "\n@media print {\n  :root { --tint: #000; }\n}\n"
    }
    return text
  }
}

extension LookSettings.Font {
  /// The families of the style sheet; nil for those of the built-in look.
  fileprivate var family: String? {
    switch self {
    case .sans: nil
    case .serif: "\"Iowan Old Style\", \"Palatino Linotype\", Palatino, \"Noto Serif\", Georgia, serif"
    case .mono: "ui-monospace, \"Cascadia Code\", \"SF Mono\", Consolas, \"Noto Sans Mono\", monospace"
    case .rounded:
      "ui-rounded, \"SF Pro Rounded\", \"Hiragino Maru Gothic ProN\", Quicksand, Nunito, system-ui, sans-serif"
    }
  }
}

extension LookSettings.Density {
  /// The least height of a row, the space above and below its text, and the height of lines; nil for those of the built-in look.
  fileprivate var measures: (row: String, space: String, leading: String)? {
    switch self {
    case .compact: ("2rem", ".25rem", "1.3")
    case .comfortable: nil
    case .spacious: ("3.25rem", ".875rem", "1.5")
    }
  }
}
