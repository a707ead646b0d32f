import AudioPlayback
import CoreMedia
import Foundation

/// A sound, or the sound of a film, in a file or at an address.
///
/// Follows https://developer.apple.com/documentation/avfoundation/avasset.
open class AVAsset: NSObject, @unchecked Sendable {
    let address: URL

    fileprivate init(address: URL) { self.address = address }

    /// Creates an asset of a file or address. It is not read before it is played or asked for a property.
    @available(*, deprecated, renamed: "AVURLAsset(url:)")
    public convenience init(url: URL) { self.init(address: url) }

    /// The length. Reading it waits until the beginning is loaded; it is zero if the asset cannot be played.
    @available(*, deprecated, renamed: "load(_:)")
    open var duration: CMTime {
        (try? AudioStream(address)).map { CMTime(mediaSeconds: $0.duration) } ?? .zero
    }

    /// Loads a property, such as `.duration`. Throws an error with a description if the asset cannot be played.
    @MainActor public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value { try await property.read(self) }

    /// Loads two properties.
    @MainActor public func load<A, B>(_ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>) async throws -> (A, B) {
        (try await load(a), try await load(b))
    }

    /// Loads the beginning. Returns the length in seconds; nil if it has none, as broadcasts.
    @MainActor fileprivate func loadLength() async throws -> Double? {
        let stream = MediaStream(address)
        defer { stream.onStateChange = {} }
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Double?, any Error>) in
            stream.onStateChange = {
                switch stream.state {
                case .loading: return
                case .ready: continuation.resume(returning: stream.duration)
                case .failed(let failure): continuation.resume(throwing: failure)
                }
                stream.onStateChange = {}
            }
            stream.load()
        }
    }
}

/// A sound, or the sound of a film, in a file or at an address.
///
/// Follows https://developer.apple.com/documentation/avfoundation/avurlasset.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The file or address.
    public var url: URL { address }

    /// Creates an asset of a file or address. It is not read before it is played or asked for a property. The options are ignored: lengths are
    /// exact, and addresses are loaded without headers of the program.
    public init(url: URL, options: [String: Any]? = nil) { super.init(address: url) }
}

/// A property that an asset loads.
public struct AVAsyncProperty<Root: AVAsset, Value> {
    fileprivate let read: @MainActor (AVAsset) async throws -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    /// The length; indefinite for broadcasts.
    public static var duration: Self { Self { CMTime(mediaSeconds: try await $0.loadLength()) } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    /// Whether the asset can be played.
    public static var isPlayable: Self { Self { (try? await $0.loadLength()) != nil } }
}

extension CMTime {
    /// Seconds of a sound, in the scale of Apple's films; indefinite for nil.
    init(mediaSeconds seconds: Double?) {
        self = seconds.map { CMTime(seconds: $0, preferredTimescale: 1_000_000_000) } ?? .indefinite
    }
}
