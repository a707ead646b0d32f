import CPangoCairo
import CoreGraphics
import DisplayLists
import Foundation
import Synchronization

extension CairoRenderer {
    /// Draws areas of a list on top of a bitmap's content, large areas in bands on several threads. The pixels are the same for any
    /// number of threads.
    ///
    /// - Parameters:
    ///   - areas: Areas in pixels, with integral edges and without overlaps.
    ///   - prepare: Called with each context and its area before the list is drawn.
    func draw(
        _ list: DisplayList, into bitmap: Bitmap, areas: [CGRect], prepare: @Sendable (OpaquePointer, CGRect) -> Void
    ) throws(RenderingError) {
        let bands = areas.flatMap { self.bands(of: $0, in: list) }
        guard bands.count > areas.count else {
            for area in areas {
                try draw(list, into: bitmap, visible: area, isConcurrent: false) { prepare($0, area) }
            }
            return
        }
        try bitmap.recover()
        let failure = Mutex<RenderingError?>(nil)
        withoutActuallyEscaping(prepare) { prepare in
            BandThreads.perform(bands.count, threads: threads) { index in
                let band = bands[index]
                do throws(RenderingError) {
                    let view = try Bitmap(sharingPixelsOf: bitmap)
                    try draw(list, into: view, visible: band, isConcurrent: true) { prepare($0, band) }
                } catch {
                    failure.withLock { $0 = error }
                }
            }
        }
        bitmap.pixelsHaveChanged()
        if let error = failure.withLock({ $0 }) { throw error }
    }

    /// Returns the bands in which an area is painted; the area itself if it is small or cannot be divided.
    package func bands(of area: CGRect, in list: DisplayList) -> [CGRect] {
        guard threads > 1, area.width * area.height >= Bands.smallestDividedArea else { return [area] }
        var rows: [ClosedRange<CGFloat>] = []
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        list.addIndivisibleRows(to: &rows, under: transform, in: area)
        // The pixels that a backdrop reads have to be painted before it.
        var backdrops: [CGRect] = []
        list.addBackdrops(to: &backdrops)
        for backdrop in backdrops {
            let pixels = backdrop.applying(transform)
            rows.append(pixels.minY.isFinite && pixels.maxY.isFinite ? pixels.minY - 1...pixels.maxY + 1 : area.minY...area.maxY)
        }
        return Bands(area: area, count: threads * Bands.bandsPerThread).divided(avoiding: rows)
    }
}
