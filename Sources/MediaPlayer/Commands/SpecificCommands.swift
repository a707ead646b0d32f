import Foundation
import Synchronization

/// A command that moves to a position.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpchangeplaybackpositioncommand.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command that moves by a distance.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpskipintervalcommand.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    private let intervals = Mutex<[Double]>([])

    /// The distances in seconds that the program prefers. Desktops do not ask for them: the event tells the distance.
    open var preferredIntervals: [NSNumber] {
        get { intervals.withLock { $0 }.map { NSNumber(value: $0) } }
        set {
            let new = newValue.map(\.doubleValue)
            intervals.withLock { $0 = new }
        }
    }
}

/// A command that changes the rate.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpchangeplaybackratecommand.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    private let rates = Mutex<[Double]>([])

    /// The rates that the program can play. Desktops are told the smallest and the largest, and may choose any between them.
    open var supportedPlaybackRates: [NSNumber] {
        get { rates.withLock { $0 }.map { NSNumber(value: $0) } }
        set {
            let new = newValue.map(\.doubleValue).filter(\.isFinite)
            rates.withLock { $0 = new }
            update()
        }
    }
}

/// The repeat mode of a player.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mprepeattype.
public enum MPRepeatType: Int, Sendable {
    /// Nothing.
    case off
    /// The item.
    case one
    /// All items.
    case all
}

/// A command that changes the repeat mode.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpchangerepeatmodecommand.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    private let type = Mutex(MPRepeatType.off)

    /// The current repeat mode, which the program sets for the desktop to show.
    open var currentRepeatType: MPRepeatType {
        get { type.withLock { $0 } }
        set {
            type.withLock { $0 = newValue }
            update()
        }
    }
}

/// The shuffle mode of a player.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpshuffletype.
public enum MPShuffleType: Int, Sendable {
    /// Nothing.
    case off
    /// The single items.
    case items
    /// Collections, such as albums.
    case collections
}

/// A command that changes the shuffle mode.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpchangeshufflemodecommand.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    private let type = Mutex(MPShuffleType.off)

    /// The current shuffle mode, which the program sets for the desktop to show.
    open var currentShuffleType: MPShuffleType {
        get { type.withLock { $0 } }
        set {
            type.withLock { $0 = newValue }
            update()
        }
    }
}

/// A command that rates the item. Desktops have no such button: its targets are never called.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpratingcommand.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    private let limits = Mutex<(minimum: Float, maximum: Float)>((0, 0))

    /// The lowest rating.
    open var minimumRating: Float {
        get { limits.withLock { $0.minimum } }
        set { limits.withLock { $0.minimum = newValue } }
    }
    /// The highest rating.
    open var maximumRating: Float {
        get { limits.withLock { $0.maximum } }
        set { limits.withLock { $0.maximum = newValue } }
    }
}

/// A command with which the user likes, dislikes or remembers the item. Desktops have no such buttons: its targets are never called.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpfeedbackcommand.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    private struct Appearance {
        var isActive = false
        var title = "", shortTitle = ""
    }

    private let appearance = Mutex(Appearance())

    /// Whether the user has given the feedback already.
    open var isActive: Bool {
        get { appearance.withLock { $0.isActive } }
        set { appearance.withLock { $0.isActive = newValue } }
    }
    /// The title of the button.
    open var localizedTitle: String {
        get { appearance.withLock { $0.title } }
        set { appearance.withLock { $0.title = newValue } }
    }
    /// The short title of the button.
    open var localizedShortTitle: String {
        get { appearance.withLock { $0.shortTitle } }
        set { appearance.withLock { $0.shortTitle = newValue } }
    }
}
