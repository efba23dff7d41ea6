private import Glibc
private import LinuxShim

/// What the system lets the program have.
package enum ProcessLimits {
  /// The fewest files that must be allowed to be open at a time.
  private static let descriptors: UInt = 32
  /// The stack that the program asks for, and the least that it can do with.
  private static let (stack, leastStack): (UInt, UInt) = (8 << 20, 256 << 10)

  /// Raises the limits that the program itself may raise. The program ends with 71 if one is too low, now or later, except that
  /// writing a file that becomes too large is an error like any other.
  package static func raise() {
    linux_report_exhaustion(Exit.noResources)
    linux_ignore_size_signal()
    let files = linux_raise_descriptor_limit()
    if files < descriptors {
      end("only \(files) files may be open at a time, and \(descriptors) are needed; raise the limit with ulimit -n")
    }
    let stack = linux_raise_stack_limit(stack)
    if stack < leastStack {
      end(
        "the stack may have only \(stack >> 10) kB, and \(leastStack >> 10) are needed; raise the limit with ulimit -s")
    }
  }

  private static func end(_ message: String) -> Never {
    StandardError.write("error: \(message)\n")
    exit(Exit.noResources)
  }
}
