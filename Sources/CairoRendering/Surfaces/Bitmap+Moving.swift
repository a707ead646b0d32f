import CPangoCairo
import CoreGraphics
import Foundation

extension Bitmap {
    /// The smallest number of bytes that several threads move.
    private static let smallestDividedByteCount = 1 << 20

    /// Moves pixels to an area, from an area of the same size that lies the distance before it.
    ///
    /// - Parameters:
    ///   - area: Where the pixels move to, in whole pixels. It and the area from which they come lie inside the bitmap.
    ///   - distance: Where they move, in whole pixels.
    func movePixels(to area: CGRect, by distance: CGVector, threads: Int) {
        let (dx, dy) = (Int(distance.dx), Int(distance.dy))
        let (x, y, width, height) = (Int(area.minX) - left, Int(area.minY) - top, Int(area.width), Int(area.height))
        guard !isAlphaOnly, width > 0, height > 0, bounds.contains(area), bounds.contains(area.offsetBy(dx: -distance.dx, dy: -distance.dy))
        else { return }
        let bytesPerRow = bytesPerRow
        withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            // Every thread writes and reads columns of its own if pixels move up or down, and rows of its own if they move sideways. All lie
            // inside the bitmap.
            nonisolated(unsafe) let pixels = UnsafeMutableRawPointer(base)
            @Sendable func move(columns: Range<Int>, rows: Range<Int>) {
                for index in rows {
                    // A row is read before it is overwritten.
                    let row = dy > 0 ? rows.upperBound - 1 - (index - rows.lowerBound) : index
                    memmove(
                        pixels + (y + row) * bytesPerRow + (x + columns.lowerBound) * 4,
                        pixels + (y + row - dy) * bytesPerRow + (x + columns.lowerBound - dx) * 4, columns.count * 4)
                }
            }
            guard threads > 1, dx == 0 || dy == 0, width * height * 4 >= Self.smallestDividedByteCount else {
                return move(columns: 0..<width, rows: 0..<height)
            }
            BandThreads.perform(threads, threads: threads) { part in
                if dx == 0 {
                    move(columns: width * part / threads..<width * (part + 1) / threads, rows: 0..<height)
                } else {
                    move(columns: 0..<width, rows: height * part / threads..<height * (part + 1) / threads)
                }
            }
        }
    }
}
