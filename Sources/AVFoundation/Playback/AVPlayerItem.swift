import AudioPlayback
import CoreMedia
import Foundation

/// An asset with a position, which a player plays.
///
/// It is used on the main thread.
///
/// Follows https://developer.apple.com/documentation/avfoundation/avplayeritem.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// The loading state of the item.
    public enum Status: Int, Sendable {
        /// The beginning is not loaded yet.
        case unknown = 0
        /// The item can be played.
        case readyToPlay = 1
        /// The item cannot be played; `error` says why.
        case failed = 2
    }

    /// The asset.
    public let asset: AVAsset
    package let stream: MediaStream
    /// The player that plays the item.
    weak var player: AVPlayer?

    /// Creates an item of an asset.
    public init(asset: AVAsset) {
        self.asset = asset
        stream = MediaStream(asset.address)
        super.init()
        stream.onStateChange = { [weak self] in
            guard let self else { return }
            player?.itemChanged(self)
        }
        stream.onEnd = { [weak self] in
            guard let self else { return }
            player?.itemEnded(self)
            NotificationCenter.default.post(name: Self.didPlayToEndTimeNotification, object: self)
        }
    }

    /// Creates an item of a file or address. It is loaded once it is a player's.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    /// The loading state of the item.
    open var status: Status {
        switch stream.state {
        case .loading: .unknown
        case .ready: .readyToPlay
        case .failed: .failed
        }
    }

    /// Why the item cannot be played; nil if it can.
    open var error: (any Error)? {
        if case .failed(let failure) = stream.state { failure } else { nil }
    }

    /// The length; indefinite until the item is ready to play, and for broadcasts.
    open var duration: CMTime { CMTime(mediaSeconds: stream.duration) }

    /// Returns the position.
    open func currentTime() -> CMTime { CMTime(mediaSeconds: stream.position) }

    /// The size of the pictures in pixels; zero before the first one, and of sounds.
    open var presentationSize: CGSize { stream.currentPicture().map { CGSize(width: $0.width, height: $0.height) } ?? .zero }

    /// Whether the item is ready to play. GStreamer waits by itself for data that are missing later.
    open var isPlaybackLikelyToKeepUp: Bool { stream.state == .ready }
    /// Whether more is needed before the item can be played.
    open var isPlaybackBufferEmpty: Bool { stream.state != .ready }

    /// Continues at a position, and calls a function on the main queue, with whether the position was reached.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        guard time.isNumeric || time.isPositiveInfinity else {
            DispatchQueue.main.async { completionHandler?(false) }
            return
        }
        let end = stream.duration ?? 0
        stream.seek(to: time.isNumeric ? time.seconds : end)
        NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
        player?.timeChanged(isJump: true)
        DispatchQueue.main.async { completionHandler?(true) }
    }

    /// Continues at a position. The tolerances are ignored: the position is exact.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) { seek(to: time, completionHandler: completionHandler) }

    /// Is posted when an item was played to its end, with the item as object.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Is posted when an item cannot be played to its end, with the item as object.
    public static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Is posted when an item continues at another position, with the item as object.
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
}

extension NSNotification.Name {
    /// Is posted when an item was played to its end, with the item as object.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Is posted when an item cannot be played to its end, with the item as object.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    /// Is posted when an item continues at another position, with the item as object.
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}

/// The key of the error in the notification that an item cannot be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
