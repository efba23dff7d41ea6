import Diagnostics

// Sections, and what they are on.
extension TemplateCompiler {
  mutating func addSection(_ value: TemplateValue, _ name: TemplateName, _ body: [TemplateNode]) throws(Overrun) {
    switch value {
    case .absent, .flag(false), .text(""):
      break
    case .text, .flag, .record(_, itself: nil):
      try add(body, on: value)
    case .list(let values, _):
      for value in values {
        try countStep { _ in name.range }
        try add(body, on: value)
      }
    case .slot(let slot):
      try addBranch({ .when(slot, otherwise: $0) }, body, on: value)
    case .rows(let slot, let element):
      guard canGoThrough(slot, name) else { return }
      loops.append(slot)
      try addBranch({ .each(slot, end: $0) }, body, on: element)
      loops.removeLast()
    case .record(_, let itself?):
      if case .slot(let slot) = itself {
        try addBranch({ .when(slot, otherwise: $0) }, body, on: value)
      } else if itself.isThere {
        try add(body, on: value)
      }
    }
  }

  /// Rows of one level cannot be inside rows of that level: the running template is at one row of each level, and rows inside themselves
  /// would multiply.
  private mutating func canGoThrough(_ slot: Slot, _ name: TemplateName) -> Bool {
    guard slot != .unknown, loops.contains(where: { $0.level == slot.level && $0 != .unknown }) else { return true }
    let finding = finding(
      .templateName, at: name.range,
      "'\(name.text)' cannot be gone through here, inside other rows; close them first")
    if loops.contains(slot) {
      rowsInThemselves.add(finding)
      return true
    }
    findings.add(finding)
    return false
  }

  mutating func addInverted(_ value: TemplateValue, _ body: [TemplateNode]) throws(Overrun) {
    switch value {
    case .slot(let slot), .record(_, .slot(let slot)?), .rows(let slot, _):
      try addBranch({ .unless(slot, otherwise: $0) }, body, on: nil)
    case .absent, .text, .flag, .list, .record:
      if !value.isThere { try add(body) }
    }
  }

  private mutating func add(_ body: [TemplateNode], on value: TemplateValue?) throws(Overrun) {
    guard let value else { return try add(body) }
    stack.append(value)
    try add(body)
    stack.removeLast()
  }

  private mutating func addBranch(
    _ branch: (_ end: Int) -> TemplateProgram.Instruction, _ body: [TemplateNode], on value: TemplateValue?
  ) throws(Overrun) {
    let start = program.beginBranch(branch)
    try add(body, on: value)
    program.endBranch(start, branch)
  }
}
