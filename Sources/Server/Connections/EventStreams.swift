import NIOCore
import NIOHTTP1
import Synchronization

/// The open pages that are told when something has changed. What has changed isn't said: pages ask for it, and are checked then.
final class EventStreams: Sendable {
  private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])
  private let limit: Int

  static let reload = "data: reload\n\n"
  static let pulse = ": \n\n"

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { channels.withLock { $0.count } }

  /// Adds a connection whose answer has begun; false if there are too many.
  func add(_ channel: any Channel) -> Bool {
    channels.withLock { channels in
      guard channels.count < limit else { return false }
      channels[ObjectIdentifier(channel)] = channel
      return true
    }
  }

  func remove(_ channel: any Channel) {
    channels.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(channel)) }
  }

  /// Says something to all pages. One that has stopped listening is let go.
  func send(_ text: String) {
    for channel in channels.withLock({ Array($0.values) }) { Self.send(text, to: channel) }
  }

  static func send(_ text: String, to channel: any Channel) {
    guard channel.isWritable else { return channel.close(promise: nil) }
    channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: text))), promise: nil)
  }
}
