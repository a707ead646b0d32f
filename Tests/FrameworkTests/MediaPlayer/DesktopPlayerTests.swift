import CairoRendering
import CoreGraphics
import KitValues
import Synchronization
import Testing

@testable import MediaPlayer

/// The program as a player on the bus, as clients see it.
@Suite(.serialized, .timeLimit(.minutes(15)), .enabled(if: PrivateBus.isInstalled)) @MainActor struct DesktopPlayerTests {
    /// A time that stands still until a test moves it.
    private final class TestTime: Sendable {
        let seconds = Mutex(100.0)
        func advance(by distance: Double) { seconds.withLock { $0 += distance } }
    }

    private let bus: PrivateBus
    private let time = TestTime()
    private let session: MediaSession
    private let information: MPNowPlayingInfoCenter
    private let commands: MPRemoteCommandCenter
    private static let prefix = "org.mpris.MediaPlayer2"
    private let name = PlayerInterface.busName

    init() throws {
        bus = try PrivateBus()
        session = MediaSession(bus: .address(bus.address)) { [time] in time.seconds.withLock { $0 } }
        information = MPNowPlayingInfoCenter(session: session)
        commands = MPRemoteCommandCenter(session: session)
    }

    private func run(_ test: () async throws -> Void) async rethrows {
        defer { bus.end() }
        try await test()
        session.end()
    }

    private func wait(_ condition: () async throws -> Bool) async throws {
        for _ in 0..<3000 {
            if try await condition() { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("The condition has not become true.")
    }

    private func waitForName() async throws { try await wait { try await bus.names(Self.prefix) == [name] } }

    private func get(_ property: String, _ interface: String = "org.mpris.MediaPlayer2.Player") async throws -> String {
        try await bus.gdbus(
            "call", "--dest", name, "--object-path", "/org/mpris/MediaPlayer2", "--method", "org.freedesktop.DBus.Properties.Get", interface, property
        )
    }

    @discardableResult private func set(_ property: String, _ value: String) async throws -> String {
        try await bus.gdbus(
            "call", "--dest", name, "--object-path", "/org/mpris/MediaPlayer2", "--method", "org.freedesktop.DBus.Properties.Set",
            "org.mpris.MediaPlayer2.Player", property, value)
    }

    @discardableResult private func call(_ method: String, _ arguments: String...) async throws -> String {
        // One call for each number of arguments, as variadic arguments cannot be passed on.
        let full = "org.mpris.MediaPlayer2.Player." + method
        return switch arguments.count {
        case 0: try await bus.gdbus("call", "--dest", name, "--object-path", "/org/mpris/MediaPlayer2", "--method", full)
        case 1: try await bus.gdbus("call", "--dest", name, "--object-path", "/org/mpris/MediaPlayer2", "--method", full, "--", arguments[0])
        default:
            try await bus.gdbus(
                "call", "--dest", name, "--object-path", "/org/mpris/MediaPlayer2", "--method", full, "--", arguments[0], arguments[1])
        }
    }

    /// What the commands of a test have received.
    private final class Record: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        func take() -> [String] {
            lines.withLock { lines in
                defer { lines = [] }
                return lines
            }
        }
    }

    @Test("The program is on the bus while there is now-playing information or a command has a target")
    func presence() async throws {
        try await run {
            commands.nextTrackCommand.isEnabled = false
            commands.likeCommand.addTarget { _ in .success }
            information.playbackState = .playing
            #expect(try await bus.names(Self.prefix) == [])
            let target = commands.playCommand.addTarget { _ in .success }
            try await waitForName()
            #expect(try await get("PlaybackStatus") == "(<'Playing'>,)")
            information.nowPlayingInfo = [:]
            commands.playCommand.removeTarget(target)
            information.playbackState = .unknown
            try await wait { try await get("CanPlay") == "(<false>,)" }
            #expect(try await bus.names(Self.prefix) == [name])
            information.nowPlayingInfo = nil
            try await wait { try await bus.names(Self.prefix) == [] }
            information.nowPlayingInfo = [MPMediaItemPropertyTitle: "again"]
            try await waitForName()
            #expect(try await get("Metadata").contains("'xesam:title': <'again'>"))
        }
    }

    @Test("A second process of the program has its number in its name")
    func secondProcess() async throws {
        try await run {
            let other = MediaSession(bus: .address(bus.address))
            MPNowPlayingInfoCenter(session: other).nowPlayingInfo = [:]
            try await waitForName()
            information.nowPlayingInfo = [:]
            let second = "\(name).instance\(ProcessInfo.processInfo.processIdentifier)"
            try await wait { try await bus.names(Self.prefix).sorted() == [name, second] }
            other.end()
        }
    }

    @Test("Clients read the metadata that the program tells, and not values of other types")
    func metadata() async throws {
        try await run {
            information.nowPlayingInfo = [
                MPMediaItemPropertyTitle: "Prelude", MPMediaItemPropertyArtist: "A", MPMediaItemPropertyAlbumTitle: "Book \"1\"",
                MPMediaItemPropertyAlbumArtist: "B", MPMediaItemPropertyGenre: "G", MPMediaItemPropertyComposer: "C",
                MPMediaItemPropertyPlaybackDuration: 214.5, MPMediaItemPropertyAlbumTrackNumber: 3, MPMediaItemPropertyDiscNumber: NSNumber(value: 2),
                MPMediaItemPropertyRating: 4, MPMediaItemPropertyReleaseDate: Date(timeIntervalSince1970: 0),
                MPNowPlayingInfoPropertyAssetURL: URL(fileURLWithPath: "/a b"), MPMediaItemPropertyPlayCount: "many",
                MPMediaItemPropertyBeatsPerMinute: Double.infinity,
            ]
            try await waitForName()
            let text = try await get("Metadata")
            for entry in [
                "'mpris:trackid': <objectpath '/track/1'>", "'mpris:length': <int64 214500000>", "'xesam:title': <'Prelude'>",
                "'xesam:artist': <['A']>",
                "'xesam:album': <'Book \"1\"'>", "'xesam:albumArtist': <['B']>", "'xesam:genre': <['G']>", "'xesam:composer': <['C']>",
                "'xesam:trackNumber': <3>", "'xesam:discNumber': <2>", "'xesam:userRating': <0.8", "'xesam:contentCreated': <'1970-01-01T00:00:00Z'>",
                "'xesam:url': <'file:///a%20b'>",
            ] {
                #expect(text.contains(entry), "\(entry) in \(text)")
            }
            #expect(!text.contains("useCount") && !text.contains("audioBPM") && !text.contains("artUrl"))
            #expect(try await get("Identity", "org.mpris.MediaPlayer2").contains(PlayerInterface.programName))
            #expect(try await get("HasTrackList", "org.mpris.MediaPlayer2") == "(<false>,)")
        }
    }

    @Test("The position moves on with the rate, rests when paused and ends with the item")
    func position() async throws {
        try await run {
            information.nowPlayingInfo = [
                MPMediaItemPropertyPlaybackDuration: 60, MPNowPlayingInfoPropertyElapsedPlaybackTime: 10, MPNowPlayingInfoPropertyPlaybackRate: 2.0,
            ]
            try await waitForName()
            #expect(try await get("Position") == "(<int64 10000000>,)")
            #expect(try await get("Rate") == "(<2.0>,)")
            time.advance(by: 3)
            #expect(try await get("Position") == "(<int64 16000000>,)")
            information.playbackState = .paused
            time.advance(by: 5)
            try await wait { try await get("PlaybackStatus") == "(<'Paused'>,)" }
            #expect(try await get("Position") == "(<int64 16000000>,)")
            information.playbackState = .playing
            try await wait { try await get("PlaybackStatus") == "(<'Playing'>,)" }
            time.advance(by: 500)
            #expect(try await get("Position") == "(<int64 60000000>,)")
        }
    }

    @Test("Clients are told what changes, and of jumps of the position")
    func signals() async throws {
        try await run {
            func inform(_ title: String, _ elapsed: Double?, rate: Double = 1) {
                var info: [String: Any] = [MPMediaItemPropertyTitle: title, MPNowPlayingInfoPropertyPlaybackRate: rate]
                info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = elapsed
                information.nowPlayingInfo = info
            }
            inform("a", 5)
            try await waitForName()
            let signals = try bus.monitor(name)
            // A monitor does not tell when it has begun to listen.
            try await wait {
                inform("probe \(UUID())", 0)
                return !signals().filter { $0.contains("probe") }.isEmpty
            }
            inform("a", 5)
            // The signal has the position at the time at which it is sent.
            try await wait { signals().contains { $0.contains("Seeked (int64 5000000,)") } }
            time.advance(by: 4)
            inform("a", 9.5)
            inform("a", nil, rate: 0)
            inform("a", 30, rate: 0)
            inform("b", 0, rate: 0)
            let target = commands.nextTrackCommand.addTarget { _ in .success }
            commands.nextTrackCommand.isEnabled = false
            commands.nextTrackCommand.removeTarget(target)
            information.nowPlayingInfo = [MPMediaItemPropertyTitle: "end"]
            try await wait { signals().contains { $0.contains("'end'") } }
            let lines = signals().filter { !$0.contains("probe") && $0.hasPrefix("/org/mpris") }
            let told = lines.map { line in
                [
                    "Seeked (int64 5000000,)", "Seeked (int64 30000000,)", "Seeked", "'a'", "'Paused'", "'b'", "'CanGoNext': <true>",
                    "'CanGoNext': <false>", "'end'",
                ]
                .first(where: line.contains) ?? line
            }
            #expect(
                told == [
                    "'a'", "Seeked (int64 5000000,)", "'Paused'", "Seeked (int64 30000000,)", "'b'", "'CanGoNext': <true>", "'CanGoNext': <false>",
                    "'end'",
                ])
            #expect(lines.contains { $0.contains("PropertiesChanged ('org.mpris.MediaPlayer2.Player', {'PlaybackStatus': <'Paused'>}, @as [])") })
        }
    }

    @Test("Commands reach their targets on the main thread, with what they carry")
    func commandEvents() async throws {
        let record = Record()
        try await run {
            // The main queue is not the main thread's in tests.
            let key = DispatchSpecificKey<Bool>()
            DispatchQueue.main.setSpecific(key: key, value: true)
            defer { DispatchQueue.main.setSpecific(key: key, value: nil) }
            func add(_ command: MPRemoteCommand, _ name: String) {
                command.addTarget { event in
                    #expect(DispatchQueue.getSpecific(key: key) == true && event.command === command)
                    record.add(name)
                    return .success
                }
            }
            for (command, name) in [
                (commands.playCommand, "play"), (commands.pauseCommand, "pause"), (commands.stopCommand, "stop"), (commands.nextTrackCommand, "next"),
                (commands.previousTrackCommand, "previous"),
            ] {
                add(command, name)
            }
            commands.changePlaybackPositionCommand.addTarget { event in
                record.add("position \((event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? -1)")
                return .success
            }
            let skip = commands.skipBackwardCommand.addTarget { event in
                record.add("back \((event as? MPSkipIntervalCommandEvent)?.interval ?? -1)")
                return .success
            }
            commands.changePlaybackRateCommand.supportedPlaybackRates = [0.5, 2]
            commands.changePlaybackRateCommand.addTarget { event in
                record.add("rate \((event as? MPChangePlaybackRateCommandEvent)?.playbackRate ?? -1)")
                return .success
            }
            commands.changeRepeatModeCommand.addTarget { [commands] event in
                guard let event = event as? MPChangeRepeatModeCommandEvent else { return .commandFailed }
                commands.changeRepeatModeCommand.currentRepeatType = event.repeatType
                return .success
            }
            commands.changeShuffleModeCommand.addTarget { [commands] event in
                guard let event = event as? MPChangeShuffleModeCommandEvent else { return .commandFailed }
                commands.changeShuffleModeCommand.currentShuffleType = event.shuffleType
                return .success
            }
            information.nowPlayingInfo = [MPMediaItemPropertyPlaybackDuration: 60, MPNowPlayingInfoPropertyElapsedPlaybackTime: 50]
            try await waitForName()
            try await wait { try await get("PlaybackStatus") == "(<'Playing'>,)" }
            for method in ["Play", "Pause", "Stop", "Next", "Previous", "PlayPause"] { try await call(method) }
            #expect(record.take() == ["play", "pause", "stop", "next", "previous", "pause"])
            try await call("SetPosition", "/track/1", "12500000")
            try await call("SetPosition", "/track/7", "12500000")
            try await call("SetPosition", "/track/1", "60000001")
            try await call("Seek", "5000000")
            try await call("Seek", "50000000")
            try await call("Seek", "-10000000")
            #expect(record.take() == ["position 12.5", "position 55.0", "position 60.0", "back 10.0"])
            commands.skipBackwardCommand.removeTarget(skip)
            try await call("Seek", "-90000000")
            #expect(record.take() == ["position 0.0"])
            #expect(try await get("MinimumRate") == "(<0.5>,)")
            #expect(try await get("MaximumRate") == "(<2.0>,)")
            try await set("Rate", "<1.5>")
            try await set("Rate", "<0.0>")
            #expect(record.take() == ["rate 1.5", "pause"])
            try await set("LoopStatus", "<'Track'>")
            try await set("Shuffle", "<true>")
            try await wait { try await get("Shuffle") == "(<true>,)" }
            #expect(try await get("LoopStatus") == "(<'Track'>,)")
            // Playback that the program has paused goes on with the same button.
            information.playbackState = .paused
            try await wait { try await get("PlaybackStatus") == "(<'Paused'>,)" }
            try await call("PlayPause")
            #expect(record.take() == ["play"])
            let toggle = commands.togglePlayPauseCommand.addTarget { _ in
                record.add("toggle")
                return .success
            }
            try await call("PlayPause")
            commands.pauseCommand.removeTarget(nil)
            commands.playCommand.removeTarget(nil)
            try await call("Pause")
            try await call("Play")
            commands.togglePlayPauseCommand.removeTarget(toggle)
            try await call("PlayPause")
            #expect(record.take() == ["toggle", "toggle"])
        }
    }

    @Test("Commands that are disabled or have no target do nothing; failures and what cannot be set are errors")
    func refusals() async throws {
        let record = Record()
        try await run {
            information.nowPlayingInfo = [:]
            commands.nextTrackCommand.addTarget { _ in
                record.add("next")
                return .noSuchContent
            }
            commands.previousTrackCommand.addTarget { _ in
                record.add("previous")
                return .success
            }
            commands.previousTrackCommand.isEnabled = false
            try await waitForName()
            #expect(try await get("CanGoNext") == "(<true>,)")
            #expect(try await get("CanGoPrevious") == "(<false>,)")
            #expect(try await call("Next").contains("Failed"))
            #expect(try await call("Previous") == "()")
            #expect(try await call("Play") == "()")
            #expect(record.take() == ["next"])
            commands.nextTrackCommand.addTarget { _ in .success }
            #expect(try await call("Next") == "()")
            for (property, value) in [("Rate", "<2.0>"), ("LoopStatus", "<'Track'>"), ("Shuffle", "<true>"), ("Volume", "<0.5>")] {
                #expect(try await set(property, value).contains("NotSupported"))
            }
            #expect(try await call("OpenUri", "file:///a").contains("NotSupported"))
            #expect(try await call("Nothing").contains("UnknownMethod"))
        }
    }

    @Test("The artwork is a file of the desktop's, which goes with the next one and with the information")
    func artwork() async throws {
        try await run {
            func picture(_ width: Int) throws -> UIImage {
                let context = try #require(
                    CGContext(
                        data: nil, width: width, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
                return UIImage(cgImage: try #require(context.makeImage()))
            }
            let image = try picture(8)
            let asked = Mutex<[CGSize]>([])
            let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 2048, height: 1024)) { size in
                asked.withLock { $0.append(size) }
                return image
            }
            func file() async throws -> URL? {
                let text = try await get("Metadata")
                return text.firstMatch(of: /'mpris:artUrl': <'([^']*)'>/).flatMap { URL(string: String($0.1)) }
            }
            information.nowPlayingInfo = [MPMediaItemPropertyTitle: "a", MPMediaItemPropertyArtwork: artwork]
            try await waitForName()
            let first = try #require(try await file())
            #expect(try #require(UIImage(contentsOfFile: first.path)).size == CGSize(width: 8, height: 4))
            information.nowPlayingInfo = [MPMediaItemPropertyTitle: "b", MPMediaItemPropertyArtwork: artwork]
            try await wait { try await get("Metadata").contains("'b'") }
            #expect(try await file() == first)
            #expect(asked.withLock { $0 } == [CGSize(width: 512, height: 256)])
            information.nowPlayingInfo = [MPMediaItemPropertyTitle: "c", MPMediaItemPropertyArtwork: MPMediaItemArtwork(image: try picture(6))]
            try await wait { try await file() != first }
            let second = try #require(try await file())
            #expect(!FileManager.default.fileExists(atPath: first.path) && FileManager.default.fileExists(atPath: second.path))
            information.nowPlayingInfo = nil
            try await wait { !FileManager.default.fileExists(atPath: second.path) }
        }
    }
}

/// Rules that need no bus.
struct PlayerStateTests {
    private func state(_ info: [String: Any]?, at time: Double = 0) -> PlayerState {
        var state = PlayerState()
        state.setItem(info.map(NowPlayingItem.init), at: time)
        return state
    }

    @Test("The status follows from the program's state, and without one from the rate")
    func status() {
        #expect(state(nil).status == "Stopped" && state([:]).status == "Playing")
        #expect(state([MPNowPlayingInfoPropertyPlaybackRate: 0]).status == "Paused")
        var told = state([:])
        for (playback, status) in [
            (MPNowPlayingPlaybackState.interrupted, "Paused"), (.stopped, "Stopped"), (.paused, "Paused"), (.playing, "Playing"),
            (.unknown, "Playing"),
        ] {
            told.setPlaybackState(playback, at: 0)
            #expect(told.status == status)
        }
    }

    @Test("A paused item tells the rate with which it will be played")
    func rate() {
        #expect(state([MPNowPlayingInfoPropertyPlaybackRate: 0]).rate == 1)
        #expect(state([MPNowPlayingInfoPropertyPlaybackRate: 0, MPNowPlayingInfoPropertyDefaultPlaybackRate: 1.5]).rate == 1.5)
        #expect(state([MPNowPlayingInfoPropertyPlaybackRate: 0, MPNowPlayingInfoPropertyDefaultPlaybackRate: 0]).rate == 1)
        #expect(state([MPNowPlayingInfoPropertyPlaybackRate: Double.nan]).rate == 1)
    }

    @Test("Times that do not exist are missing, and huge ones have an end", arguments: [Double.nan, .infinity, -1])
    func times(_ time: Double) {
        let state = state([MPMediaItemPropertyPlaybackDuration: time, MPNowPlayingInfoPropertyElapsedPlaybackTime: time])
        #expect(state.item?.duration == nil && state.position(at: 0) == 0)
        #expect(microseconds(1e300) == .max)
    }

    @Test("Broadcasts have no length, and other integers and floating-point numbers are numbers, too")
    func numbers() {
        let broadcast = state([MPMediaItemPropertyPlaybackDuration: 5, MPNowPlayingInfoPropertyIsLiveStream: true])
        #expect(broadcast.item?.duration == nil)
        for value: Any in [7, Float(7), UInt8(7), Int64(7), NSNumber(value: 7)] {
            #expect(state([MPMediaItemPropertyPlaybackDuration: value]).item?.duration == 7, "\(type(of: value))")
        }
        #expect(state([MPMediaItemPropertyPlaybackDuration: CGFloat(7)]).item?.duration == 7)
    }

    @Test("Names on the bus are valid", arguments: [("org.example.App", "org.example.App"), ("a b.2c..d", "a_b._2c.d"), ("", "program"), ("é", "_")])
    func names(_ text: String, _ name: String) { #expect(PlayerInterface.busElements(text) == name) }
}
