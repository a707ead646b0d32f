import CoreGraphics
import DisplayLists
import Synchronization

/// The coverage of the pixels around the origin by a shape.
struct CoverageStamp {
    /// The number of positions of a shape in a pixel along each axis. Snapping to them moves an edge by at most 1/128 of a pixel, which is
    /// two of 255 steps between two colours.
    static let positionsPerPixel = 64
    /// The flatness of curves, in pixels.
    static let flatness: CGFloat = 0.01

    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// The coverages, 0 to 255, row by row.
    let values: [UInt8]

    init(_ coverage: PolygonCoverage) {
        (left, top) = (Int(coverage.area.minX), Int(coverage.area.minY))
        (width, height) = (coverage.width, coverage.height)
        let count = width * height
        values = [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
            coverage.write(to: bytes, bytesPerRow: coverage.width)
            initialized = count
        }
    }

    init(_ bitmap: Bitmap) {
        (left, top, width, height) = (bitmap.left, bitmap.top, bitmap.width, bitmap.height)
        let (width, height, stride) = (width, height, bitmap.bytesPerRow)
        values = bitmap.withBytes { bytes in (0..<height).flatMap { bytes[$0 * stride..<$0 * stride + width] } }
    }
}

/// The coverages of an outline at positions within a pixel, which successive pictures share.
final class CoverageStamps: Sendable {
    private struct Key: Hashable {
        var outline: PathGeometry
        var a: CGFloat
        var b: CGFloat
        var c: CGFloat
        var d: CGFloat
    }

    /// The memory of the coverages of one outline, in bytes, and of all outlines.
    private static let byteLimit = 1 << 20
    private static let commonByteLimit = 8 << 20
    /// The maximum number of points of an outline whose coverages are shared.
    private static let pointLimit = 256

    private static let shared = Mutex(ByteLimitedCache<Key, CoverageStamps>(byteLimit: commonByteLimit, idleTime: 20))

    private let stamps = Mutex<[Int: CoverageStamp]>([:])

    /// Returns the coverages of an outline under a transform, whose translation has no effect.
    static func stamps(of outline: Outline, under transform: CGAffineTransform) -> CoverageStamps {
        let geometry = outline.geometry
        guard geometry.points.count <= pointLimit else { return CoverageStamps() }
        let key = Key(outline: geometry, a: transform.a, b: transform.b, c: transform.c, d: transform.d)
        return shared.withLock { shared in
            if let stamps = shared[key] { return stamps }
            let stamps = CoverageStamps()
            shared.insert(stamps, for: key, bytes: byteLimit)
            return stamps
        }
    }

    /// The coverages that are known, by their positions.
    var known: [Int: CoverageStamp] { stamps.withLock { $0 } }

    /// Keeps further coverages, as far as there is memory.
    func keep(_ added: [Int: CoverageStamp]) {
        guard let first = added.first else { return }
        let limit = Self.byteLimit / (first.value.values.count + MemoryLayout<CoverageStamp>.stride + 48)
        stamps.withLock { stamps in
            for (position, stamp) in added where stamps.count < limit { stamps[position] = stamp }
        }
    }
}
