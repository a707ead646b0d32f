import CoreImage
import Foundation
import SwiftUI
import Testing

/// Images and filters of Core Image.
struct ImageFilterTests {
    private let context = CIContext()

    /// An image of pixels, row by row from the top.
    private func image(_ rows: [[(Int, Int, Int, Int)]]) throws -> CIImage {
        let bytes = rows.flatMap { $0.flatMap { [UInt8($0.0), UInt8($0.1), UInt8($0.2), UInt8($0.3)] } }
        return CIImage(
            bitmapData: Data(bytes), bytesPerRow: rows[0].count * 4, size: CGSize(width: rows[0].count, height: rows.count), format: .RGBA8,
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    }

    /// The pixels in a rectangle, row by row from the top.
    private func pixels(_ image: CIImage?, _ rect: CGRect? = nil) throws -> [[Int]] {
        let image = try #require(image)
        let area = rect ?? image.extent
        var bytes = [UInt8](repeating: 0, count: Int(area.width * area.height) * 4)
        context.render(
            image, toBitmap: &bytes, rowBytes: Int(area.width) * 4, bounds: area, format: .RGBA8, colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        return stride(from: 0, to: bytes.count, by: 4).map { bytes[$0..<$0 + 4].map { Int($0) } }
    }

    private func pixel(_ color: CIColor, _ name: String, _ values: [String: Any] = [:]) throws -> [Int] {
        try pixels(CIImage(color: color).applyingFilter(name, parameters: values), CGRect(x: 0, y: 0, width: 1, height: 1))[0]
    }

    private let red = (255, 0, 0, 255), blue = (0, 0, 255, 255), white = (255, 255, 255, 255), black = (0, 0, 0, 255), clear = (0, 0, 0, 0)

    // MARK: Images

    @Test("The origin is at the lower left; parts keep their place")
    func places() throws {
        let image = try image([[red, blue], [white, black]])
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try pixels(image, CGRect(x: 0, y: 0, width: 1, height: 1)) == [[255, 255, 255, 255]])
        let part = image.cropped(to: CGRect(x: 1, y: 1, width: 5, height: 5))
        #expect(part.extent == CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(try pixels(part) == [[0, 0, 255, 255]])
        #expect(try pixels(part, CGRect(x: 0, y: 1, width: 2, height: 1)) == [[0, 0, 0, 0], [0, 0, 255, 255]])
        let moved = part.transformed(by: CGAffineTransform(translationX: -1, y: 3))
        #expect(moved.extent == CGRect(x: 0, y: 4, width: 1, height: 1))
        #expect(try pixels(moved) == [[0, 0, 255, 255]])
        #expect(try pixels(part.clampedToExtent(), CGRect(x: -7, y: 9, width: 1, height: 1)) == [[0, 0, 255, 255]])
        #expect(CIImage.empty().extent.isNull && CIImage(color: .red).extent.isInfinite)
        #expect(context.createCGImage(CIImage(color: .red), from: .infinite) == nil && context.createCGImage(image, from: .zero) == nil)
    }

    @Test("A picture is the same after it was an image, also where it is transparent")
    func bitmaps() throws {
        let image = try image([[(100, 50, 25, 128), (1, 2, 3, 255)], [(0, 0, 0, 0), (254, 128, 77, 255)]])
        #expect(try pixels(image) == [[100, 50, 25, 128], [1, 2, 3, 255], [0, 0, 0, 0], [254, 128, 77, 255]])
        let picture = try #require(context.createCGImage(image, from: image.extent))
        #expect(try pixels(CIImage(cgImage: picture)) == pixels(image))
        let data = try #require(context.pngRepresentation(of: image, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
        #expect(CIImage(data: data)?.extent.size == CGSize(width: 2, height: 2))
        #expect(UIImage(ciImage: image).size == CGSize(width: 2, height: 2) && CIImage(image: UIImage(ciImage: image)) != nil)
        #expect(CIImage(data: Data([1])) == nil && CIImage(contentsOf: URL(fileURLWithPath: "/missing.png")) == nil)
    }

    @Test("Pictures are turned upright")
    func orientations() throws {
        let image = try image([[red, blue, white]])
        let up = try pixels(image)
        #expect(try pixels(image.oriented(.down)) == up.reversed() && pixels(image.oriented(.upMirrored)) == up.reversed())
        // A camera that was held with the top of the picture at the right side: the left end comes to the top.
        let right = image.oriented(.right)
        #expect(right.extent == CGRect(x: 0, y: 0, width: 1, height: 3))
        #expect(try pixels(right) == up)
        #expect(try pixels(image.oriented(forExifOrientation: 8)) == up.reversed())
    }

    @Test("An image over another one shows it where it is transparent")
    func composition() throws {
        let over = try image([[(128, 0, 0, 128), clear, black]]).composited(over: CIImage(color: .white))
        let result = try pixels(over, CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(result[1] == [255, 255, 255, 255] && result[2] == [0, 0, 0, 255])
        // Light is added, not the numbers of sRGB: half of it is brighter than half of the number.
        #expect(result[0][0] == 255 && abs(result[0][1] - 188) <= 2)
        let mask = try image([[white, black]])
        let masked = try image([[red, red]]).applyingFilter(
            "CIBlendWithMask", parameters: [kCIInputBackgroundImageKey: image([[blue, blue]]), kCIInputMaskImageKey: mask])
        #expect(try pixels(masked) == [[255, 0, 0, 255], [0, 0, 255, 255]])
    }

    @Test("A smaller image is an average, and a larger one keeps even areas; codes have sharp edges")
    func scaling() throws {
        let checks = try image((0..<16).map { y in (0..<16).map { ($0 + y) % 2 == 0 ? white : black } })
        let small = checks.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.25])
        #expect(small.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try pixels(small, CGRect(x: 1, y: 1, width: 2, height: 2)).allSatisfy { abs($0[0] - 188) <= 4 && $0[3] == 255 })
        let even = try image((0..<4).map { _ in (0..<4).map { _ in (90, 60, 30, 255) } })
            .applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 3, kCIInputAspectRatioKey: 2])
        #expect(even.extent.size == CGSize(width: 24, height: 12))
        #expect(try pixels(even).allSatisfy { abs($0[0] - 90) <= 1 && abs($0[2] - 30) <= 1 && $0[3] == 255 })
        let pair = try image([[black, white]])
        let sharp = try pixels(pair.samplingNearest().transformed(by: CGAffineTransform(scaleX: 4, y: 1)))
        #expect(sharp.map { $0[0] } == [0, 0, 0, 0, 255, 255, 255, 255])
        let smooth = try pixels(pair.clampedToExtent().transformed(by: CGAffineTransform(scaleX: 4, y: 1)), CGRect(x: 0, y: 0, width: 8, height: 1))
        #expect(smooth.map { $0[0] } == smooth.map { $0[0] }.sorted() && smooth[3][0] > 0 && smooth[3][0] < 255)
    }

    // MARK: Filters

    @Test("Colours change as the filters say")
    func colors() throws {
        let color = CIColor(red: 0.8, green: 0.4, blue: 0.2)
        let own = [204, 102, 51, 255]
        #expect(try pixel(color, "CIColorInvert") == [51, 153, 204, 255])
        #expect(try pixel(color, "CIColorControls") == own && pixel(color, "CIHueAdjust") == own && pixel(color, "CIVibrance") == own)
        #expect(try pixel(color, "CISepiaTone", [kCIInputIntensityKey: 0]) == own)
        #expect(try pixel(color, "CITemperatureAndTint") == own && pixel(color, "CIColorMatrix") == own)
        let gray = try pixel(color, "CIColorControls", [kCIInputSaturationKey: 0.0])
        #expect(gray[0] == gray[1] && gray[1] == gray[2] && gray[0] > 102 && gray[0] < 204)
        #expect(try pixel(color, "CIColorControls", [kCIInputBrightnessKey: 1]) == [255, 255, 255, 255])
        #expect(try pixel(color, "CIColorControls", [kCIInputContrastKey: 0]) == [128, 128, 128, 255])
        // A stop doubles the light.
        #expect(try abs(pixel(CIColor(red: 0.5, green: 0.5, blue: 0.5), "CIExposureAdjust", [kCIInputEVKey: 1])[0] - 176) <= 1)
        for name in ["CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal", "CIMaximumComponent", "CIMinimumComponent"] {
            let result = try pixel(color, name)
            #expect(result[0] == result[1] && result[1] == result[2], "\(name)")
        }
        let sepia = try pixel(CIColor.gray, "CISepiaTone")
        #expect(sepia[0] > sepia[1] && sepia[1] > sepia[2])
        let turned = try pixel(color, "CIHueAdjust", [kCIInputAngleKey: Double.pi * 2])
        #expect(zip(turned, own).allSatisfy { abs($0 - $1) <= 3 })
        #expect(try pixel(color, "CIHueAdjust", [kCIInputAngleKey: 2])[0] < 204)
        #expect(try pixel(CIColor.white, "CIFalseColor", [kCIInputColor1Key: CIColor.blue]) == [0, 0, 255, 255])
        #expect(try pixel(CIColor.white, "CIColorMonochrome", [kCIInputColorKey: CIColor.red])[1] == 255)
        #expect(try pixel(CIColor.gray, "CIColorMonochrome", [kCIInputColorKey: CIColor.red])[0] > 245)
        let warm = try pixel(CIColor.gray, "CITemperatureAndTint", ["inputTargetNeutral": CIVector(x: 4000, y: 0)])
        #expect(warm[0] > warm[2])
        #expect(try pixel(CIColor.gray, "CIColorPosterize", ["inputLevels": 2])[0] == 255 && pixel(CIColor.gray, "CIColorThreshold")[0] == 0)
    }

    @Test("Filters keep transparency")
    func transparency() throws {
        let image = try image([[(100, 50, 0, 200), clear]])
        for name in CIFilter.filterNames(inCategory: kCICategoryColorEffect) + CIFilter.filterNames(inCategory: kCICategoryColorAdjustment)
        where name != "CIMaskToAlpha" {
            let result = try pixels(image.applyingFilter(name))
            #expect(result[0][3] == 200 && result[1] == [0, 0, 0, 0], "\(name)")
        }
    }

    @Test("A blur keeps even areas, spreads a point and grows")
    func blurs() throws {
        var rows = (0..<21).map { _ in (0..<21).map { _ in black } }
        rows[10][10] = white
        let point = try image(rows)
        for (name, values) in [
            ("CIGaussianBlur", [kCIInputRadiusKey: 2.0]), ("CIBoxBlur", [kCIInputRadiusKey: 5]), ("CIDiscBlur", [kCIInputRadiusKey: 3]),
            ("CIMotionBlur", [kCIInputRadiusKey: 3]),
        ] {
            let blurred = point.applyingFilter(name, parameters: values)
            #expect(blurred.extent.width > 21 && blurred.extent.midX == 10.5, "\(name)")
            let result = try pixels(blurred, point.extent)
            let center = result[10 * 21 + 10][0]
            #expect(center > 0 && center < 255 && result[10 * 21 + 12][0] > 0 && result[10 * 21 + 12][0] == result[10 * 21 + 8][0], "\(name)")
            let even = try image((0..<9).map { _ in (0..<9).map { _ in (120, 60, 30, 255) } }).clampedToExtent().applyingFilter(
                name, parameters: values)
            #expect(try pixels(even, CGRect(x: 4, y: 4, width: 1, height: 1)) == [[120, 60, 30, 255]], "\(name)")
        }
        #expect(try pixels(point.applyingGaussianBlur(sigma: 0), point.extent) == pixels(point))
        let sharp = point.applyingFilter("CIUnsharpMask")
        #expect(sharp.extent == point.extent)
        let edge = try image([(0..<10).map { $0 < 5 ? (100, 100, 100, 255) : (150, 150, 150, 255) }])
        let sharper = try pixels(edge.applyingFilter("CIUnsharpMask"))
        #expect(sharper[4][0] < 100 && sharper[5][0] > 150 && abs(sharper[0][0] - 100) <= 1)
        let edges = try pixels(edge.applyingFilter("CIEdges", parameters: [kCIInputIntensityKey: 10]))
        #expect(edges[0][0] == 0 && edges[4][0] > 0 && edges[9][0] == 0)
    }

    @Test("Squares and crystals have one colour, and squares their grid")
    func cells() throws {
        let image = try image((0..<8).map { y in (0..<8).map { x in (x * 30, y * 30, 0, 255) } })
        let squares = image.applyingFilter("CIPixellate", parameters: [kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputScaleKey: 4])
        #expect(squares.extent == image.extent)
        let result = try pixels(squares)
        #expect(Set(result.prefix(4)).count == 1 && result[0] == result[8 * 3 + 3] && result[0] != result[4] && Set(result).count == 4)
        let crystals = try pixels(image.applyingFilter("CICrystallize", parameters: [kCIInputRadiusKey: 4]))
        #expect(Set(crystals).count < 20 && Set(crystals).count > 1)
    }

    @Test("An average is that of the light in an area")
    func averages() throws {
        let image = try image([[white, black], [red, red]])
        let average = image.applyingFilter(
            "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: CGRect(x: 0, y: 1, width: 2, height: 1))])
        #expect(average.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try abs(pixels(average)[0][0] - 188) <= 1)
        // Without a working colour space the numbers themselves are averaged.
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext(options: [.workingColorSpace: NSNull()]).render(
            average, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        #expect(abs(Int(bytes[0]) - 128) <= 1 && bytes[3] == 255)
    }

    @Test("Vignettes darken the corners; distortions leave what is outside of their circle")
    func places2() throws {
        let image = try image((0..<21).map { y in (0..<21).map { x in (x * 12, y * 12, 100, 255) } })
        let vignette = try pixels(image.applyingFilter("CIVignette", parameters: [kCIInputIntensityKey: 1]))
        let plain = try pixels(image)
        #expect(vignette[10 * 21 + 10] == plain[10 * 21 + 10] && vignette[20][2] < plain[20][2])
        for name in ["CITwirlDistortion", "CIBumpDistortion", "CIPinchDistortion"] {
            let result = try pixels(
                image.applyingFilter(name, parameters: [kCIInputCenterKey: CIVector(x: 10.5, y: 10.5), kCIInputRadiusKey: 6]))
            #expect(result[0] == plain[0] && result[20] == plain[20] && result != plain, "\(name)")
        }
    }

    @Test("Filters have keys, first values, names and properties")
    func filters() throws {
        #expect(CIFilter(name: "CIMissing") == nil)
        let sepia = CIFilter.sepiaTone()
        #expect(
            sepia.name == "CISepiaTone" && sepia.intensity == 1 && sepia.outputImage == nil
                && sepia.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
        sepia.inputImage = CIImage.gray
        sepia.intensity = 0.25
        #expect(sepia.value(forKey: kCIInputIntensityKey) as? Float == 0.25)
        var current: CIFilter = sepia
        current.setValue(0.75, forKey: kCIInputIntensityKey)
        #expect(sepia.intensity == 0.75 && current.outputImage != nil)
        let copy = try #require(sepia.copy() as? any CIFilter & CISepiaTone)
        copy.intensity = 0
        #expect(sepia.intensity == 0.75 && copy.inputImage === sepia.inputImage)
        current.setDefaults()
        #expect(sepia.intensity == 1 && sepia.inputImage == nil)
        current = CIFilter.pixellate()
        #expect(current.inputKeys.contains(kCIInputScaleKey) && (current as? any CIPixellate)?.center == CGPoint(x: 150, y: 150))
        #expect(CIFilter.localizedName(forFilterName: "CIGaussianBlur") == "Gaussian Blur")
        let attributes = CIFilter.gaussianBlur().attributes[kCIInputRadiusKey] as? [String: Any]
        #expect((attributes?[kCIAttributeDefault] as? NSNumber)?.doubleValue == 10)
        #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIBoxBlur"))
        #expect(try pixels(CIImage.red.applyingFilter("CIMissing"), CGRect(x: 0, y: 0, width: 1, height: 1)) == [[255, 0, 0, 255]])
    }

    @Test("Every filter makes an image, with any number")
    func hostileNumbers() throws {
        let image = try image((0..<6).map { _ in (0..<6).map { _ in (200, 100, 50, 255) } })
        for name in CIFilter.filterNames(inCategory: nil) {
            for number in [0, -1, 0.001, 1e300, -1e300, Double.nan, .infinity] {
                let filter = try #require(CIFilter(name: name))
                for key in filter.inputKeys {
                    switch filter.value(forKey: key) {
                    case is NSNumber: filter.setValue(number, forKey: key)
                    case is CIVector where abs(number) < 1e10 || number > 1e200:
                        filter.setValue(CIVector(x: number, y: number, z: number, w: number), forKey: key)
                    case nil where key != "inputMessage": filter.setValue(image, forKey: key)
                    case nil: filter.setValue(Data("a".utf8), forKey: key)
                    default: break
                    }
                }
                _ = filter.outputImage.flatMap { context.createCGImage($0, from: CGRect(x: 0, y: 0, width: 6, height: 6)) }
            }
        }
    }

    @Test("Codes are black on white, with a margin")
    func codes() throws {
        let filter = CIFilter.qrCodeGenerator()
        #expect(filter.correctionLevel == "M" && filter.outputImage == nil)
        filter.message = Data("hello".utf8)
        let code = try #require(filter.outputImage)
        #expect(code.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let squares = try pixels(code)
        #expect(squares[0] == [255, 255, 255, 255] && squares[23 + 1] == [0, 0, 0, 255] && Set(squares).count == 2)
        let large = code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        #expect(try large.extent.width == 230 && Set(pixels(large)).count == 2)
        filter.correctionLevel = "X"
        #expect(filter.outputImage == nil)
        let bars = CIFilter.code128BarcodeGenerator()
        bars.message = Data("PJJ123C".utf8)
        bars.quietSpace = 7
        bars.barcodeHeight = 20
        #expect(bars.outputImage?.extent.size == CGSize(width: 112 + 14, height: 34))
    }

    @Test("Vectors and colours are read from texts and back")
    func values() {
        #expect(CIColor(string: "0.25 0.5 1").stringRepresentation == "0.25 0.5 1.0 1.0")
        #expect(
            CIColor(color: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)).alpha == 0.5 && CIColor(cgColor: CIColor.red.pixelColor) == CIColor.red)
        #expect(CIVector(x: 1, y: 2, z: 3, w: 4).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CIVector(x: 1, y: 2) == CIVector(cgPoint: CGPoint(x: 1, y: 2)) && CIVector(x: 1).value(at: 9) == 0)
    }
}

extension CIColor {
    fileprivate var pixelColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
}
