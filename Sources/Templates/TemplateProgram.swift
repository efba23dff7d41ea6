/// A template compiled for one kind of page: stretches of bytes to copy, and between them slots to fill.
package struct TemplateProgram: Sendable {
  enum Instruction: Sendable {
    /// Bytes of `literals`.
    case copy(from: Int, count: Int)
    case write(Slot, escaped: Bool)
    /// Goes on at `otherwise` if the slot is empty.
    case when(Slot, otherwise: Int)
    /// Goes on at `otherwise` if the slot holds something.
    case unless(Slot, otherwise: Int)
    /// Runs what follows up to `end` once for each row.
    case each(Slot, end: Int)
  }

  private(set) var instructions: [Instruction] = []
  private var literals: [UInt8] = []
  /// Whether a branch jumps to the next instruction, which therefore cannot be joined with the last.
  private var isJumpedTo = false

  /// A program that prints nothing.
  package init() {}

  /// Prints the template with what `source` has for its slots.
  ///
  /// - Parameter afterRow: Called after each row with everything that was printed, which it may take away.
  package func run(
    _ source: some TemplateSource, into output: inout TemplateOutput, afterRow: (inout [UInt8]) -> Void = { _ in }
  ) {
    literals.withUnsafeBufferPointer { literals in
      instructions.withUnsafeBufferPointer { instructions in
        var rows = Rows()
        Self.run(instructions, 0..<instructions.count, literals, source, &rows, &output, afterRow)
      }
    }
  }

  private static func run(
    _ instructions: UnsafeBufferPointer<Instruction>, _ range: Range<Int>, _ literals: UnsafeBufferPointer<UInt8>,
    _ source: some TemplateSource, _ rows: inout Rows, _ output: inout TemplateOutput,
    _ afterRow: (inout [UInt8]) -> Void
  ) {
    var next = range.lowerBound
    while next < range.upperBound {
      let instruction = instructions[next]
      next += 1
      switch instruction {
      case .copy(let start, let count):
        output.append(UnsafeBufferPointer(rebasing: literals[start..<start + count]))
      case .write(let slot, let escaped):
        output.escapes = escaped
        source.write(slot, at: rows, to: &output)
      case .when(let slot, let otherwise):
        if !source.has(slot, at: rows) { next = otherwise }
      case .unless(let slot, let otherwise):
        if source.has(slot, at: rows) { next = otherwise }
      case .each(let slot, let end):
        let level = Int(slot.level) + 1
        let outside = rows.row(onLevel: level)
        for row in 0..<source.count(of: slot, at: rows) {
          rows.move(to: row, onLevel: level)
          run(instructions, next..<end, literals, source, &rows, &output, afterRow)
          afterRow(&output.bytes)
        }
        rows.move(to: outside, onLevel: level)
        next = end
      }
    }
  }
}

extension TemplateProgram {
  /// Whether the program has no slots, so that it prints the same each time.
  package var isConstant: Bool {
    instructions.allSatisfy { if case .copy = $0 { true } else { false } }
  }

  /// Bytes that two programs share only if they print the same from the same source.
  package var signature: [UInt8] {
    var bytes: [UInt8] = []
    func add(_ kind: UInt8, _ slot: Slot, _ end: Int = 0) {
      bytes.append(kind)
      for number in [slot.signature, end] { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
    }
    for instruction in instructions {
      switch instruction {
      case .copy(let from, let count):
        bytes.append(0)
        withUnsafeBytes(of: count.littleEndian) { bytes += $0 }
        bytes += literals[from..<from + count]
      case .write(let slot, let escaped): add(escaped ? 1 : 2, slot)
      case .when(let slot, let otherwise): add(3, slot, otherwise)
      case .unless(let slot, let otherwise): add(4, slot, otherwise)
      case .each(let slot, let end): add(5, slot, end)
      }
    }
    return bytes
  }

  /// The slots whose text the program prints, in their order.
  package var slots: [Slot] {
    instructions.compactMap { if case .write(let slot, _) = $0 { slot } else { nil } }
  }

  /// The number of bytes that are known.
  var literalCount: Int { literals.count }

  mutating func append(_ literal: some Collection<UInt8>) {
    guard !literal.isEmpty else { return }
    if case .copy(let from, let count)? = instructions.last, !isJumpedTo {
      instructions[instructions.count - 1] = .copy(from: from, count: count + literal.count)
    } else {
      append(.copy(from: literals.count, count: literal.count))
    }
    literals.append(contentsOf: literal)
  }

  mutating func append(_ instruction: Instruction) {
    instructions.append(instruction)
    isJumpedTo = false
  }

  /// Adds an instruction that decides about what follows up to `endBranch`.
  mutating func beginBranch(_ branch: (_ end: Int) -> Instruction) -> Int {
    append(branch(0))
    return instructions.count - 1
  }

  mutating func endBranch(_ start: Int, _ branch: (_ end: Int) -> Instruction) {
    instructions[start] = branch(instructions.count)
    isJumpedTo = true
  }
}
