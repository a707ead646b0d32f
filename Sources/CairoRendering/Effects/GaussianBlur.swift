import CPixels
import CoreGraphics
import DisplayLists
import Foundation

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
        let (height, bytesPerRow) = (bitmap.height, bitmap.bytesPerRow)
        let components = bitmap.isAlphaOnly ? 1 : 4
        let rowBytes = bitmap.width * components
        let most = Int(BLURRED_LINES)
        let box = blur_box(radius: radius, edge: edge, extends_edges: extendsEdges)
        bitmap.withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let floats = pixels_blur_memory(max(bitmap.width, height), box)
            // `pixels_blur` asks for memory that is aligned to 64 bytes.
            withUnsafeTemporaryAllocation(byteCount: floats * MemoryLayout<Float>.stride, alignment: 64) { memory in
                guard let memory = memory.baseAddress?.bindMemory(to: Float.self, capacity: floats) else { return }
                for row in stride(from: 0, to: height, by: most / components) {
                    let rows = byte_lines(
                        bytes: base + row * bytesPerRow, groups: min(most / components, height - row), lines: components, count: bitmap.width,
                        distance: bytesPerRow, step: components)
                    pixels_blur(rows, box, memory)
                }
                for column in stride(from: 0, to: rowBytes, by: most) {
                    let columns = byte_lines(
                        bytes: base + column, groups: 1, lines: min(most, rowBytes - column), count: height, distance: 0, step: bytesPerRow)
                    pixels_blur(columns, box, memory)
                }
            }
        }
    }
}
