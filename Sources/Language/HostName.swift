import ICUShim

/// The name of a host as the network knows it, in ASCII: `xn--bcher-kva.example` for `bücher.example`; nil if it cannot be the name of one.
package func hostInASCII(_ host: String) -> String? {
  host.withShimBytes { bytes, count in icuText { icu_host_ascii(bytes, count, $0, $1) } }
}
