import Foundation

/// The state of the program's playback that is published to the desktop.
struct PlayerState: Sendable {
    private(set) var item: NowPlayingItem?
    /// The number of the item, which changes with its identity.
    private(set) var itemNumber = 0
    private(set) var playbackState = MPNowPlayingPlaybackState.unknown
    /// The position in seconds at `anchorTime`.
    private var anchor = 0.0
    private var anchorTime = 0.0
    var commands = CommandAvailability()

    /// Whether the program has anything to show or to control.
    var isVisible: Bool { item != nil || commands.haveTargets }

    /// The status, with the names of the desktop.
    var status: String {
        switch playbackState {
        case .playing: "Playing"
        case .paused, .interrupted: "Paused"
        case .stopped: "Stopped"
        case .unknown: item.map { $0.rate == 0 ? "Paused" : "Playing" } ?? "Stopped"
        }
    }

    var isPlaying: Bool { status == "Playing" }

    /// The rate that the desktop is told: an item that is paused has the rate with which it will be played, as the rate is never 0.
    var rate: Double { item.map { $0.rate == 0 ? $0.defaultRate : $0.rate } ?? 1 }

    /// The position in seconds.
    func position(at time: Double) -> Double {
        let moved = anchor + (isPlaying ? (item?.rate ?? 0) * (time - anchorTime) : 0)
        return max(min(moved, item?.duration ?? .infinity), 0)
    }

    /// The position in the unit of the desktop.
    func positionInMicroseconds(at time: Double) -> Int64 { microseconds(position(at: time)) }

    mutating func setItem(_ new: NowPlayingItem?, at time: Double) {
        let isSame = new != nil && new?.identity == item?.identity
        anchor = new?.elapsed ?? (isSame ? position(at: time) : 0)
        anchorTime = time
        if !isSame { itemNumber += 1 }
        item = new
    }

    mutating func setPlaybackState(_ new: MPNowPlayingPlaybackState, at time: Double) {
        anchor = position(at: time)
        anchorTime = time
        playbackState = new
    }

    /// The deviation in seconds from which on a new position is a jump. Programs tell whole seconds, too.
    private static let smallestJump = 1.0

    /// Whether the position is not the one that follows from an earlier state: the one of an item that went on, and 0 of another item.
    func jumps(from earlier: PlayerState) -> Bool {
        guard item != nil else { return false }
        let expected = itemNumber == earlier.itemNumber ? earlier.position(at: anchorTime) : 0
        return abs(anchor - expected) > Self.smallestJump
    }

    /// The path that names the item.
    var itemPath: String { item == nil ? "/org/mpris/MediaPlayer2/TrackList/NoTrack" : "/track/\(itemNumber)" }

    /// The properties of the player, without the position.
    func properties(artworkAddress: String?) -> [String: BusValue] {
        var metadata = item?.metadata ?? [:]
        metadata["mpris:trackid"] = .path(itemPath)
        metadata["mpris:artUrl"] = artworkAddress.map { .text($0) }
        let rates = commands.rates.map { $0 + [rate] } ?? [rate]
        return [
            "PlaybackStatus": .text(status), "Metadata": .table(metadata), "Rate": .number(rate),
            "MinimumRate": .number(rates.min() ?? rate), "MaximumRate": .number(rates.max() ?? rate),
            "LoopStatus": .text(commands.repeatType?.desktopName ?? "None"), "Shuffle": .flag(commands.shuffleType ?? .off != .off),
            "CanPlay": .flag(commands.canPlay), "CanPause": .flag(commands.canPause), "CanSeek": .flag(commands.canSeek),
            "CanGoNext": .flag(commands.nextTrack), "CanGoPrevious": .flag(commands.previousTrack),
            // Volume is a property that players must have. Programs are not told to change theirs, and do not tell it.
            "CanControl": .flag(true), "Volume": .number(1),
        ]
    }
}

/// Which commands a program can perform.
struct CommandAvailability: Equatable, Sendable {
    /// Whether any command has a target, enabled or not.
    var haveTargets = false
    var play = false, pause = false, togglePlayPause = false, stop = false
    var nextTrack = false, previousTrack = false
    var skipForward = false, skipBackward = false, changePosition = false
    /// The rates that the user may choose; nil if the rate cannot be changed.
    var rates: [Double]?
    /// The repetition; nil if it cannot be changed.
    var repeatType: MPRepeatType?
    /// The order; nil if it cannot be changed.
    var shuffleType: MPShuffleType?

    var canPlay: Bool { play || togglePlayPause }
    var canPause: Bool { pause || togglePlayPause }
    var canSeek: Bool { changePosition || skipForward || skipBackward }
}

extension MPRepeatType {
    /// The name that the desktop has for the repetition.
    var desktopName: String {
        switch self {
        case .off: "None"
        case .one: "Track"
        case .all: "Playlist"
        }
    }

    init?(desktopName: String) {
        switch desktopName {
        case "None": self = .off
        case "Track": self = .one
        case "Playlist": self = .all
        default: return nil
        }
    }
}
