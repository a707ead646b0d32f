import CoreGraphics
import Foundation

/// Divides an area of a bitmap into bands, horizontal strips that are painted side by side on several threads.
///
/// A band ends only at rows where that cannot change a pixel, see `DisplayList.addIndivisibleRows(to:under:in:)`.
struct Bands {
    /// The smallest area, in pixels, that is divided: below it waking other threads takes longer than painting.
    static let smallestDividedArea: CGFloat = 131_072
    /// The smallest height of a band, in pixels. Each band walks the whole list, so many low bands cost more than they gain.
    static let smallestHeight: CGFloat = 32
    /// The number of bands per thread, so that a thread with little to paint takes over work of the others.
    static let bandsPerThread = 3

    /// The area, with integral edges.
    var area: CGRect
    /// The number of bands to aim at.
    var count: Int

    /// Returns the bands from top to bottom.
    ///
    /// - Parameter indivisible: The ranges of rows that have to lie in one band each.
    /// - Complexity: O(*n* log *n*) for *n* ranges.
    func divided(avoiding indivisible: [ClosedRange<CGFloat>]) -> [CGRect] {
        let count = min(count, Int(area.height / Self.smallestHeight))
        guard count > 1 else { return [area] }
        let blocks = Self.merged(indivisible)
        var edges = [area.minY]
        for index in 1..<count {
            let ideal = (area.minY + area.height * CGFloat(index) / CGFloat(count)).rounded()
            guard let edge = Self.freeRow(nearest: ideal, in: blocks), edge - edges[edges.count - 1] >= Self.smallestHeight,
                area.maxY - edge >= Self.smallestHeight
            else { continue }
            edges.append(edge)
        }
        edges.append(area.maxY)
        return zip(edges, edges.dropFirst()).map { CGRect(x: area.minX, y: $0, width: area.width, height: $1 - $0) }
    }

    /// Rounds the ranges out to whole rows, sorts them, and merges ranges that overlap.
    private static func merged(_ ranges: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
        var result: [ClosedRange<CGFloat>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let whole = range.lowerBound.rounded(.down)...range.upperBound.rounded(.up)
            if let last = result.last, whole.lowerBound < last.upperBound {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, whole.upperBound)
            } else {
                result.append(whole)
            }
        }
        return result
    }

    /// Returns the row boundary nearest to a position that is not inside a block.
    private static func freeRow(nearest position: CGFloat, in blocks: [ClosedRange<CGFloat>]) -> CGFloat? {
        var low = 0
        var high = blocks.count
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].upperBound <= position { low = middle + 1 } else { high = middle }
        }
        guard low < blocks.count, blocks[low].lowerBound < position else { return position }
        let block = blocks[low]
        let nearest = position - block.lowerBound < block.upperBound - position ? block.lowerBound : block.upperBound
        return nearest.isFinite ? nearest : nil
    }
}
