import Foundation

/// A request of the user from the desktop's media controls.
enum PlayerRequest: Equatable, Sendable {
    case play, pause, togglePlayPause, stop
    case nextTrack, previousTrack
    /// A movement by seconds, backwards if they are negative.
    case skip(by: Double)
    /// A movement to a position in seconds.
    case move(to: Double)
    case changeRate(Double)
    case changeRepetition(MPRepeatType)
    case changeOrder(isShuffled: Bool)
}

extension MPRemoteCommandCenter {
    /// Performs a request with the command for it. A request for which no command is active does nothing, as the desktop's specification says.
    ///
    /// - Parameters:
    ///   - state: The state that the desktop has been told.
    ///   - position: The position in seconds.
    func perform(_ request: PlayerRequest, in state: PlayerState, position: Double) -> MPRemoteCommandHandlerStatus {
        switch request {
        case .play:
            return playCommand.canBeSent ? playCommand.send() : state.isPlaying ? .success : togglePlayPauseCommand.send()
        case .pause:
            return pauseCommand.canBeSent ? pauseCommand.send() : state.isPlaying ? togglePlayPauseCommand.send() : .success
        case .togglePlayPause:
            if togglePlayPauseCommand.canBeSent { return togglePlayPauseCommand.send() }
            return state.isPlaying ? pauseCommand.send() : playCommand.send()
        case .stop: return stopCommand.send()
        case .nextTrack: return nextTrackCommand.send()
        case .previousTrack: return previousTrackCommand.send()
        case .skip(let distance):
            let command = distance < 0 ? skipBackwardCommand : skipForwardCommand
            if command.canBeSent { return command.send(MPSkipIntervalCommandEvent(command, interval: abs(distance))) }
            return move(to: max(min(position + distance, state.item?.duration ?? .infinity), 0))
        case .move(let position): return move(to: position)
        case .changeRate(let rate):
            return changePlaybackRateCommand.send(MPChangePlaybackRateCommandEvent(changePlaybackRateCommand, rate: Float(rate)))
        case .changeRepetition(let type):
            return changeRepeatModeCommand.send(MPChangeRepeatModeCommandEvent(changeRepeatModeCommand, type: type))
        case .changeOrder(let isShuffled):
            let type: MPShuffleType = isShuffled ? .items : .off
            return changeShuffleModeCommand.send(MPChangeShuffleModeCommandEvent(changeShuffleModeCommand, type: type))
        }
    }

    private func move(to position: Double) -> MPRemoteCommandHandlerStatus {
        changePlaybackPositionCommand.send(MPChangePlaybackPositionCommandEvent(changePlaybackPositionCommand, time: position))
    }
}
