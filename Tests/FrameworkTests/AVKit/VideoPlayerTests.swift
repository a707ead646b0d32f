import AVFoundation
import AudioPlayback
@testable import AVKit
import Foundation
import SwiftUI
@testable import SwiftUITesting
import Testing

/// Films on the screen, and their controls.
@MainActor @Suite(.serialized) struct VideoPlayerTests {
    init() { AudioStream.isSilent = true }

    /// Two seconds: red, green, blue and yellow for half a second each.
    private let movie = RawMovie(
        colours: [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)].flatMap { Array(repeating: $0, count: 5) }, width: 40, height: 20, rate: 10)

    private func wait(_ condition: () throws -> Bool) async throws {
        for _ in 0..<3000 where try !condition() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try condition())
    }

    /// Returns the colour of a place in points.
    private func colour(_ host: ViewHost, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try host.image()
        let start = (y * image.width + x) * 4
        return Array(image.pixels[start..<start + 3])
    }

    @Test("The picture of the position fits into the view, on black, and turns to the one that is sought")
    func pictures() async throws {
        try await movie.withFile { url in
            let player = AVPlayer(url: url)
            let host = ViewHost(VideoPlayer(player: player).disabled(true), size: CGSize(width: 300, height: 200), scale: 1)
            // The first picture comes when it is decoded.
            #expect(try [[0, 0, 0], [255, 0, 0]].contains(colour(host, 250, 140)))
            try await wait { try colour(host, 250, 140) == [255, 0, 0] }
            #expect(player.currentItem?.presentationSize == CGSize(width: 40, height: 20))
            // 40 : 20 in 300 x 200 leaves 25 points above and below.
            #expect(try colour(host, 250, 20) == [0, 0, 0] && colour(host, 250, 180) == [0, 0, 0])
            #expect(try colour(host, 50, 40) == [255, 255, 255] && colour(host, 50, 170) == [255, 0, 0])
            await player.seek(to: CMTime(seconds: 1.2, preferredTimescale: 600))
            try await wait { try colour(host, 250, 140) == [0, 0, 255] }
            #expect(host.findAll(.label("Play")).isEmpty, "a disabled view has no controls")
        }
    }

    @Test("A film that plays shows the picture of its position, and at its end the last one")
    func playing() async throws {
        try await movie.withFile { url in
            let player = AVPlayer(url: url)
            let host = ViewHost(
                VideoPlayer(player: player) { Text("Overlay") }.disabled(true), size: CGSize(width: 300, height: 200), scale: 1)
            let colours: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0]]
            player.play()
            try await wait { player.currentTime().seconds > 0.6 }
            player.pause()
            let part = min(3, Int(player.currentTime().seconds * 2))
            try await wait { try colour(host, 280, 140) == colours[part] }
            player.play()
            try await wait { player.rate == 0 }
            try await wait { try colour(host, 280, 140) == colours[3] }
            #expect(host.findAll(.text("Overlay")).count == 1)
        }
    }

    @Test("Controls play, pause, skip, silence and show the time")
    func controls() async throws {
        try await movie.withFile { url in
            let player = AVPlayer(url: url)
            let host = ViewHost(VideoPlayer(player: player), size: CGSize(width: 400, height: 240))
            try await wait { !host.findAll(.text("-0:02")).isEmpty }
            try host.tap(.label("Mute"))
            #expect(player.isMuted && host.findAll(.label("Mute")).isEmpty)
            try host.tap(.label("Unmute"))
            #expect(!player.isMuted)
            try host.tap(.label("Skip Forward"))
            #expect(abs(player.currentTime().seconds - 2) < 0.01, "no further than to the end")
            try host.tap(.label("Play"))
            #expect(player.rate == 1 && player.currentTime().seconds < 1, "from the start, as the end was reached")
        }
    }

    @Test("Controls are hidden while a film plays and the user does nothing, and a tap shows them")
    func hiding() async throws {
        let long = RawMovie(colours: Array(repeating: (255, 0, 0), count: 300), width: 16, height: 8, rate: 10)
        try await long.withFile { url in
            let player = AVPlayer(url: url)
            let host = ViewHost(VideoPlayer(player: player), size: CGSize(width: 400, height: 240))
            try await wait { player.currentItem?.status == .readyToPlay }
            try host.tap(.label("Play"))
            host.advance(by: 1)
            #expect(!host.findAll(.label("Skip Forward")).isEmpty)
            try await wait {
                host.advance(by: 0.1)
                return host.findAll(.label("Skip Forward")).isEmpty
            }
            try host.tap(.point(200, 20))
            host.advance(by: 1)
            try host.tap(.label("Pause"))
            #expect(player.rate == 0 && !host.findAll(.label("Skip Forward")).isEmpty)
        }
    }

    @Test("A drag along the position seeks, and what has played plays on")
    func scrubbing() async throws {
        try await movie.withFile { url in
            let player = AVPlayer(url: url)
            let host = ViewHost(VideoPlayer(player: player), size: CGSize(width: 400, height: 240))
            try await wait { !host.findAll(.label("Position")).isEmpty }
            let bar = try host.find(.label("Position")).frame
            let middle = CGPoint(x: bar.minX + bar.width * 0.25, y: bar.midY)
            try host.drag(.point(middle.x, middle.y), by: CGSize(width: bar.width / 2, height: 0), duration: 0.2)
            #expect(abs(player.currentTime().seconds - 1.5) < 0.1)
            #expect(player.rate == 0)
            try await wait { try host.find(.label("Position")).accessibilityValue == "0:01 of 0:02" }
        }
    }

    @Test("A view that appears late shows the picture of the position, and one without a player or of a missing film nothing")
    func late() async throws {
        try await movie.withFile { url in
            let player = AVPlayer(url: url)
            try await wait { player.currentItem?.status == .readyToPlay }
            await player.seek(to: CMTime(seconds: 0.7, preferredTimescale: 600))
            let host = ViewHost(VideoPlayer(player: player).disabled(true), size: CGSize(width: 300, height: 200), scale: 1)
            try await wait { try colour(host, 250, 140) == [0, 255, 0] }
            #expect(abs(player.currentTime().seconds - 0.7) < 0.01)
            host.show(VideoPlayer(player: nil).disabled(true))
            #expect(try colour(host, 250, 140) == [0, 0, 0])
        }
        let missing = AVPlayer(url: URL(fileURLWithPath: "/missing.avi"))
        let host = ViewHost(VideoPlayer(player: missing), size: CGSize(width: 300, height: 200), scale: 1)
        try await wait { missing.status == .failed }
        try host.tap(.label("Play"))
        #expect(missing.rate == 0)
    }

    @Test("A queue plays its items one after the other, and a looper one again and again")
    func queues() async throws {
        try await movie.withFile { url in
            let items = (0..<3).map { _ in AVPlayerItem(url: url) }
            let player = AVQueuePlayer(items: [items[0], items[1], items[0]])
            #expect(player.items() == [items[0], items[1]] && player.currentItem === items[0])
            player.insert(items[2], after: items[0])
            #expect(player.items() == [items[0], items[2], items[1]] && !player.canInsert(items[2], after: nil))
            player.advanceToNextItem()
            #expect(player.currentItem === items[2])
            try await wait { items[2].status == .readyToPlay }
            await player.seek(to: CMTime(seconds: 1.8, preferredTimescale: 600))
            player.play()
            try await wait { player.currentItem === items[1] }
            #expect(player.rate == 1 && player.items() == [items[1]])
            player.remove(items[1])
            #expect(player.currentItem == nil && player.items().isEmpty)
            player.pause()

            let looper = AVPlayerLooper(
                player: player, templateItem: items[0], timeRange: CMTimeRange(start: .zero, end: CMTime(value: 1, timescale: 5)))
            player.play()
            try await wait { looper.loopCount >= 2 }
            #expect(player.currentItem === items[0] && player.rate == 1)
            looper.disableLooping()
            #expect(looper.status == .cancelled)
            player.removeAllItems()
        }
    }

    @Test(
        "Times have hours if they are that long",
        arguments: [
            (0, "0:00"), (59.6, "0:59"), (61, "1:01"), (-83, "-1:23"), (3661, "1:01:01"), (.nan, "--:--"),
        ] as [(Double, String)])
    func times(seconds: Double, expected: String) {
        #expect(PositionBar.format(seconds) == expected)
    }
}
