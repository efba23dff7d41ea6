package import Language

/// Writes values as bytes that compare as the values do. One writer belongs to one thread.
package struct SortKeyWriter {
  private let collator: TextCollator
  private let filing: Filing
  private let schema: Schema

  package init(schema: Schema, language: Language) throws(ICUFailure) {
    self.schema = schema
    collator = try TextCollator(language)
    filing = Filing(language)
  }

  /// Adds the key of one item; nothing if the value is missing.
  mutating func write(_ component: SortComponent, of item: Item, to bytes: inout [UInt8]) {
    if component.followsSortName, let name = item.sortName {
      return write(name, component, of: item, to: &bytes)
    }
    switch component.subject {
    case .name: write(item.name, component, of: item, to: &bytes)
    case .field(let field, let part):
      if schema.fields[field].type == .choice {
        write(choice: item.values[field], of: schema.fields[field], to: &bytes)
      } else {
        write(item.values[field], part, component, of: item, to: &bytes)
      }
    }
  }

  private mutating func write(
    _ value: Value, _ part: FieldPart, _ component: SortComponent, of item: Item, to bytes: inout [UInt8]
  ) {
    switch value {
    case .missing: break
    case .text(let text): write(text, component, of: item, to: &bytes)
    case .number(let number): Self.write(number.units, to: &bytes)
    case .year(let year): Self.write(Int64(year), to: &bytes)
    case .date(let date): Self.write(Int64(part == .year ? date.year : date.dayNumber), to: &bytes)
    case .moment(let moment): Self.write(Self.seconds(of: moment, part), to: &bytes)
    case .flag(let flag): bytes.append(flag ? 1 : 0)
    case .list(let texts): for text in texts { write(text, component, of: item, to: &bytes) }
    }
  }

  private func write(choice: Value, of field: Field, to bytes: inout [UInt8]) {
    guard case .text(let option) = choice, let position = field.options.firstIndex(of: option) else { return }
    Self.write(Int64(position), to: &bytes)
  }

  private mutating func write(_ text: String, _ component: SortComponent, of item: Item, to bytes: inout [UInt8]) {
    switch component.comparison {
    case .exact:
      // A final zero keeps the elements of lists apart, and a present empty text from a missing one.
      bytes.append(contentsOf: text.utf8)
      bytes.append(0)
    case .language where component.isFiled:
      collator.appendSortKey(of: item.filed(text, by: filing), to: &bytes)
    case .language:
      collator.appendSortKey(of: text, to: &bytes)
    }
  }

  private static func seconds(of moment: Moment, _ part: FieldPart) -> Int64 {
    switch part {
    case .whole: Int64(moment.date.dayNumber * 86_400 + moment.time.secondOfDay)
    case .date: Int64(moment.date.dayNumber)
    case .time: Int64(moment.time.secondOfDay)
    case .year: Int64(moment.date.year)
    }
  }

  /// The highest byte first, and negative numbers below positive ones.
  private static func write<Integer: FixedWidthInteger>(_ number: Integer, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: (number ^ Integer.min).bigEndian) { bytes.append(contentsOf: $0) }
  }
}
