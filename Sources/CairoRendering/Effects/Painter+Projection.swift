import CPangoCairo
import CoreGraphics
import Foundation
import DisplayLists

extension Painter {
    /// Draws content in perspective: first flat at a suitable resolution, then by inverse mapping of every pixel.
    func draw(_ content: DisplayList, projectedBy projection: ProjectionTransform) {
        if let affine = projection.affineTransform {
            transformed(by: affine)?.drawAndRestore(content, in: self)
            return
        }
        let toDevice = projection.concatenating(ProjectionTransform(transform))
        guard let source = content.extent.finite, let toSource = toDevice.inverted,
            let area = visiblePart(of: projection.bounds(of: source), outset: 1), let target = makeLayer(covering: area)
        else { return }
        let detail = toDevice.stretch(of: source) * layerScale
        let largest = max(source.width, source.height) * detail
        let resolution = largest > 4096 ? detail * 4096 / largest : detail
        guard resolution > 0, resolution.isFinite, let flat = flatLayer(of: content, in: source, resolution: resolution) else {
            return
        }
        target.bitmap.fill(from: flat.bitmap) { point in
            let device = CGPoint(x: point.x / layerScale, y: point.y / layerScale)
            guard let place = toSource.project(device) else { return nil }
            return CGPoint(x: place.x * resolution, y: place.y * resolution)
        }
        composite(target.bitmap)
    }

    private func flatLayer(of content: DisplayList, in source: CGRect, resolution: CGFloat) -> Layer? {
        let scale = CGAffineTransform(scaleX: resolution, y: resolution)
        let flat = Painter(context: context, session: session, transform: scale, visible: .infinite, layerScale: 1)
        let layer = flat.makeLayer(covering: source.applying(scale).insetBy(dx: -1, dy: -1).outwardWhole, isInPlace: false)
        layer?.painter.draw(content)
        return layer
    }

}

extension CGRect {
    fileprivate var finite: CGRect? {
        !isNull && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite ? self : nil
    }

    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}

extension ProjectionTransform {
    /// Returns the largest scale factor at the corners of a rectangle, limited to 0.5...8.
    fileprivate func stretch(of rect: CGRect) -> CGFloat {
        let most =
            rect.corners.map { corner -> CGFloat in
                guard let here = project(corner) else { return 8 }
                let steps = [CGPoint(x: corner.x + 0.5, y: corner.y), CGPoint(x: corner.x, y: corner.y + 0.5)]
                return steps.map { step in project(step).map { hypot($0.x - here.x, $0.y - here.y) * 2 } ?? 8 }.max() ?? 1
            }.max() ?? 1
        return min(8, max(0.5, most))
    }

    /// The inverse transform; nil if there is none.
    var inverted: ProjectionTransform? {
        let determinant = m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        let scale = 1 / determinant
        var result = ProjectionTransform()
        result.m11 = (m22 * m33 - m23 * m32) * scale
        result.m12 = (m13 * m32 - m12 * m33) * scale
        result.m13 = (m12 * m23 - m13 * m22) * scale
        result.m21 = (m23 * m31 - m21 * m33) * scale
        result.m22 = (m11 * m33 - m13 * m31) * scale
        result.m23 = (m13 * m21 - m11 * m23) * scale
        result.m31 = (m21 * m32 - m22 * m31) * scale
        result.m32 = (m12 * m31 - m11 * m32) * scale
        result.m33 = (m11 * m22 - m12 * m21) * scale
        return result
    }
}

extension Bitmap {
    /// Fills the bitmap by bilinear sampling of another bitmap at the positions that `place` returns.
    fileprivate func fill(from source: Bitmap, place: (CGPoint) -> CGPoint?) {
        let (width, height, stride) = (width, height, bytesPerRow)
        let (sourceWidth, sourceHeight, sourceStride) = (source.width, source.height, source.bytesPerRow)
        source.withBytes { from in
            withBytes { bytes in
                for row in 0..<height {
                    for column in 0..<width {
                        let center = CGPoint(x: CGFloat(left + column) + 0.5, y: CGFloat(top + row) + 0.5)
                        guard let point = place(center) else { continue }
                        let (x, y) = (Float(point.x) - Float(source.left) - 0.5, Float(point.y) - Float(source.top) - 0.5)
                        guard x > -1, y > -1, x < Float(sourceWidth), y < Float(sourceHeight) else { continue }
                        let (x0, y0) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
                        let (fx, fy) = (x - Float(x0), y - Float(y0))
                        var mixed = SIMD4<Float>.zero
                        for (dx, dy, weight) in [
                            (0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy), (1, 1, fx * fy),
                        ] {
                            let (sampleX, sampleY) = (x0 + dx, y0 + dy)
                            guard sampleX >= 0, sampleY >= 0, sampleX < sourceWidth, sampleY < sourceHeight else { continue }
                            let at = sampleY * sourceStride + sampleX * 4
                            mixed +=
                                weight
                                * SIMD4(
                                    Float(from[at]), Float(from[at + 1]), Float(from[at + 2]), Float(from[at + 3]))
                        }
                        let to = row * stride + column * 4
                        for component in 0..<4 { bytes[to + component] = UInt8(min(255, mixed[component] + 0.5)) }
                    }
                }
            }
        }
    }
}
