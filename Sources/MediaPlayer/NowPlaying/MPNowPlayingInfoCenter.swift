import Foundation
import Synchronization

/// Whether a program plays, for `MPNowPlayingInfoCenter`.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpnowplayingplaybackstate.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// The program does not say: it plays if there is now-playing information, unless the rate in it is 0.
    case unknown
    case playing
    case paused
    case stopped
    /// Playback has been interrupted. Desktops show it as paused.
    case interrupted
}

/// The kind of media that is played, for `MPNowPlayingInfoPropertyMediaType`.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfomediatype.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    case none, audio, video
}

/// The description of the program's playback, for the desktop's media controls.
///
/// ```swift
/// MPNowPlayingInfoCenter.default().nowPlayingInfo = [
///     MPMediaItemPropertyTitle: "Prelude",
///     MPMediaItemPropertyPlaybackDuration: 214.0,
///     MPNowPlayingInfoPropertyElapsedPlaybackTime: 12.5,
/// ]
/// ```
///
/// The information is on the session bus, as a player of the MPRIS interfaces
/// (https://specifications.freedesktop.org/mpris/latest/), while it is not nil or a remote command has a target. Without a session bus it stays in
/// the process. Both properties may be used on any thread.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter(session: .shared)

    /// The center of the program.
    public class func `default`() -> MPNowPlayingInfoCenter { shared }

    /// A dictionary, which its lock protects.
    private struct Contents: @unchecked Sendable {
        var info: [String: Any]?
        var playbackState = MPNowPlayingPlaybackState.unknown
    }

    private let session: MediaSession
    private let contents = Mutex(Contents())

    package init(session: MediaSession) {
        self.session = session
    }

    /// The description of the current item, by keys such as `MPMediaItemPropertyTitle` and `MPNowPlayingInfoPropertyElapsedPlaybackTime`; nil for nothing.
    ///
    /// Values of another type than the key's, and times that are negative or not finite, are as if they were missing. Without an elapsed time the
    /// position of the same item goes on, and that of another item begins with 0.
    open var nowPlayingInfo: [String: Any]? {
        get { contents.withLock { $0.info } }
        set {
            // The artwork's closure runs here, on the thread of the program and outside of the lock.
            let item = newValue.map(NowPlayingItem.init)
            let stored = Contents(info: newValue)
            contents.withLock { $0.info = stored.info }
            session.update { $0.setItem(item, at: session.time()) }
        }
    }

    /// Whether the program plays. With `unknown`, it follows from `nowPlayingInfo`.
    open var playbackState: MPNowPlayingPlaybackState {
        get { contents.withLock { $0.playbackState } }
        set {
            contents.withLock { $0.playbackState = newValue }
            session.update { $0.setPlaybackState(newValue, at: session.time()) }
        }
    }
}
