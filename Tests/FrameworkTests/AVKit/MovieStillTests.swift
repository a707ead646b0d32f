import AVFoundation
import AudioPlayback
@testable import AVKit
import CoreGraphics
import Foundation
import Synchronization
import Testing

/// Images of films, which are read without a player.
struct MovieStillTests {
    private let movie = RawMovie(colours: [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)], width: 32, height: 16, rate: 2)

    /// Returns the colour of a pixel.
    private func colour(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * image.width + x) * 4
        return Array(image.pixels[start..<start + 3])
    }

    @Test("An image is that of its position")
    func positions() async throws {
        try await movie.withFile { url in
            let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
            for (seconds, expected) in [(0.2, [255, 0, 0]), (1.7, [255, 255, 0]), (0.6, [0, 255, 0]), (99, [255, 255, 0]), (-1, [255, 0, 0])]
                as [(Double, [UInt8])]
            {
                let (image, time) = try await generator.image(at: CMTime(seconds: seconds, preferredTimescale: 600))
                #expect(image.width == 32 && image.height == 16)
                #expect(colour(image, 20, 12) == expected, "at \(seconds)")
                #expect(colour(image, 4, 4) == [255, 255, 255], "the top is not upside down")
                #expect(abs(time.seconds - seconds) < 0.01)
            }
        }
    }

    @Test("Images are scaled down to the maximum size in proportion")
    func sizes() async throws {
        try await movie.withFile { url in
            let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
            for (size, width) in [(CGSize(width: 8, height: 0), 8), (CGSize(width: 100, height: 8), 16), (CGSize(width: -1, height: 0), 32)] {
                generator.maximumSize = size
                let image = try await generator.image(at: .zero).image
                #expect(image.width == width && image.height == width / 2)
            }
        }
    }

    @Test("Many images come in their order, and a file without pictures makes errors")
    func several() async throws {
        try await movie.withFile { url in
            let times = [0.1, 0.7, 1.2].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
            let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
            let results = await withCheckedContinuation { (continuation: CheckedContinuation<[Double], Never>) in
                let seen = Mutex<[Double]>([])
                generator.generateCGImagesAsynchronously(forTimes: times) { time, image, _, result, error in
                    #expect(image != nil && result == .succeeded && error == nil)
                    let all = seen.withLock { seen in
                        seen.append(time.seconds)
                        return seen
                    }
                    if all.count == times.count { continuation.resume(returning: all) }
                }
            }
            #expect(results.map { ($0 * 10).rounded() } == [1, 7, 12])
        }
        let missing = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/missing.avi")))
        await #expect(throws: AudioStream.Failure.self) { _ = try await missing.image(at: .zero) }
    }
}
