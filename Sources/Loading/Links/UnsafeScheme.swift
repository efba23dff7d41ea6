private import Characters

/// Schemes of addresses that pages have only where HTML is allowed.
enum UnsafeScheme: String, Hashable, CaseIterable {
  case javascript, vbscript, livescript, mocha
  case data, blob, filesystem
  case file
  case viewSource = "view-source"
  case smb, cifs, nfs, afp, dav, davs, ldap, ldaps
  case jar, feed
  case searchWindows = "search"
  case searchMicrosoft = "search-ms"
  case diagnosticsMicrosoft = "ms-msdt"
  case shell
  case jnlp, jnlps
  case helpWindows = "hcp"
  case archiveMicrosoft = "mhtml"
  case helpMicrosoft = "mk"
  case resourceMicrosoft = "res"
  case storageMicrosoft = "its"
  case onenote
  case applescript
  case helpMac = "help"
  case manualMac = "x-man-page"
  case about, chrome
  case resource
  case extensionChrome = "chrome-extension"
  case browserMicrosoft = "microsoft-edge"
  case shortcuts, intent
  case installerApple = "itms-services"
  /// The letter of a drive, any one: `C:\manual.pdf`.
  case drive = "c"
  /// A program of Microsoft's, such as `ms-word`.
  case programMicrosoft = "ms-"

  /// Why links of this kind are left out, as a rule.
  var rule: String {
    switch self {
    case .javascript, .vbscript, .livescript, .mocha: "links that could run a script (\(rawValue):) are left out"
    case .data, .blob, .filesystem: "links that carry their data themselves (\(rawValue):) are left out"
    case .file, .viewSource, .archiveMicrosoft, .helpMicrosoft, .resourceMicrosoft,
      .storageMicrosoft, .about, .chrome, .resource, .extensionChrome:
      "links that lead into the reader's own machine (\(rawValue):) are left out"
    case .drive: "links that lead to a drive of the reader's own machine (such as C:) are left out"
    case .smb, .cifs, .nfs, .afp, .dav, .davs, .ldap, .ldaps:
      "links that lead into the reader's own network (\(rawValue):) are left out"
    case .jar, .feed: "links that hold another address (\(rawValue):) are left out"
    case .programMicrosoft: "links that start a program of the system (such as ms-word:) are left out"
    case .searchWindows, .searchMicrosoft, .diagnosticsMicrosoft, .shell, .jnlp, .jnlps, .helpWindows, .onenote,
      .applescript, .helpMac, .manualMac, .browserMicrosoft, .shortcuts, .intent, .installerApple:
      "links that start a program of the system (\(rawValue):) are left out"
    }
  }

  /// The scheme of a destination as browsers read it: without white space and control characters, in any case; nil of a safe one.
  init?(of destination: String) {
    guard destination.hasByte(UInt8(ascii: ":")) else { return nil }
    var scheme: [UInt8] = []
    for byte in destination.utf8 {
      switch byte {
      case 0...0x20, 0x7F: continue
      case UInt8(ascii: ":"):
        self.init(scheme)
        return
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): scheme.append(byte | 0x20)
      default: scheme.append(byte)
      }
      if scheme.count > 16 { return nil }
    }
    return nil
  }

  private init?(_ scheme: [UInt8]) {
    let name = String(decoding: scheme, as: UTF8.self)
    if let known = Self(rawValue: name) {
      self = known
    } else if scheme.count == 1, name.first?.isLetter == true {
      self = .drive
    } else if name.hasPrefix(Self.programMicrosoft.rawValue) {
      self = .programMicrosoft
    } else {
      return nil
    }
  }
}
