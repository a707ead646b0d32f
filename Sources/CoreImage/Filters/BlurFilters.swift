import CoreGraphics
import Foundation

private let blur = [kCICategoryBlur, kCICategoryBuiltIn]
private let sharpen = [kCICategorySharpen, kCICategoryBuiltIn]
private let stylize = [kCICategoryStylize, kCICategoryBuiltIn]

extension ImageRecipe {
    /// The greatest standard deviation of a blur in pixels, that of the sliders which the documentation describes.
    private static let greatestDeviation = 100.0

    /// The image blurred by a Gaussian function of a standard deviation in pixels, at most 100. It grows by three times that on each side.
    func gaussianBlurred(_ deviation: Double, grows: Bool = true) -> ImageRecipe {
        guard deviation > 0.01 else { return self }
        let sigma = min(deviation, Self.greatestDeviation)
        let reach = Int((sigma * 3).rounded(.up))
        var weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        let sum = weights.reduce(0, +)
        weights = weights.map { $0 / sum }
        return neighbourhood(reach, grows: grows) { [weights] source, area, _ in source.convolved(weights, in: area) }
    }
}

extension FilterDefinition {
    /// Filters that make pixels of their neighbours.
    static let blurFilters: [FilterDefinition] = [
        FilterDefinition("CIGaussianBlur", blur, [(kCIInputImageKey, .image), (kCIInputRadiusKey, .number(10))]) { values in
            values.image()?.gaussianBlurred(values.number(kCIInputRadiusKey))
        },
        FilterDefinition("CIBoxBlur", blur, [(kCIInputImageKey, .image), (kCIInputRadiusKey, .number(10))]) { values in
            let reach = values.whole(kCIInputRadiusKey, in: 0...1000, dividedBy: 2)
            let weights = [Float](repeating: 1 / Float(2 * reach + 1), count: 2 * reach + 1)
            return values.image()?.neighbourhood(reach, grows: true) { source, area, _ in source.convolved(weights, in: area) }
        },
        FilterDefinition("CIDiscBlur", blur, [(kCIInputImageKey, .image), (kCIInputRadiusKey, .number(8))]) { values in
            let radius = min(max(values.number(kCIInputRadiusKey), 0), 200)
            let reach = Int(radius.rounded(.up))
            var places: [(x: Int, y: Int)] = []
            for y in -reach...reach {
                for x in -reach...reach where Double(x * x + y * y) <= radius * radius + 0.01 { places.append((x, y)) }
            }
            return values.image()?.neighbourhood(reach, grows: true) { [places] source, area, _ in
                PixelBuffer(area) { x, y in
                    var sum = Pixel.zero
                    for place in places { sum += source[x + place.x, y + place.y] }
                    return sum / Float(places.count)
                }
            }
        },
        FilterDefinition(
            "CIMotionBlur", blur, [(kCIInputImageKey, .image), (kCIInputRadiusKey, .number(20)), (kCIInputAngleKey, .number(0))]
        ) { values in
            let radius = min(max(values.number(kCIInputRadiusKey), 0), 500), angle = values.number(kCIInputAngleKey)
            let reach = Int(radius.rounded(.up))
            let places = (-reach...reach).map { CGPoint(x: Double($0) * cos(angle), y: Double($0) * sin(angle)) }
            return values.image()?.neighbourhood(reach + 1, grows: true) { source, area, _ in
                PixelBuffer(area) { x, y in
                    var sum = Pixel.zero
                    for place in places { sum += source.interpolated(CGPoint(x: Double(x) + 0.5 + place.x, y: Double(y) + 0.5 + place.y)) }
                    return sum / Float(places.count)
                }
            }
        },
        FilterDefinition(
            "CIUnsharpMask", sharpen,
            [(kCIInputImageKey, .image), (kCIInputRadiusKey, .number(2.5)), (kCIInputIntensityKey, .number(0.5))]
        ) { values in
            sharpened(values.image(), radius: values.number(kCIInputRadiusKey), amount: values.number(kCIInputIntensityKey))
        },
        FilterDefinition(
            "CISharpenLuminance", sharpen,
            [(kCIInputImageKey, .image), (kCIInputSharpnessKey, .number(0.4)), (kCIInputRadiusKey, .number(1.69))]
        ) { values in
            guard let image = values.image() else { return nil }
            let amount = Float(values.number(kCIInputSharpnessKey))
            return image.combined(with: image.clamped(to: image.extent).gaussianBlurred(values.number(kCIInputRadiusKey))) { pixel, blurred in
                let change = (pixel.luminance - blurred.luminance) * amount
                return Pixel(pixel.x + change, pixel.y + change, pixel.z + change, pixel.w)
            }.cropped(to: image.extent)
        },
        FilterDefinition(
            "CIBloom", stylize, [(kCIInputImageKey, .image), (kCIInputRadiusKey, .number(10)), (kCIInputIntensityKey, .number(0.5))]
        ) { values in
            let intensity = Float(values.number(kCIInputIntensityKey))
            return glow(values) { pixel, blurred in
                // The light of the surroundings is added as by a second exposure.
                let screen = pixel + blurred - pixel * blurred
                return pixel.mixed(with: screen, intensity)
            }
        },
        FilterDefinition(
            "CIGloom", stylize, [(kCIInputImageKey, .image), (kCIInputRadiusKey, .number(10)), (kCIInputIntensityKey, .number(0.5))]
        ) { values in
            let intensity = Float(values.number(kCIInputIntensityKey))
            return glow(values) { pixel, blurred in
                let dark = pointwiseMin(pixel, blurred)
                return pixel.mixed(with: Pixel(dark.x, dark.y, dark.z, pixel.w), intensity)
            }
        },
        FilterDefinition("CIEdges", stylize, [(kCIInputImageKey, .image), (kCIInputIntensityKey, .number(1))]) { values in
            guard let image = values.image() else { return nil }
            let intensity = Float(values.number(kCIInputIntensityKey))
            return image.clamped(to: image.extent).neighbourhood(1, grows: false) { source, area, _ in
                PixelBuffer(area) { x, y in
                    // The gradient by Sobel's weights.
                    let right = source[x + 1, y - 1] + source[x + 1, y] * 2 + source[x + 1, y + 1]
                    let left = source[x - 1, y - 1] + source[x - 1, y] * 2 + source[x - 1, y + 1]
                    let top = source[x - 1, y + 1] + source[x, y + 1] * 2 + source[x + 1, y + 1]
                    let bottom = source[x - 1, y - 1] + source[x, y - 1] * 2 + source[x + 1, y - 1]
                    let (across, up) = (right - left, top - bottom)
                    let strength = (across * across + up * up).squareRoot() * (intensity / 4)
                    let alpha = source[x, y].w
                    return Pixel(min(strength.x, alpha), min(strength.y, alpha), min(strength.z, alpha), alpha)
                }
            }.cropped(to: image.extent)
        },
        FilterDefinition(
            "CIPixellate", stylize, [(kCIInputImageKey, .image), (kCIInputCenterKey, .vector([150, 150])), (kCIInputScaleKey, .number(8))]
        ) { values in
            let center = values.point(kCIInputCenterKey), scale = min(max(values.number(kCIInputScaleKey), 1), 10_000)
            guard let image = values.image() else { return nil }
            // The image reaches to the edges of its outermost squares.
            func edge(_ value: CGFloat, _ center: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
                center + ((value - center) / scale).rounded(rule) * scale
            }
            let extent = image.extent
            let grown =
                extent.isInfinite || extent.isNull
                ? extent
                : CGRect(
                    x: edge(extent.minX, center.x, .down), y: edge(extent.minY, center.y, .down),
                    width: edge(extent.maxX, center.x, .up) - edge(extent.minX, center.x, .down),
                    height: edge(extent.maxY, center.y, .up) - edge(extent.minY, center.y, .down))
            let squares = ImageRecipe(extent: grown) { area, settings in
                cells(area, side: scale, image, settings) { point in
                    CGPoint(
                        x: center.x + (((point.x - center.x) / scale).rounded(.down) + 0.5) * scale,
                        y: center.y + (((point.y - center.y) / scale).rounded(.down) + 0.5) * scale)
                }
            }
            return extent.isInfinite ? squares : squares.cropped(to: grown)
        },
        FilterDefinition(
            "CICrystallize", stylize, [(kCIInputImageKey, .image), (kCIInputRadiusKey, .number(20)), (kCIInputCenterKey, .vector([150, 150]))]
        ) { values in
            guard let image = values.image() else { return nil }
            let side = min(max(values.number(kCIInputRadiusKey), 1), 10_000), origin = values.point(kCIInputCenterKey)
            return ImageRecipe(extent: image.extent) { area, settings in
                cells(area, side: side, image, settings) { crystal(around: $0, side: side, origin: origin) }
            }.cropped(to: image.extent)
        },
    ]

    private static func sharpened(_ image: ImageRecipe?, radius: Double, amount: Double) -> ImageRecipe? {
        guard let image else { return nil }
        let amount = Float(amount)
        return image.combined(with: image.clamped(to: image.extent).gaussianBlurred(radius)) { pixel, blurred in
            let sharp = pixel + (pixel - blurred) * amount
            return Pixel(max(sharp.x, 0), max(sharp.y, 0), max(sharp.z, 0), pixel.w)
        }.cropped(to: image.extent)
    }

    private static func glow(_ values: FilterValues, _ combine: @escaping @Sendable (Pixel, Pixel) -> Pixel) -> ImageRecipe? {
        guard let image = values.image() else { return nil }
        return image.combined(with: image.gaussianBlurred(values.number(kCIInputRadiusKey)), combine)
    }

    /// Returns the pixels of an image of cells, each of the average colour of its surroundings.
    ///
    /// - Parameters:
    ///   - side: The size of a cell.
    ///   - center: Returns the centre of the cell that a point is in.
    private static func cells(
        _ area: PixelRect, side: Double, _ image: ImageRecipe, _ settings: RenderingSettings, _ center: (CGPoint) -> CGPoint
    ) -> PixelBuffer {
        let reach = Int((side * 1.5).rounded(.up)) + 1
        var needed = area.insetBy(-reach)
        if let bounds = PixelRect(around: image.extent) { needed = needed.intersection(bounds) }
        guard !needed.isEmpty else { return PixelBuffer(area) }
        let source = image.draw(needed, settings)
        let half = Int((side / 2).rounded(.down))
        var colors: [CGPoint: Pixel] = [:]
        return PixelBuffer(area) { x, y in
            let place = center(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
            if let known = colors[place] { return known }
            let left = Int((place.x - side / 2).rounded()), bottom = Int((place.y - side / 2).rounded())
            let part = PixelRect(x: left, y: bottom, width: max(1, 2 * half), height: max(1, 2 * half)).intersection(needed)
            var sum = Pixel.zero
            for row in part.y..<max(part.y, part.top) {
                for column in part.x..<max(part.x, part.right) { sum += source[column, row] }
            }
            let count = part.width * part.height
            let color = count > 0 ? sum / Float(count) : .clear
            colors[place] = color
            return color
        }
    }

    /// Returns the centre of the crystal that a point is in: the nearest of points that lie at random, one in each square of a grid.
    private static func crystal(around point: CGPoint, side: Double, origin: CGPoint) -> CGPoint {
        let column = ((point.x - origin.x) / side).rounded(.down), row = ((point.y - origin.y) / side).rounded(.down)
        var best = (distance: Double.infinity, place: point)
        for across in -1...1 {
            for up in -1...1 {
                let (x, y) = (Double(column) + Double(across), Double(row) + Double(up))
                let place = CGPoint(
                    x: origin.x + (x + 0.15 + 0.7 * noise(x, y, 1)) * side, y: origin.y + (y + 0.15 + 0.7 * noise(x, y, 2)) * side)
                let distance = hypot(place.x - point.x, place.y - point.y)
                if distance < best.distance { best = (distance, place) }
            }
        }
        return best.place
    }

    /// Returns a number between 0 and 1 that looks random and is always the same for a square.
    private static func noise(_ x: Double, _ y: Double, _ seed: UInt64) -> Double {
        // The mixing function of SplitMix64.
        var value = x.bitPattern &* 0x9e37_79b9_7f4a_7c15 &+ y.bitPattern &+ seed &* 0xd1b5_4a32_d192_ed03
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return Double((value ^ (value >> 31)) >> 11) / 0x1p53
    }
}
