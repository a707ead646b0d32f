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
        let (width, height, stride) = (bitmap.width, bitmap.height, bitmap.bytesPerRow)
        let components = bitmap.isAlphaOnly ? 1 : 4
        bitmap.withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let longest = max(width, height)
            withUnsafeTemporaryAllocation(of: Float.self, capacity: longest * 2) { lines in
                let first = UnsafeMutableBufferPointer(rebasing: lines[0..<longest])
                let second = UnsafeMutableBufferPointer(rebasing: lines[longest..<longest * 2])
                for component in 0..<components {
                    for row in 0..<height {
                        blurLine(base + row * stride + component, step: components, count: width, first, second)
                    }
                    for column in 0..<width {
                        blurLine(base + column * components + component, step: stride, count: height, first, second)
                    }
                }
            }
        }
    }

    private func blurLine(
        _ pixels: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ first: UnsafeMutableBufferPointer<Float>,
        _ second: UnsafeMutableBufferPointer<Float>
    ) {
        var isBlank = true
        for index in 0..<count {
            let value = pixels[index * step]
            if value != 0 { isBlank = false }
            first[index] = Float(value)
        }
        if isBlank { return }
        average(first, into: second, count)
        average(second, into: first, count)
        average(first, into: second, count)
        for index in 0..<count {
            pixels[index * step] = UInt8(max(0, min(255, second[index] + 0.5)))
        }
    }

    private func average(
        _ source: UnsafeMutableBufferPointer<Float>, into target: UnsafeMutableBufferPointer<Float>, _ count: Int
    ) {
        let source = source.baseAddress!, target = target.baseAddress!
        let before = extendsEdges ? source[0] : 0
        let after = extendsEdges ? source[count - 1] : 0
        let scale = 1 / (Float(2 * radius + 1) + 2 * edge)
        @inline(__always) func value(_ index: Int) -> Float {
            index < 0 ? before : index >= count ? after : source[index]
        }
        var sum: Float = 0
        for index in -radius...radius { sum += value(index) }
        for index in 0..<count {
            target[index] = (sum + edge * (value(index - radius - 1) + value(index + radius + 1))) * scale
            sum += value(index + radius + 1) - value(index - radius)
        }
    }
}
