import CoreGraphics
import Foundation

private let reduction = [kCICategoryReduction, kCICategoryBuiltIn]
private let effect = [kCICategoryColorEffect, kCICategoryBuiltIn]
private let distortion = [kCICategoryDistortionEffect, kCICategoryBuiltIn]

extension FilterDefinition {
    /// Filters that depend on the place in the image.
    static let shapeFilters: [FilterDefinition] = [
        FilterDefinition(
            "CIVignette", effect, [(kCIInputImageKey, .image), (kCIInputIntensityKey, .number(0)), (kCIInputRadiusKey, .number(1))]
        ) { values in
            guard let image = values.image() else { return nil }
            let intensity = values.number(kCIInputIntensityKey), radius = max(values.number(kCIInputRadiusKey), 0.01)
            let extent = image.extent
            guard !extent.isInfinite, !extent.isNull else { return image }
            let corner = hypot(extent.width, extent.height) / 2
            return image.mapped(isStraight: true) { color, x, y, _ in
                let distance = hypot(Double(x) + 0.5 - extent.midX, Double(y) + 0.5 - extent.midY) / corner
                // The light falls towards the corners with the square of the distance; a large radius leaves the middle bright.
                let dark = Float(intensity * 0.5 * pow(distance, 1 + radius))
                let factor = max(0, 1 - dark)
                return color.mapColor { $0 * factor }
            }
        },
        FilterDefinition(
            "CIVignetteEffect", effect,
            [
                (kCIInputImageKey, .image), (kCIInputCenterKey, .vector([150, 150])), (kCIInputRadiusKey, .number(150)),
                (kCIInputIntensityKey, .number(1)), ("inputFalloff", .number(0.5)),
            ]
        ) { values in
            let center = values.point(kCIInputCenterKey), radius = max(values.number(kCIInputRadiusKey), 0.01)
            let intensity = values.number(kCIInputIntensityKey), falloff = min(max(values.number("inputFalloff"), 0.01), 1)
            return values.image()?.mapped(isStraight: true) { color, x, y, _ in
                let distance = hypot(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y) / radius
                let progress = min(max((distance - 1 + falloff) / (2 * falloff), 0), 1)
                let factor = Float(1 - intensity * progress * progress * (3 - 2 * progress))
                return color.mapColor { $0 * factor }
            }
        },
        FilterDefinition("CIAreaAverage", reduction, [(kCIInputImageKey, .image), (kCIInputExtentKey, .vector([0, 0, 640, 80]))]) { values in
            reduced(values) { pixels in pixels.reduce(Pixel.zero, +) / Float(pixels.count) }
        },
        FilterDefinition("CIAreaMaximum", reduction, [(kCIInputImageKey, .image), (kCIInputExtentKey, .vector([0, 0, 640, 80]))]) { values in
            reduced(values) { pixels in pixels.reduce(Pixel.zero) { pointwiseMax($0, $1) } }
        },
        FilterDefinition("CIAreaMinimum", reduction, [(kCIInputImageKey, .image), (kCIInputExtentKey, .vector([0, 0, 640, 80]))]) { values in
            reduced(values) { pixels in pixels.reduce(Pixel(repeating: 1)) { pointwiseMin($0, $1) } }
        },
        FilterDefinition(
            "CIBumpDistortion", distortion,
            [
                (kCIInputImageKey, .image), (kCIInputCenterKey, .vector([150, 150])), (kCIInputRadiusKey, .number(300)),
                (kCIInputScaleKey, .number(0.5)),
            ]
        ) { values in
            let center = values.point(kCIInputCenterKey), radius = max(values.number(kCIInputRadiusKey), 0.01)
            let scale = min(max(values.number(kCIInputScaleKey), -1), 1)
            return distorted(values.image(), center, radius) { offset, fraction in
                // In the middle a bump is larger, and a dent smaller.
                let share = 1 - fraction * fraction
                return offset * (1 - scale * share * share * 0.75)
            }
        },
        FilterDefinition(
            "CITwirlDistortion", distortion,
            [
                (kCIInputImageKey, .image), (kCIInputCenterKey, .vector([150, 150])), (kCIInputRadiusKey, .number(300)),
                (kCIInputAngleKey, .number(Double.pi)),
            ]
        ) { values in
            let center = values.point(kCIInputCenterKey), radius = max(values.number(kCIInputRadiusKey), 0.01)
            let angle = values.number(kCIInputAngleKey)
            return distorted(values.image(), center, radius) { offset, fraction in
                let turn = -angle * (1 - fraction) * (1 - fraction)
                return SIMD2(offset.x * cos(turn) - offset.y * sin(turn), offset.x * sin(turn) + offset.y * cos(turn))
            }
        },
        FilterDefinition(
            "CIPinchDistortion", distortion,
            [
                (kCIInputImageKey, .image), (kCIInputCenterKey, .vector([150, 150])), (kCIInputRadiusKey, .number(300)),
                (kCIInputScaleKey, .number(0.5)),
            ]
        ) { values in
            let center = values.point(kCIInputCenterKey), radius = max(values.number(kCIInputRadiusKey), 0.01)
            let scale = min(max(values.number(kCIInputScaleKey), 0), 2)
            return distorted(values.image(), center, radius) { offset, fraction in
                offset * (1 + scale * (1 - fraction) * (1 - fraction))
            }
        },
    ]

    /// Returns an image of one pixel that is made of all pixels in a rectangle.
    private static func reduced(_ values: FilterValues, _ reduce: @escaping @Sendable ([Pixel]) -> Pixel) -> ImageRecipe? {
        guard let image = values.image() else { return nil }
        let rect = values.vector(kCIInputExtentKey).cgRectValue
        guard let area = PixelRect(around: image.extent.isInfinite ? rect : image.extent.intersection(rect)) else { return .empty }
        return ImageRecipe(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { target, settings in
            let pixel = reduce(image.draw(area, settings).pixels)
            return PixelBuffer(target, repeating: pixel)
        }.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    /// Returns an image whose pixels within a circle are taken from elsewhere.
    ///
    /// - Parameter source: Returns from where, as a distance from the centre, for a distance and its fraction of the radius.
    private static func distorted(
        _ image: ImageRecipe?, _ center: CGPoint, _ radius: Double, _ source: @escaping @Sendable (SIMD2<Double>, Double) -> SIMD2<Double>
    ) -> ImageRecipe? {
        guard let image else { return nil }
        return ImageRecipe(extent: image.extent) { area, settings in
            let circle = PixelRect(
                around: CGRect(x: center.x - 2.5 * radius, y: center.y - 2.5 * radius, width: 5 * radius, height: 5 * radius))
            var needed = area.insetBy(-1)
            if let circle {
                let left = min(needed.x, circle.x), bottom = min(needed.y, circle.y)
                needed = PixelRect(
                    x: left, y: bottom, width: max(needed.right, circle.right) - left, height: max(needed.top, circle.top) - bottom)
            }
            if let bounds = PixelRect(around: image.extent) { needed = needed.intersection(bounds.insetBy(-1)) }
            guard !needed.isEmpty else { return PixelBuffer(area) }
            let pixels = image.draw(needed, settings)
            return PixelBuffer(area) { x, y in
                let offset = SIMD2(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
                let fraction = (offset * offset).sum().squareRoot() / radius
                guard fraction < 1 else { return pixels[x, y] }
                let place = source(offset, fraction)
                return pixels.interpolated(CGPoint(x: center.x + place.x, y: center.y + place.y))
            }
        }.cropped(to: image.extent)
    }
}
