import CoreGraphics
import Foundation
import DisplayLists

extension Painter {
    func draw(_ content: DisplayList, colorMatrix matrix: ColorMatrix) {
        guard let layer = makeLayer(drawing: content) else { return }
        layer.bitmap.apply(matrix)
        composite(layer.bitmap)
    }
}

extension Painter {
    /// Draws a colour wherever the content's opacity is within a range.
    func draw(_ content: DisplayList, whereOpacityIs range: ClosedRange<Double>, in color: ResolvedColor) {
        guard let layer = makeLayer(drawing: content) else { return }
        layer.bitmap.keep(range, in: color)
        composite(layer.bitmap)
    }
}

extension Bitmap {
    /// Replaces pixels whose opacity is within a range by a colour, and clears the others. Clear pixels stay clear.
    fileprivate func keep(_ range: ClosedRange<Double>, in color: ResolvedColor) {
        func byte(_ value: Float) -> UInt32 { UInt32((value.isNaN ? 0 : Swift.min(1, max(0, value))) * 255 + 0.5) }
        let alpha = color.opacity
        let kept = byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8 | byte(color.blue * alpha)
        let low = Float(range.lowerBound * 255), high = Float(range.upperBound * 255)
        withBytes { bytes in
            bytes.withMemoryRebound(to: UInt32.self) { pixels in
                for index in pixels.indices {
                    let opacity = Float(pixels[index] >> 24)
                    pixels[index] = opacity > 0 && opacity >= low - 0.5 && opacity <= high + 0.5 ? kept : 0
                }
            }
        }
    }

    func apply(_ matrix: ColorMatrix) {
        guard matrix.rows.count == 4 else { return }
        let (red, green, blue, alpha) = (matrix.rows[0], matrix.rows[1], matrix.rows[2], matrix.rows[3])
        // Adjacent pixels often have the same colour.
        var (lastBefore, lastAfter) = (UInt32(0), Self.applied(red, green, blue, alpha, to: 0))
        withBytes { bytes in
            bytes.withMemoryRebound(to: UInt32.self) { pixels in
                for index in pixels.indices {
                    let before = pixels[index]
                    if before != lastBefore {
                        lastBefore = before
                        lastAfter = Self.applied(red, green, blue, alpha, to: before)
                    }
                    pixels[index] = lastAfter
                }
            }
        }
    }

    private static func applied(
        _ red: SIMD8<Float>, _ green: SIMD8<Float>, _ blue: SIMD8<Float>, _ alpha: SIMD8<Float>, to pixel: UInt32
    ) -> UInt32 {
        let opacity = Float(pixel >> 24)
        let straight = opacity > 0 ? 1 / opacity : 0
        var vector = SIMD8<Float>.zero
        vector[0] = Float(pixel >> 16 & 255) * straight
        vector[1] = Float(pixel >> 8 & 255) * straight
        vector[2] = Float(pixel & 255) * straight
        vector[3] = opacity / 255
        vector[4] = 1
        func component(_ row: SIMD8<Float>) -> Float {
            let value = (row * vector).sum()
            return value > 0 ? min(value, 1) : 0
        }
        let newAlpha = component(alpha)
        func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(newAlpha) << 24 | byte(component(red) * newAlpha) << 16 | byte(component(green) * newAlpha) << 8
            | byte(component(blue) * newAlpha)
    }
}
