import Diagnostics
import FrontMatter

extension ConfigurationDecoder {
  /// The `look` of a site.
  mutating func look(_ node: Node?) -> LookSettings {
    var look = LookSettings()
    guard let node, !isReported(node) else { return look }
    let settings = settings(in: node, of: LookSettings.table)
    for entry in node.entries ?? [] where entry.key == "accent" && entry.value.isEmpty {
      error(
        .settingValue, atKeyOf: entry,
        "accent has no value: a '#' begins a comment in YAML, so a colour needs quotation marks")
    }
    look.accent = accent(settings["accent"])
    look.font = choice(settings["font"], "font", LookSettings.Font.self) ?? look.font
    look.density = choice(settings["density"], "density", LookSettings.Density.self) ?? look.density
    return look
  }

  private mutating func accent(_ node: Node?) -> (light: Color, dark: Color)? {
    guard let node else { return nil }
    guard node.entries != nil else {
      guard let light = color(node, "accent", on: LookSettings.lightGround, named: "light") else { return nil }
      return (light, LookSettings.readable(light, on: LookSettings.darkGround))
    }
    let settings = settings(in: node, of: LookSettings.accentTable)
    guard let lightNode = settings["light"] else {
      missing("accent needs the colour on light pages: light: \"#0b6468\"", from: settings)
      return nil
    }
    let dark = settings["dark"].map { color($0, "dark", on: LookSettings.darkGround, named: "dark") }
    guard let light = color(lightNode, "light", on: LookSettings.lightGround, named: "light") else { return nil }
    return (light, (dark ?? nil) ?? LookSettings.readable(light, on: LookSettings.darkGround))
  }

  /// A colour that can be read on pages.
  private mutating func color(_ node: Node, _ name: String, on ground: Color, named scheme: String) -> Color? {
    guard let text = node.text, let color = Color(text) else {
      error(.settingValue, at: node, "\(name) must be a colour such as \"#0b6468\"")
      return nil
    }
    let contrast = color.contrast(with: ground)
    guard contrast >= LookSettings.leastContrast else {
      let readable = LookSettings.readable(color, on: ground)
      // Not rounded, so that 4.49 does not become 4.5.
      let tenths = Int(contrast * 10)
      error(
        .lookContrast, at: node,
        "\(name) has a contrast of \(tenths / 10).\(tenths % 10) on \(scheme) pages, and text needs 4.5; "
          + "'\(readable.text)' has enough")
      return nil
    }
    return color
  }
}
