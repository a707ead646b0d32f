import CoreGraphics
import Foundation

private let adjustment = [kCICategoryColorAdjustment, kCICategoryBuiltIn]
private let effect = [kCICategoryColorEffect, kCICategoryBuiltIn]

extension FilterDefinition {
    /// Filters that change each colour by itself.
    static let colorFilters: [FilterDefinition] = [
        FilterDefinition(
            "CIColorControls", adjustment,
            [
                (kCIInputImageKey, .image), (kCIInputSaturationKey, .number(1)), (kCIInputBrightnessKey, .number(0)),
                (kCIInputContrastKey, .number(1)),
            ]
        ) { values in
            let saturation = Float(values.number(kCIInputSaturationKey)), brightness = Float(values.number(kCIInputBrightnessKey))
            let contrast = Float(values.number(kCIInputContrastKey))
            return values.image()?.mapped { color, settings in
                let gray = color.luminance
                let saturated = color.mapColor { gray + ($0 - gray) * saturation }
                // The middle of the contrast is that of the eye.
                return settings.working(settings.sRGB(saturated).mapColor { ($0 - 0.5) * contrast + 0.5 + brightness })
            }
        },
        FilterDefinition("CIExposureAdjust", adjustment, [(kCIInputImageKey, .image), (kCIInputEVKey, .number(0))]) { values in
            let factor = Float(pow(2, values.number(kCIInputEVKey)))
            return values.image()?.mapped { color, _ in color.mapColor { $0 * factor } }
        },
        FilterDefinition("CIGammaAdjust", adjustment, [(kCIInputImageKey, .image), ("inputPower", .number(1))]) { values in
            let power = Float(values.number("inputPower"))
            return values.image()?.mapped { color, _ in color.mapColor { pow(max($0, 0), power) } }
        },
        FilterDefinition("CIHueAdjust", adjustment, [(kCIInputImageKey, .image), (kCIInputAngleKey, .number(0))]) { values in
            let angle = Float(values.number(kCIInputAngleKey))
            let (cosine, sine) = (cos(angle), sin(angle))
            return values.image()?.mapped { color, settings in
                // A rotation around the axis of grays in the space of luminance and two differences of colours, as in television.
                let c = settings.sRGB(color)
                let y = 0.299 * c.x + 0.587 * c.y + 0.114 * c.z
                let i = 0.595716 * c.x - 0.274453 * c.y - 0.321263 * c.z
                let q = 0.211456 * c.x - 0.522591 * c.y + 0.311135 * c.z
                let (turnedI, turnedQ) = (i * cosine - q * sine, i * sine + q * cosine)
                return settings.working(
                    Pixel(
                        y + 0.9563 * turnedI + 0.6210 * turnedQ, y - 0.2721 * turnedI - 0.6474 * turnedQ,
                        y - 1.1070 * turnedI + 1.7046 * turnedQ, c.w))
            }
        },
        FilterDefinition("CIVibrance", adjustment, [(kCIInputImageKey, .image), (kCIInputAmountKey, .number(0))]) { values in
            let amount = Float(values.number(kCIInputAmountKey))
            return values.image()?.mapped { color, _ in
                let highest = max(color.x, color.y, color.z), lowest = min(color.x, color.y, color.z)
                let saturation = highest > 0 ? (highest - lowest) / highest : 0
                let gray = color.luminance
                // Dull colours change more than saturated ones.
                let factor = 1 + amount * (1 - saturation)
                return color.mapColor { gray + ($0 - gray) * factor }
            }
        },
        FilterDefinition(
            "CITemperatureAndTint", adjustment,
            [(kCIInputImageKey, .image), ("inputNeutral", .vector([6500, 0])), ("inputTargetNeutral", .vector([6500, 0]))]
        ) { values in
            let source = white(values.vector("inputNeutral")), target = white(values.vector("inputTargetNeutral"))
            return values.image()?.mapped { color, _ in
                Pixel(color.x * target.x / source.x, color.y * target.y / source.y, color.z * target.z / source.z, color.w)
            }
        },
        FilterDefinition("CIWhitePointAdjust", adjustment, [(kCIInputImageKey, .image), (kCIInputColorKey, .color(Pixel(1, 1, 1, 1)))]) { values in
            let white = values.color(kCIInputColorKey)
            return values.image()?.mapped { color, settings in
                let factor = settings.working(white)
                return Pixel(color.x * factor.x, color.y * factor.y, color.z * factor.z, color.w)
            }
        },
        FilterDefinition(
            "CIColorMatrix", adjustment,
            [
                (kCIInputImageKey, .image), ("inputRVector", .vector([1, 0, 0, 0])), ("inputGVector", .vector([0, 1, 0, 0])),
                ("inputBVector", .vector([0, 0, 1, 0])), ("inputAVector", .vector([0, 0, 0, 1])), (kCIInputBiasVectorKey, .vector([0, 0, 0, 0])),
            ]
        ) { values in
            func row(_ key: String) -> Pixel {
                let vector = values.vector(key)
                return Pixel(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
            }
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(row), bias = row(kCIInputBiasVectorKey)
            return values.image()?.mapped { color, _ in
                Pixel((color * rows[0]).sum(), (color * rows[1]).sum(), (color * rows[2]).sum(), (color * rows[3]).sum()) + bias
            }
        },
        FilterDefinition(
            "CIColorClamp", adjustment,
            [(kCIInputImageKey, .image), ("inputMinComponents", .vector([0, 0, 0, 0])), ("inputMaxComponents", .vector([1, 1, 1, 1]))]
        ) { values in
            let low = values.vector("inputMinComponents"), high = values.vector("inputMaxComponents")
            return values.image()?.mapped { color, _ in
                Pixel(
                    min(max(color.x, Float(low.x)), Float(high.x)), min(max(color.y, Float(low.y)), Float(high.y)),
                    min(max(color.z, Float(low.z)), Float(high.z)), min(max(color.w, Float(low.w)), Float(high.w)))
            }
        },
        FilterDefinition("CILinearToSRGBToneCurve", adjustment, [(kCIInputImageKey, .image)]) { values in
            values.image()?.mapped { color, _ in color.mapColor(encoded) }
        },
        FilterDefinition("CISRGBToneCurveToLinear", adjustment, [(kCIInputImageKey, .image)]) { values in
            values.image()?.mapped { color, _ in color.mapColor(linear) }
        },
        FilterDefinition("CIColorInvert", effect, [(kCIInputImageKey, .image)]) { values in
            values.image()?.mapped { color, settings in settings.working(settings.sRGB(color).mapColor { 1 - $0 }) }
        },
        FilterDefinition("CISepiaTone", effect, [(kCIInputImageKey, .image), (kCIInputIntensityKey, .number(1))]) { values in
            let intensity = Float(values.number(kCIInputIntensityKey))
            return values.image()?.mapped { color, settings in
                let c = settings.sRGB(color)
                let gray = 0.299 * c.x + 0.587 * c.y + 0.114 * c.z
                // Dark brown to warm white.
                let sepia = Pixel(min(gray * 1.08 + 0.06, 1), gray * 0.93 + 0.02, gray * 0.74, c.w)
                return settings.working(c.mixed(with: sepia, intensity))
            }
        },
        FilterDefinition(
            "CIColorMonochrome", effect,
            [(kCIInputImageKey, .image), (kCIInputColorKey, .color(Pixel(0.6, 0.45, 0.3, 1))), (kCIInputIntensityKey, .number(1))]
        ) { values in
            let tint = values.color(kCIInputColorKey), intensity = Float(values.number(kCIInputIntensityKey))
            return values.image()?.mapped { color, settings in
                let c = settings.sRGB(color)
                let gray = 0.299 * c.x + 0.587 * c.y + 0.114 * c.z
                // Dark pixels go from black to the colour, bright ones on to white.
                let toned = tint.mapColor { gray < 0.5 ? 2 * gray * $0 : 1 - 2 * (1 - gray) * (1 - $0) }
                return settings.working(c.mixed(with: Pixel(toned.x, toned.y, toned.z, c.w), intensity))
            }
        },
        FilterDefinition(
            "CIFalseColor", effect,
            [
                (kCIInputImageKey, .image), (kCIInputColor0Key, .color(Pixel(0.3, 0, 0, 1))), (kCIInputColor1Key, .color(Pixel(1, 0.9, 0.8, 1))),
            ]
        ) { values in
            let (dark, bright) = (values.color(kCIInputColor0Key), values.color(kCIInputColor1Key))
            return values.image()?.mapped { color, settings in
                let mixed = settings.working(dark).mixed(with: settings.working(bright), min(max(color.luminance, 0), 1))
                return Pixel(mixed.x, mixed.y, mixed.z, mixed.w * color.w)
            }
        },
        FilterDefinition("CIColorPosterize", effect, [(kCIInputImageKey, .image), ("inputLevels", .number(6))]) { values in
            let steps = Float(max(1, values.number("inputLevels") - 1))
            return values.image()?.mapped { color, settings in settings.working(settings.sRGB(color).mapColor { ($0 * steps).rounded() / steps }) }
        },
        FilterDefinition("CIColorThreshold", effect, [(kCIInputImageKey, .image), ("inputThreshold", .number(0.5))]) { values in
            let threshold = Float(values.number("inputThreshold"))
            return values.image()?.mapped { color, _ in
                let value: Float = color.luminance >= threshold ? 1 : 0
                return Pixel(value, value, value, color.w)
            }
        },
        FilterDefinition("CIMaskToAlpha", effect, [(kCIInputImageKey, .image)]) { values in
            values.image()?.mapped { color, _ in Pixel(1, 1, 1, color.luminance * color.w) }
        },
        FilterDefinition("CIMaximumComponent", effect, [(kCIInputImageKey, .image)]) { values in
            values.image()?.mapped { color, _ in
                let value = max(color.x, color.y, color.z)
                return Pixel(value, value, value, color.w)
            }
        },
        FilterDefinition("CIMinimumComponent", effect, [(kCIInputImageKey, .image)]) { values in
            values.image()?.mapped { color, _ in
                let value = min(color.x, color.y, color.z)
                return Pixel(value, value, value, color.w)
            }
        },
        // The names of the photo effects describe films: their curves are those of the names, in components of sRGB.
        photoEffect("CIPhotoEffectMono") { Film.gray($0, contrast: 1) },
        photoEffect("CIPhotoEffectNoir") { Film.gray($0, contrast: 1.4) },
        photoEffect("CIPhotoEffectTonal") { Film.gray($0, contrast: 0.8) },
        photoEffect("CIPhotoEffectChrome") { Film.saturated($0.mapColor { Film.curve($0, contrast: 1.15) }, 1.3) },
        photoEffect("CIPhotoEffectFade") { Film.saturated($0.mapColor { 0.1 + 0.82 * $0 }, 0.7) },
        photoEffect("CIPhotoEffectInstant") { color in
            let faded = Film.saturated(color, 0.75)
            return Pixel(0.08 + 0.9 * faded.x, 0.06 + 0.88 * faded.y, 0.12 + 0.76 * faded.z, color.w)
        },
        photoEffect("CIPhotoEffectProcess") { color in
            let strong = color.mapColor { Film.curve($0, contrast: 1.1) }
            return Pixel(strong.x * 0.92, strong.y, min(strong.z * 1.06 + 0.03, 1), color.w)
        },
        photoEffect("CIPhotoEffectTransfer") { color in
            let faded = Film.saturated(color, 0.85)
            return Pixel(min(faded.x * 1.06 + 0.05, 1), faded.y * 0.97 + 0.02, faded.z * 0.86, color.w)
        },
    ]

    private static func photoEffect(_ name: String, _ change: @escaping @Sendable (Pixel) -> Pixel) -> FilterDefinition {
        FilterDefinition(name, effect, [(kCIInputImageKey, .image)]) { values in
            values.image()?.mapped { color, settings in settings.working(change(settings.sRGB(color))) }
        }
    }

    /// Returns the linear colour of a white: of a black body with a temperature in kelvins, and a tint from green to magenta.
    private static func white(_ neutral: CIVector) -> Pixel {
        let temperature = min(max(Double(neutral.x), 1000), 40_000) / 100
        // The approximation of Tanner Helland, in components of sRGB.
        let red = temperature <= 66 ? 255 : 329.698727446 * pow(temperature - 60, -0.1332047592)
        let green =
            temperature <= 66
            ? 99.4708025861 * log(temperature) - 161.1195681661 : 288.1221695283 * pow(temperature - 60, -0.0755148492)
        let blue = temperature >= 66 ? 255 : temperature <= 19 ? 0 : 138.5177312231 * log(temperature - 10) - 305.0447927307
        func component(_ value: Double, _ factor: Double) -> Float { max(linear(Float(min(max(value, 1), 255) / 255 * factor)), 0.001) }
        let tint = min(max(Double(neutral.y), -150), 150) / 600
        return Pixel(component(red, 1 + tint / 2), component(green, 1 - tint), component(blue, 1 + tint / 2), 1)
    }
}

/// Curves of films, in components of sRGB.
private enum Film {
    static func curve(_ value: Float, contrast: Float) -> Float { min(max((value - 0.5) * contrast + 0.5, 0), 1) }

    static func gray(_ color: Pixel, contrast: Float) -> Pixel {
        let gray = curve(0.299 * color.x + 0.587 * color.y + 0.114 * color.z, contrast: contrast)
        return Pixel(gray, gray, gray, color.w)
    }

    static func saturated(_ color: Pixel, _ factor: Float) -> Pixel {
        let gray = 0.299 * color.x + 0.587 * color.y + 0.114 * color.z
        return color.mapColor { min(max(gray + ($0 - gray) * factor, 0), 1) }
    }
}
