import CoreGraphics
import Foundation
import DisplayLists

/// An approximation of a Gaussian blur by three box blurs.
struct GaussianBlur {
    /// Returns the distance over which a blur of a standard deviation is visible.
    static func reach(ofSigma sigma: CGFloat) -> CGFloat {
        DisplayList.Effect.blurReach(ofSigma: sigma)
    }

    /// The radius of the boxes in whole pixels, and the weight of the pixels just beyond.
    private let radius: Int
    private let edge: Float
    /// Whether the pixels at the edge are extended beyond the bitmap; otherwise pixels beyond it are clear.
    let extendsEdges: Bool

    /// - Parameter sigma: The standard deviation in pixels.
    init(sigma: CGFloat, extendsEdges: Bool = false) {
        // Three boxes of width w have the variance 3 (w * w - 1) / 12; a box with fractional edges matches it best.
        let sigma = sigma > 0 ? min(sigma, 1000) : 0
        let variance = Double(sigma * sigma) / 3
        let ideal = ((12 * variance + 1).squareRoot() - 1) / 2
        radius = Int(ideal)
        // The weight of the outer pixels for which the box has exactly this variance.
        let r = Double(radius)
        let inner = r * (r + 1) * (2 * r + 1) / 3
        let outer = 2 * (r + 1) * (r + 1)
        let weight = (variance * (2 * r + 1) - inner) / (outer - 2 * variance)
        edge = Float(max(0, min(1, weight)))
        self.extendsEdges = extendsEdges
    }

    private var isIdentity: Bool { radius == 0 && edge < 1e-4 }

    /// Blurs all components of a bitmap.
    func apply(to bitmap: Bitmap) {
        guard !isIdentity else { return }
        let (height, stride) = (bitmap.height, bitmap.bytesPerRow)
        let components = bitmap.isAlphaOnly ? 1 : 4
        bitmap.withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for row in 0..<height {
                let line = base + row * stride
                if components == 1 {
                    // The smallest vector; its other lane is empty.
                    blur(line, step: 1, count: bitmap.width, lanes: 1, as: SIMD2<Float>.self)
                } else {
                    blur(line, step: 4, count: bitmap.width, lanes: 4, as: SIMD4<Float>.self)
                }
            }
            let (rowBytes, most) = (bitmap.width * components, SIMD16<Float>.scalarCount)
            for column in Swift.stride(from: 0, to: rowBytes, by: most) {
                blur(base + column, step: stride, count: height, lanes: min(most, rowBytes - column), as: SIMD16<Float>.self)
            }
        }
    }

    /// Blurs lines of bytes that lie side by side in memory, one in each lane of a vector.
    ///
    /// - Parameters:
    ///   - bytes: The first bytes of the lines.
    ///   - step: The distance from a byte of a line to the next.
    ///   - count: The length of the lines.
    ///   - lanes: The number of lines, at most the number of lanes.
    @inline(__always)
    private func blur<Vector: SIMD<Float>>(
        _ bytes: UnsafeMutablePointer<UInt8>, step: Int, count: Int, lanes: Int, as type: Vector.Type
    ) {
        // Each line is extended at both ends by as much as a box reaches.
        let padding = radius + 1
        let width = Vector.scalarCount
        withUnsafeTemporaryAllocation(of: Vector.self, capacity: (count + 2 * padding) * 2) { lines in
            guard let base = lines.baseAddress else { return }
            let first = base + padding, second = first + count + 2 * padding
            // The lanes of a vector are contiguous in memory.
            var isBlank = true
            first.withMemoryRebound(to: Float.self, capacity: count * width) { values in
                var mixed: UInt8 = 0
                for index in 0..<count {
                    for lane in 0..<lanes {
                        let byte = bytes[index * step + lane]
                        mixed |= byte
                        values[index * width + lane] = Float(byte)
                    }
                    for lane in lanes..<width { values[index * width + lane] = 0 }
                }
                isBlank = mixed == 0
            }
            if isBlank { return }
            average(first, into: second, count)
            average(second, into: first, count)
            average(first, into: second, count)
            second.withMemoryRebound(to: Float.self, capacity: count * width) { values in
                for index in 0..<count {
                    for lane in 0..<lanes { bytes[index * step + lane] = UInt8(max(0, min(255, values[index * width + lane] + 0.5))) }
                }
            }
        }
    }

    /// Averages the values in the box around each index.
    @inline(__always)
    private func average<Vector: SIMD<Float>>(_ source: UnsafeMutablePointer<Vector>, into target: UnsafeMutablePointer<Vector>, _ count: Int) {
        let before = extendsEdges ? source[0] : .zero
        let after = extendsEdges ? source[count - 1] : .zero
        let reach = radius + 1
        for index in 1...reach {
            source[-index] = before
            source[count - 1 + index] = after
        }
        let scale = 1 / (Float(2 * radius + 1) + 2 * edge)
        var sum = Vector.zero
        for index in -radius...radius { sum += source[index] }
        for index in 0..<count {
            target[index] = (sum + edge * (source[index - reach] + source[index + reach])) * scale
            sum += source[index + reach] - source[index - radius]
        }
    }
}
