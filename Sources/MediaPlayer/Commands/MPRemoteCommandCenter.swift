import Foundation

/// The commands that the user gives with the desktop's media controls and the media keys of keyboards.
///
/// ```swift
/// MPRemoteCommandCenter.shared().pauseCommand.addTarget { _ in
///     player.pause()
///     return .success
/// }
/// ```
///
/// The program is a player of the MPRIS interfaces (https://specifications.freedesktop.org/mpris/latest/) on the session bus while a command has a
/// target or there is now-playing information. A play or pause button uses the command `togglePlayPauseCommand` if it has a target, and else
/// `playCommand` or `pauseCommand`.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter, without the commands for languages.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter(session: .shared)

    /// The center of the program.
    public class func shared() -> MPRemoteCommandCenter { center }

    /// Begins or continues playback.
    public let playCommand = MPRemoteCommand()
    /// Pauses.
    public let pauseCommand = MPRemoteCommand()
    /// Pauses, or continues.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// Ends playback.
    public let stopCommand = MPRemoteCommand()
    /// Goes to the next item.
    public let nextTrackCommand = MPRemoteCommand()
    /// Goes to the item before, or to the beginning of this one.
    public let previousTrackCommand = MPRemoteCommand()
    /// Changes the rate, with an `MPChangePlaybackRateCommandEvent`.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// Goes to a position, with an `MPChangePlaybackPositionCommandEvent`.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Goes forwards, with an `MPSkipIntervalCommandEvent`. Without a target, the desktop's button changes the position.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Goes backwards, with an `MPSkipIntervalCommandEvent`. Without a target, the desktop's button changes the position.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// Changes the repeat mode, with an `MPChangeRepeatModeCommandEvent`.
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    /// Changes the shuffle mode, with an `MPChangeShuffleModeCommandEvent`.
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    /// Moves forwards while a button is held. Desktops have none: its targets are never called.
    public let seekForwardCommand = MPRemoteCommand()
    /// Moves backwards while a button is held. Desktops have none: its targets are never called.
    public let seekBackwardCommand = MPRemoteCommand()
    /// Rates the item. Desktops have no such button: its targets are never called.
    public let ratingCommand = MPRatingCommand()
    /// Likes the item. Desktops have no such button: its targets are never called.
    public let likeCommand = MPFeedbackCommand()
    /// Dislikes the item. Desktops have no such button: its targets are never called.
    public let dislikeCommand = MPFeedbackCommand()
    /// Remembers the item. Desktops have no such button: its targets are never called.
    public let bookmarkCommand = MPFeedbackCommand()

    private let session: MediaSession

    package init(session: MediaSession) {
        self.session = session
        super.init()
        for command in desktopCommands {
            command.observe { [weak self] in self?.commandsChanged() }
        }
        session.setPerformer { [weak self] request, state, position in
            self?.perform(request, in: state, position: position) ?? .success
        }
    }

    /// The commands that the desktop gives.
    private var desktopCommands: [MPRemoteCommand] {
        [
            playCommand, pauseCommand, togglePlayPauseCommand, stopCommand, nextTrackCommand, previousTrackCommand, changePlaybackRateCommand,
            changePlaybackPositionCommand, skipForwardCommand, skipBackwardCommand, changeRepeatModeCommand, changeShuffleModeCommand,
        ]
    }

    private func commandsChanged() {
        session.update { $0.commands = availability }
    }

    private var availability: CommandAvailability {
        CommandAvailability(
            haveTargets: desktopCommands.contains(where: \.hasTargets),
            play: playCommand.canBeSent, pause: pauseCommand.canBeSent, togglePlayPause: togglePlayPauseCommand.canBeSent,
            stop: stopCommand.canBeSent, nextTrack: nextTrackCommand.canBeSent, previousTrack: previousTrackCommand.canBeSent,
            skipForward: skipForwardCommand.canBeSent, skipBackward: skipBackwardCommand.canBeSent,
            changePosition: changePlaybackPositionCommand.canBeSent,
            rates: changePlaybackRateCommand.canBeSent ? changePlaybackRateCommand.supportedPlaybackRates.map(\.doubleValue) : nil,
            repeatType: changeRepeatModeCommand.canBeSent ? changeRepeatModeCommand.currentRepeatType : nil,
            shuffleType: changeShuffleModeCommand.canBeSent ? changeShuffleModeCommand.currentShuffleType : nil)
    }
}
