import CoreGraphics
import SwiftUICore
import Testing

@Suite struct GradientTests {
    struct Row: Sendable {
        var id: String
        var base: UInt32
        var top: UInt32
    }

    static let rows: [Row] = [
        Row(id: "gradient-001", base: 0xAC7F5E, top: 0xCAA488), Row(id: "gradient-002", base: 0x0088FF, top: 0x2EA7FF),
        Row(id: "gradient-003", base: 0x8E8E93, top: 0xB0B0B4), Row(id: "gradient-004", base: 0xFF8D28, top: 0xFFAC58),
        Row(id: "gradient-005", base: 0x34C759, top: 0x62DD81), Row(id: "gradient-006", base: 0x00C8B3, top: 0x36DECD),
        Row(id: "gradient-007", base: 0x6155F5, top: 0x887CFF), Row(id: "gradient-008", base: 0x00C0E8, top: 0x36D8FA),
        Row(id: "gradient-009", base: 0xFF2D55, top: 0xFF597E),
    ]

    private func color(_ bytes: UInt32) -> Color {
        Color(
            red: Double(bytes >> 16 & 0xFF) / 255, green: Double(bytes >> 8 & 0xFF) / 255,
            blue: Double(bytes & 0xFF) / 255)
    }

    private func bytes(_ color: Color.Resolved) -> [Float] { [color.red * 255, color.green * 255, color.blue * 255] }

    private func standard(_ base: UInt32) -> ResolvedGradient { color(base).gradient.resolve(in: ColorContext()) }

    /// Within 7 of the measured byte: one rule stands for all colours.
    @Test(arguments: rows)
    func aColorsGradientIsLighterAtTheTopAndTheBaseBelow(row: Row) {
        let gradient = standard(row.base)
        let measured = bytes(color(row.top).resolve(in: ColorContext()))
        for (found, expected) in zip(bytes(gradient.color(at: 0)), measured) { #expect(abs(found - expected) <= 7) }
        for location in [0.7, 0.8, 1] as [CGFloat] {
            for (found, expected) in zip(bytes(gradient.color(at: location)), bytes(color(row.base).resolve(in: ColorContext()))) {
                #expect(abs(found - expected) <= 1)
            }
        }
    }

    /// gradient-001: rows 0, 25 and 35 of 50.
    @Test func gradient001RunsEvenlyToTheBase() {
        for (found, expected) in zip(bytes(standard(0xAC7F5E).color(at: 0.51)), [180, 137, 106] as [Float]) {
            #expect(abs(found - expected) <= 3)
        }
    }

    /// gradient-010: yellow is itself at first and darkens.
    @Test func gradient010LightColorsDarken() {
        let gradient = standard(0xFFCC00)
        for (found, expected) in zip(bytes(gradient.color(at: 0.2)), [255, 204, 0] as [Float]) {
            #expect(abs(found - expected) <= 1)
        }
        for (found, expected) in zip(bytes(gradient.color(at: 1)), [239, 184, 0] as [Float]) {
            #expect(abs(found - expected) <= 8)
        }
    }

    @Test func colorsAreSpreadEvenly() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func locationsNeverRunBackwards() {
        let stops = [0.5, 0.2, .nan, 0.8, .infinity, 0.1].map {
            ResolvedGradient.Stop(color: .white, location: $0)
        }
        let locations = ResolvedGradient(stops: stops, space: .device).stops.map(\.location)
        let areFinite = locations.allSatisfy { $0.isFinite }
        #expect(areFinite)
        #expect(locations.prefix(4).elementsEqual([0.5, 0.5, 0.5, 0.8]))
    }

    @Test func perceptualStopsFollowTheTrueCourse() {
        let ends = [
            ResolvedGradient.Stop(color: .black, location: 0), ResolvedGradient.Stop(color: .white, location: 1),
        ]
        let perceptual = ResolvedGradient(stops: ends, space: .perceptual)
        let device = ResolvedGradient(stops: perceptual.deviceStops, space: .device)
        for location in stride(from: 0.0, through: 1, by: 0.05) {
            let difference = perceptual.color(at: location).red - device.color(at: location).red
            #expect(abs(difference) < 0.01)
        }
    }

    /// Published measurements: the interpolation is that of premultiplied Oklab, unless the gradient sets another colour space.
    @Test func gradientsArePerceptual() {
        let colors = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 1)])
        func middle(_ gradient: AnyGradient) -> [Float] {
            bytes(gradient.resolve(in: ColorContext()).color(at: 0.5)).map { $0.rounded() }
        }
        #expect(middle(AnyGradient(colors)) == [0xD2, 0xA9, 0x93])
        #expect(middle(colors.colorSpace(.device)) == [128, 128, 128])
    }

    @Test func transparentColorsDoNotTintOthers() {
        let gradient = ResolvedGradient(
            stops: [.init(color: .white, location: 0), .init(color: .clear, location: 0.5), .init(color: .black, location: 1)], space: .perceptual)
        let device = ResolvedGradient(stops: gradient.deviceStops, space: .device)
        for location in stride(from: 0.05, through: 0.45, by: 0.1) {
            for color in [gradient.color(at: location), device.color(at: location)] {
                #expect(abs(color.red - 1) < 0.001 && abs(Double(color.opacity) - (1 - 2 * location)) < 0.001)
            }
            #expect(gradient.color(at: 1 - location).red < 0.001 && device.color(at: 1 - location).red < 0.001)
        }
    }

    @Test(arguments: [(10.0, 0.01, 0.0), (0, 10, 0.25), (-10, 0, 0.5), (0, -10, 0.75)])
    func anglesGrowClockwiseFromThreeOClock(x: Double, y: Double, fraction: Double) {
        let gradient = ResolvedGradient(
            stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], space: .device)
        let paint = Paint.angularGradient(gradient, center: .zero, startAngle: 0, endAngle: 2 * .pi)
        #expect(abs(Double(paint.color(at: CGPoint(x: x, y: y)).red) - fraction) < 0.01)
    }

    @Test func directionsInTheGapTakeTheNearerEnd() {
        let gradient = ResolvedGradient(
            stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], space: .device)
        let paint = Paint.angularGradient(gradient, center: .zero, startAngle: 0, endAngle: .pi / 2)
        #expect(paint.color(at: CGPoint(x: -10, y: 10)) == .white)
        #expect(paint.color(at: CGPoint(x: 10, y: -1)) == .black)
    }
}
