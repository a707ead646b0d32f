import AVFoundation
import AudioPlayback
import Foundation
import Testing

/// Players of items, which GStreamer plays without a device.
@MainActor @Suite(.serialized) struct PlayerTests {
    init() { AudioStream.isSilent = true }

    private func wait(_ condition: () -> Bool) async throws {
        for _ in 0..<6000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(condition())
    }

    /// Calls a function with a file of a tone of a length in seconds.
    private func withTone(_ seconds: Double, _ body: (URL) async throws -> Void) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tone-\(UUID()).wav")
        try tone(seconds).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await body(file)
    }

    /// What functions that a player calls have recorded.
    private final class Record: @unchecked Sendable {
        var times: [Double] = []
        var count = 0
    }

    @Test("A player plays its item to the end, and says so")
    func playing() async throws {
        try await withTone(0.4) { file in
            let item = AVPlayerItem(url: file)
            #expect(item.status == .unknown && item.duration.isIndefinite)
            let player = AVPlayer(playerItem: item)
            #expect(player.timeControlStatus == .paused)
            player.play()
            #expect(player.rate == 1 && player.timeControlStatus != .paused)
            let record = Record()
            let observer = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 0.1, preferredTimescale: 600), queue: .main) {
                record.times.append($0.seconds)
            }
            let boundary = player.addBoundaryTimeObserver(
                forTimes: [NSValue(time: CMTime(value: 1, timescale: 5)), NSValue(range: NSRange())], queue: nil
            ) { record.count += 1 }
            let end = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { _ in
                record.count += 100
            }
            defer { NotificationCenter.default.removeObserver(end) }
            // The boundary is told by a queue, perhaps after the end.
            try await wait { record.count >= 101 }
            #expect(item.status == .readyToPlay && abs(item.duration.seconds - 0.4) < 0.02)
            #expect(player.rate == 0 && player.timeControlStatus == .paused && abs(player.currentTime().seconds - 0.4) < 0.02)
            #expect(record.count == 101)
            #expect(record.times.count >= 2 && zip(record.times, record.times.dropFirst()).allSatisfy { $0 <= $1 + 0.001 })
            player.removeTimeObserver(observer)
            player.removeTimeObserver(boundary)
            let count = record.times.count
            #expect(await player.seek(to: .zero))
            #expect(player.currentTime() == .zero && record.times.count == count)
        }
    }

    @Test("Positions that are sought before the item is ready hold when it is")
    func seeking() async throws {
        try await withTone(3) { file in
            let player = AVPlayer(url: file)
            #expect(await player.seek(to: CMTime(value: 2, timescale: 1)))
            player.rate = 2
            try await wait { player.currentTime().seconds > 2.1 }
            player.pause()
            #expect(await player.seek(to: CMTime(seconds: 99, preferredTimescale: 600)))
            #expect(abs(player.currentTime().seconds - 3) < 0.05)
            player.rate = -.infinity
            #expect(player.rate == 0)
            player.volume = 0.5
            player.isMuted = true
            #expect(player.volume == 0.5)
            player.replaceCurrentItem(with: nil)
            #expect(player.currentTime() == .zero && player.currentItem == nil)
            player.play()
            #expect(player.reasonForWaitingToPlay == .noItemToPlay)
        }
    }

    @Test("A file that cannot be played makes its item fail")
    func failures() async throws {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/missing.mp3"))
        let player = AVPlayer(playerItem: item)
        player.play()
        try await wait { item.status == .failed }
        #expect(item.error != nil && player.status == .failed && player.timeControlStatus == .paused)
        await #expect(throws: (any Error).self) { _ = try await AVURLAsset(url: URL(fileURLWithPath: "/missing.mp3")).load(.duration) }
        #expect(try await !AVURLAsset(url: URL(fileURLWithPath: "/missing.mp3")).load(.isPlayable))
    }

    @Test("Assets load their length")
    func assets() async throws {
        try await withTone(0.5) { file in
            let asset = AVURLAsset(url: file)
            let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
            #expect(abs(duration.seconds - 0.5) < 0.01 && isPlayable && asset.url == file)
        }
    }
}

/// Times.
struct TimeTests {
    @Test("Times are exact fractions")
    func fractions() {
        #expect(CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 6) == CMTime(value: 1, timescale: 2))
        #expect(CMTime(value: 1, timescale: 3) - CMTime(value: 1, timescale: 3) == .zero)
        #expect(CMTime(value: 3, timescale: 6).hashValue == CMTime(value: 1, timescale: 2).hashValue)
        #expect(CMTime(value: -3, timescale: 6) < CMTime(value: 1, timescale: 1000))
        #expect(CMTime(seconds: 1.25, preferredTimescale: 600).value == 750)
        #expect(CMTime(seconds: 0.0001, preferredTimescale: 600).hasBeenRounded)
        #expect(CMTime(value: 10, timescale: 600).convertScale(90, method: .roundTowardZero).value == 1)
        #expect(CMTime(value: 10, timescale: 600).convertScale(90, method: .default).value == 2)
        #expect(CMTimeMultiply(CMTime(value: 2, timescale: 5), multiplier: 10).seconds == 4)
        #expect(CMTimeCompare(.zero, CMTime(value: 1, timescale: 1)) == -1)
        #expect(CMTime(value: .max, timescale: 1) + CMTime(value: .max, timescale: 1) == .positiveInfinity)
        #expect(CMTime(value: 7, timescale: 1_000_000_007) + CMTime(value: 1, timescale: 2_000_000_011) > .zero)
    }

    @Test("Times that are no numbers have an order and rules for sums")
    func others() {
        #expect(CMTime.positiveInfinity > CMTime(value: .max, timescale: 1) && CMTime.negativeInfinity < .zero)
        #expect((CMTime.positiveInfinity + .negativeInfinity).isValid == false)
        #expect((CMTime.indefinite + .zero).isIndefinite && !(CMTime.invalid + .indefinite).isValid)
        #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid && CMTime(seconds: 1, preferredTimescale: 0) == .invalid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 1) == .positiveInfinity && CMTime.invalid.seconds.isNaN)
        #expect(NSValue(time: CMTime(value: -5, timescale: 600)).timeValue == CMTime(value: -5, timescale: 600))
        #expect(NSValue(time: .indefinite).timeValue.isIndefinite)
    }

    @Test("Ranges end where they say")
    func ranges() {
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), end: CMTime(value: 3, timescale: 1))
        #expect(range.duration == CMTime(value: 2, timescale: 1) && range.end == CMTime(value: 3, timescale: 1))
        #expect(range.containsTime(range.start) && !range.containsTime(range.end))
        #expect(
            range.intersection(CMTimeRange(start: CMTime(value: 2, timescale: 1), duration: CMTime(value: 9, timescale: 1))).duration.seconds == 1)
        #expect(CMTimeRange.invalid.isValid == false && CMTimeRange.zero.isEmpty)
    }
}
