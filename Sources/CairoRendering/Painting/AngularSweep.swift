import CoreGraphics
import Foundation
import DisplayLists

/// The colours of an angular gradient, precomputed for lookup by angle.
struct AngularSweep {
    private static let resolution = 2048

    /// Premultiplied pixels for equal fractions of a turn, beginning at the start angle.
    private let pixels: [UInt32]
    private let startAngle: Double

    init(gradient: ResolvedGradient, startAngle: Double, endAngle: Double) {
        let paint = Paint.angularGradient(gradient, center: .zero, startAngle: startAngle, endAngle: endAngle)
        let start = startAngle.isFinite ? startAngle : 0
        self.startAngle = start
        pixels = (0..<Self.resolution).map { index in
            let angle = start + (Double(index) + 0.5) / Double(Self.resolution) * 2 * .pi
            return paint.color(at: CGPoint(x: cos(angle), y: sin(angle))).premultipliedPixel
        }
    }

    func fill(_ bitmap: Bitmap, center: CGPoint, toPoints: CGAffineTransform) {
        let (width, height, stride) = (bitmap.width, bitmap.height, bitmap.bytesPerRow)
        let (left, top) = (Double(bitmap.left) + 0.5, Double(bitmap.top) + 0.5)
        let perTurn = Double(Self.resolution) / (2 * .pi)
        let offset = -startAngle * perTurn
        let mask = Self.resolution - 1
        pixels.withUnsafeBufferPointer { pixels in
            bitmap.withBytes { bytes in
                for row in 0..<height {
                    let y = top + Double(row)
                    bytes.baseAddress!.advanced(by: row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { target in
                        for column in 0..<width {
                            let x = left + Double(column)
                            let dx = toPoints.a * x + toPoints.c * y + toPoints.tx - center.x
                            let dy = toPoints.b * x + toPoints.d * y + toPoints.ty - center.y
                            let place = (atan2(dy, dx) * perTurn + offset).rounded(.down)
                            let index = place.isFinite && abs(place) < 1e15 ? Int(place) & mask : 0
                            target[column] = pixels[index]
                        }
                    }
                }
            }
        }
    }
}

extension ResolvedColor {
    /// The colour as a premultiplied Cairo pixel: alpha, red, green and blue from the highest byte down.
    var premultipliedPixel: UInt32 {
        let alpha = opacity.unit
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(red.unit * alpha) << 16 | byte(green.unit * alpha) << 8 | byte(blue.unit * alpha)
    }
}
