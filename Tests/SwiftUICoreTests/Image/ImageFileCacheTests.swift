import CoreGraphics
import Foundation
import Testing

@testable import SwiftUICore

/// Decoded files are kept within a limit of bytes.
struct ImageFileCacheTests {
    /// Reads files of one line, "width height", and counts what it reads.
    private final class CountingDecoder: ImageDecoder {
        let count = Locked(0)

        func read(_ data: Data) throws(ImageRefusal) -> ImageItem.Source {
            count.withLock { $0 += 1 }
            let size = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            guard size.count == 2, let image = CGImage(width: size[0], height: size[1], pixels: [UInt8](repeating: 0, count: 4 * size[0] * size[1]))
            else { throw ImageRefusal("it is damaged") }
            return .bitmap(image)
        }
    }

    @Test func whatWasNotUsedForLongestGoes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let decoder = CountingDecoder()
        let cache = ImageFileCache(decoder: decoder)
        // Each takes 32 MB: four fit.
        let files = (0..<6).map { folder.appendingPathComponent("\($0).png") }
        for file in files { try Data("4096 2048".utf8).write(to: file) }
        func reads(_ indices: [Int]) -> Int {
            let before = decoder.count.withLock { $0 }
            for index in indices { _ = try? cache.read(files[index]) }
            return decoder.count.withLock { $0 } - before
        }
        #expect(reads([0, 1, 2, 3]) == 4)
        #expect(reads([0, 1, 2, 3]) == 0)
        #expect(cache.cachedBytes == 4 * 32 << 20)
        #expect(reads([4]) == 1)
        #expect(reads([1, 2, 3, 4]) == 0)
        #expect(reads([0]) == 1)
        #expect(cache.cachedBytes <= ImageFileCache.byteLimit)
        // A picture larger than the limit is shown and not kept.
        try Data("8192 4160".utf8).write(to: files[5])
        #expect(reads([5, 5]) == 2)
        #expect(cache.cachedBytes <= ImageFileCache.byteLimit)
    }
}
