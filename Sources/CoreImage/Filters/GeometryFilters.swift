import CoreGraphics
import Foundation

private let geometry = [kCICategoryGeometryAdjustment, kCICategoryBuiltIn]
private let generator = [kCICategoryGenerator, kCICategoryBuiltIn]
private let gradient = [kCICategoryGradient, kCICategoryBuiltIn]
private let composition = [kCICategoryCompositeOperation, kCICategoryBuiltIn]
private let stylize = [kCICategoryStylize, kCICategoryBuiltIn]

extension FilterDefinition {
    /// Filters that move and scale images.
    static let geometryFilters: [FilterDefinition] = [
        FilterDefinition("CIAffineTransform", geometry, [(kCIInputImageKey, .image), (kCIInputTransformKey, .transform)]) { values in
            values.image()?.transformed(by: values.transform(kCIInputTransformKey))
        },
        FilterDefinition(
            "CILanczosScaleTransform", geometry,
            [(kCIInputImageKey, .image), (kCIInputScaleKey, .number(1)), (kCIInputAspectRatioKey, .number(1))]
        ) { values in
            let scale = values.number(kCIInputScaleKey)
            return values.image()?.lanczosScaled(x: scale * values.number(kCIInputAspectRatioKey), y: scale)
        },
        FilterDefinition("CICrop", geometry, [(kCIInputImageKey, .image), ("inputRectangle", .vector([-1e8, -1e8, 2e8, 2e8]))]) { values in
            values.image()?.cropped(to: values.vector("inputRectangle").cgRectValue)
        },
        FilterDefinition("CIAffineClamp", geometry, [(kCIInputImageKey, .image), (kCIInputTransformKey, .transform)]) { values in
            guard let image = values.image() else { return nil }
            return image.clamped(to: image.extent).transformed(by: values.transform(kCIInputTransformKey))
        },
    ]

    /// Filters that make images of values.
    static let generators: [FilterDefinition] = [
        FilterDefinition("CIConstantColorGenerator", generator, [(kCIInputColorKey, .color(Pixel(1, 0, 0, 1)))]) { values in
            .color(values.color(kCIInputColorKey))
        },
        FilterDefinition(
            "CICheckerboardGenerator", generator,
            [
                (kCIInputCenterKey, .vector([150, 150])), (kCIInputColor0Key, .color(Pixel(1, 1, 1, 1))),
                (kCIInputColor1Key, .color(Pixel(0, 0, 0, 1))), (kCIInputWidthKey, .number(80)), (kCIInputSharpnessKey, .number(1)),
            ]
        ) { values in
            let center = values.point(kCIInputCenterKey), width = max(values.number(kCIInputWidthKey), 1)
            let colors = [values.color(kCIInputColor0Key), values.color(kCIInputColor1Key)]
            return ImageRecipe(extent: .infinite) { area, settings in
                let working = colors.map { settings.working($0).multiplied }
                return PixelBuffer(area) { x, y in
                    let column = ((Double(x) + 0.5 - center.x) / width).rounded(.down), row = ((Double(y) + 0.5 - center.y) / width).rounded(.down)
                    return working[(column + row).truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1]
                }
            }
        },
        FilterDefinition(
            "CILinearGradient", gradient,
            [
                ("inputPoint0", .vector([0, 0])), ("inputPoint1", .vector([200, 200])), (kCIInputColor0Key, .color(Pixel(1, 1, 1, 1))),
                (kCIInputColor1Key, .color(Pixel(0, 0, 0, 1))),
            ]
        ) { values in
            let start = values.point("inputPoint0"), end = values.point("inputPoint1")
            let axis = (x: end.x - start.x, y: end.y - start.y)
            let length = max(axis.x * axis.x + axis.y * axis.y, 1e-9)
            return shaded(values) { x, y in ((x - start.x) * axis.x + (y - start.y) * axis.y) / length }
        },
        FilterDefinition(
            "CIRadialGradient", gradient,
            [
                (kCIInputCenterKey, .vector([150, 150])), ("inputRadius0", .number(5)), ("inputRadius1", .number(100)),
                (kCIInputColor0Key, .color(Pixel(1, 1, 1, 1))), (kCIInputColor1Key, .color(Pixel(0, 0, 0, 1))),
            ]
        ) { values in
            let center = values.point(kCIInputCenterKey)
            let inner = values.number("inputRadius0"), outer = values.number("inputRadius1")
            let width = outer == inner ? 1e-9 : outer - inner
            return shaded(values) { x, y in (hypot(x - center.x, y - center.y) - inner) / width }
        },
        FilterDefinition(
            "CIQRCodeGenerator", generator, [("inputMessage", .data), ("inputCorrectionLevel", .text("M"))]
        ) { values in
            guard let message = values.data("inputMessage"),
                let level = QRCode.Correction(rawValue: values.text("inputCorrectionLevel").uppercased()),
                let code = QRCode([UInt8](message), correction: level)
            else { return nil }
            // One module of white on each side.
            return modules(width: code.size + 2, height: code.size + 2) { code.isDark($0 - 1, $1 - 1) }
        },
        FilterDefinition(
            "CICode128BarcodeGenerator", generator,
            [("inputMessage", .data), ("inputQuietSpace", .number(10)), ("inputBarcodeHeight", .number(32))]
        ) { values in
            guard let message = values.data("inputMessage"), let bars = Code128.bars([UInt8](message)) else { return nil }
            let quiet = values.whole("inputQuietSpace", in: 0...100), height = values.whole("inputBarcodeHeight", in: 1...1000)
            return modules(width: bars.count + 2 * quiet, height: height + 2 * quiet) { x, y in
                y >= quiet && y < height + quiet && bars.indices.contains(x - quiet) && bars[x - quiet]
            }
        },
    ]

    /// Returns an image of black and white squares, one for each pixel. The row of number 0 is at the top.
    private static func modules(width: Int, height: Int, _ isDark: (_ x: Int, _ row: Int) -> Bool) -> ImageRecipe {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for x in 0..<width {
                let value: UInt8 = isDark(x, row) ? 0 : 255
                pixels += [value, value, value, 255]
            }
        }
        guard let image = CGImage(width: width, height: height, pixels: pixels, alphaInfo: .noneSkipLast) else { return .empty }
        var recipe = ImageRecipe.bitmap(image)
        recipe.isNearest = true
        return recipe
    }

    /// Returns an image without end that goes from one colour to another.
    private static func shaded(_ values: FilterValues, _ fraction: @escaping @Sendable (Double, Double) -> Double) -> ImageRecipe {
        let colors = (values.color(kCIInputColor0Key), values.color(kCIInputColor1Key))
        return ImageRecipe(extent: .infinite) { area, settings in
            let working = (settings.working(colors.0).multiplied, settings.working(colors.1).multiplied)
            return PixelBuffer(area) { x, y in
                working.0.mixed(with: working.1, Float(min(max(fraction(Double(x) + 0.5, Double(y) + 0.5), 0), 1)))
            }
        }
    }

    /// Filters that put images over one another.
    static let compositions: [FilterDefinition] = [
        composed("CISourceOverCompositing") { $0 + $1 * (1 - $0.alpha) },
        composed("CISourceAtopCompositing") { $0 * $1.alpha + $1 * (1 - $0.alpha) },
        composed("CISourceInCompositing") { $0 * $1.alpha },
        composed("CISourceOutCompositing") { $0 * (1 - $1.alpha) },
        composed("CIAdditionCompositing") { pointwiseMin($0 + $1, Pixel(.infinity, .infinity, .infinity, 1)) },
        composed("CIMultiplyCompositing") { $0 * $1 },
        composed("CIMultiplyBlendMode") { $0 * $1 + $0 * (1 - $1.alpha) + $1 * (1 - $0.alpha) },
        composed("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
        composed("CIMinimumCompositing") { pointwiseMin($0, $1) },
        composed("CIMaximumCompositing") { pointwiseMax($0, $1) },
        FilterDefinition(
            "CIBlendWithMask", stylize,
            [(kCIInputImageKey, .image), (kCIInputBackgroundImageKey, .image), (kCIInputMaskImageKey, .image)]
        ) { values in masked(values) { $0.luminance } },
        FilterDefinition(
            "CIBlendWithAlphaMask", stylize,
            [(kCIInputImageKey, .image), (kCIInputBackgroundImageKey, .image), (kCIInputMaskImageKey, .image)]
        ) { values in masked(values) { $0.alpha } },
    ]

    private static func composed(_ name: String, _ combine: @escaping @Sendable (Pixel, Pixel) -> Pixel) -> FilterDefinition {
        FilterDefinition(name, composition, [(kCIInputImageKey, .image), (kCIInputBackgroundImageKey, .image)]) { values in
            guard let image = values.image() else { return nil }
            guard let background = values.image(kCIInputBackgroundImageKey) else { return image }
            return image.combined(with: background, combine)
        }
    }

    /// Returns the image where the mask is bright, and the background elsewhere.
    private static func masked(_ values: FilterValues, _ share: @escaping @Sendable (Pixel) -> Float) -> ImageRecipe? {
        guard let image = values.image() else { return nil }
        guard let mask = values.image(kCIInputMaskImageKey) else { return image }
        let background = values.image(kCIInputBackgroundImageKey) ?? .empty
        let extent = image.extent.isInfinite || background.extent.isInfinite ? CGRect.infinite : image.extent.union(background.extent)
        return ImageRecipe(extent: extent) { area, settings in
            let (front, back, shares) = (image.draw(area, settings), background.draw(area, settings), mask.draw(area, settings))
            var buffer = back
            for index in buffer.pixels.indices {
                buffer.pixels[index] = back.pixels[index].mixed(with: front.pixels[index], min(max(share(shares.pixels[index]), 0), 1))
            }
            return buffer
        }
    }
}
