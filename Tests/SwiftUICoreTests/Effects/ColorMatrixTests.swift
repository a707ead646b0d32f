import SwiftUICore
import Testing

@Suite struct ColorMatrixTests {
    private static let orange = Color.Resolved(red: 1, green: 0.6, blue: 0.2, opacity: 0.5)

    private func close(_ left: Color.Resolved, _ right: Color.Resolved, within tolerance: Float = 2e-3) -> Bool {
        zip(
            [left.red, left.green, left.blue, left.opacity], [right.red, right.green, right.blue, right.opacity]
        ).allSatisfy { abs($0 - $1) < tolerance }
    }

    private func luminance(_ color: Color.Resolved) -> Float {
        0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    }

    @Test(arguments: [
        ColorMatrix.brightness(0), .contrast(1), .saturation(1), .grayscale(0), .hueRotation(.zero),
        .hueRotation(.degrees(360)), .multiplication(by: .white), .brightness(.nan), .contrast(.infinity),
        .saturation(.nan), .hueRotation(.radians(.infinity)),
    ])
    func neutralAmountsChangeNothing(matrix: ColorMatrix) {
        #expect(close(matrix.apply(to: Self.orange), Self.orange))
    }

    @Test func extremesReachTheirEnds() {
        #expect(close(ColorMatrix.brightness(1).apply(to: Self.orange), .init(red: 1, green: 1, blue: 1, opacity: 0.5)))
        #expect(close(ColorMatrix.contrast(0).apply(to: Self.orange), .init(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)))
        let gray = ColorMatrix.grayscale(1).apply(to: Self.orange)
        #expect(abs(gray.red - gray.blue) < 1e-3 && abs(gray.red - luminance(Self.orange)) < 1e-3)
        #expect(close(ColorMatrix.saturation(0).apply(to: Self.orange), gray))
    }

    @Test func invertingTwiceChangesNothing() {
        let once = ColorMatrix.inversion.apply(to: Self.orange)
        #expect(close(once, .init(red: 0, green: 0.4, blue: 0.8, opacity: 0.5)))
        #expect(close(ColorMatrix.inversion.apply(to: once), Self.orange))
    }

    @Test(arguments: [30.0, 90, 180, 270])
    func rotatingTheHueKeepsGraysAndBrightness(degrees: Double) {
        let matrix = ColorMatrix.hueRotation(.degrees(degrees))
        let gray = Color.Resolved(red: 0.4, green: 0.4, blue: 0.4)
        #expect(close(matrix.apply(to: gray), gray, within: 5e-3))
        let muted = Color.Resolved(red: 0.55, green: 0.5, blue: 0.45)
        #expect(abs(luminance(matrix.apply(to: muted)) - luminance(muted)) < 5e-3)
        #expect(!close(matrix.apply(to: muted), muted))
    }

    @Test func multiplyingAndMaskingUseTheOpacity() {
        let product = ColorMatrix.multiplication(by: .init(red: 0.5, green: 1, blue: 0, opacity: 0.5)).apply(to: Self.orange)
        #expect(close(product, .init(red: 0.5, green: 0.6, blue: 0, opacity: 0.25)))
        let mask = ColorMatrix.luminanceToAlpha.apply(to: Self.orange)
        #expect(mask.red == 0 && abs(mask.opacity - luminance(Self.orange)) < 1e-3)
    }
}
