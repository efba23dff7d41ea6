package import Files
import Glibc

/// Why a site cannot be served.
package enum ServeFailure: Error, Sendable {
  /// Another program has the port; the next one that is free, if there is one.
  case portInUse(Int, free: Int?)
  /// The system doesn't let the program listen, by what it says.
  case cannotListen(String)
  /// Changes were asked for of a site that is served for reading.
  case readOnly
  case cannotWatch(FileFailure)
}

extension ServeFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .portInUse(let port, let free):
      "port \(port) is in use" + (free.map { "; the next free one is \($0), as in --port \($0)" } ?? "")
    case .cannotListen(let reason): "cannot listen on 127.0.0.1: \(reason)"
    case .readOnly: "this site is served for reading (--read-only)"
    case .cannotWatch(let failure) where failure.code == ENOSPC:
      "the system watches no more folders for you; raise the limits fs.inotify.max_user_watches and fs.inotify.max_user_instances"
    case .cannotWatch(let failure): "\(failure)"
    }
  }
}
