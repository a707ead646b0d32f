import Foundation

/// The command that the user has given.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpremotecommandevent.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// The command.
    public let command: MPRemoteCommand
    /// When the user has given it, in seconds since the computer was started.
    public let timestamp = ProcessInfo.processInfo.systemUptime

    init(_ command: MPRemoteCommand) { self.command = command }
}

/// The user wishes to go on from another position.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpchangeplaybackpositioncommandevent.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The position in seconds, between 0 and the length of the item.
    public let positionTime: TimeInterval

    init(_ command: MPRemoteCommand, time: TimeInterval) {
        positionTime = time
        super.init(command)
    }
}

/// The user wishes to go forwards or backwards.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpskipintervalcommandevent.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The distance in seconds, which the desktop has chosen and is never negative.
    public let interval: TimeInterval

    init(_ command: MPRemoteCommand, interval: TimeInterval) {
        self.interval = interval
        super.init(command)
    }
}

/// The user wishes another rate of playback.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpchangeplaybackratecommandevent.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The rate, of which 1 is normal.
    public let playbackRate: Float

    init(_ command: MPRemoteCommand, rate: Float) {
        playbackRate = rate
        super.init(command)
    }
}

/// The user asks for another repeat mode.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpchangerepeatmodecommandevent.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The requested repeat mode.
    public let repeatType: MPRepeatType
    /// Whether the choice is to be kept between launches, which desktops leave to the program: true.
    public let preservesRepeatMode = true

    init(_ command: MPRemoteCommand, type: MPRepeatType) {
        repeatType = type
        super.init(command)
    }
}

/// The user asks for another shuffle mode.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpchangeshufflemodecommandevent.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The requested shuffle mode: `items` or `off`, as desktops do not know collections.
    public let shuffleType: MPShuffleType
    /// Whether the choice is to be kept between launches, which desktops leave to the program: true.
    public let preservesShuffleMode = true

    init(_ command: MPRemoteCommand, type: MPShuffleType) {
        shuffleType = type
        super.init(command)
    }
}

/// Whether a movement through the item begins or ends.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpseekcommandeventtype.
public enum MPSeekCommandEventType: UInt, Sendable {
    case beginSeeking, endSeeking
}

/// The user holds or releases a button that moves through the item. Desktops have none: there are no such events.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpseekcommandevent.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Whether the movement begins or ends.
    public let type: MPSeekCommandEventType

    init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
        self.type = type
        super.init(command)
    }
}

/// The user rates the item. Desktops have no such button: there are no such events.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpratingcommandevent.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The rating.
    public let rating: Float

    init(_ command: MPRemoteCommand, rating: Float) {
        self.rating = rating
        super.init(command)
    }
}

/// The user likes, dislikes or remembers the item. Desktops have no such buttons: there are no such events.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpfeedbackcommandevent.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Whether the user takes the feedback back.
    public let isNegative: Bool

    init(_ command: MPRemoteCommand, isNegative: Bool) {
        self.isNegative = isNegative
        super.init(command)
    }
}
