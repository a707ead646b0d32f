import CoreGraphics
import Foundation
import SwiftUICore
import Testing

@Suite struct ColorTests {
    struct Components: Sendable {
        var id: String
        var space: Color.RGBColorSpace
        var values: [Double]
        var hex: String
    }

    static let components: [Components] = [
        Components(id: "color-022", space: .sRGB, values: [0.01, 0.02, 0.03, 0.04], hex: "#0305080A"),
        Components(id: "color-024", space: .sRGB, values: [0.412, 0.508, 0.690, 0.748], hex: "#6982B0BF"),
        Components(id: "color-026", space: .sRGBLinear, values: [0.01, 0.02, 0.03, 0.04], hex: "#1927300A"),
        Components(id: "color-028", space: .sRGBLinear, values: [0.412, 0.508, 0.690, 0.748], hex: "#ACBDD8BF"),
        Components(id: "color-029", space: .sRGBLinear, values: [0.6, 0.6, 0.6, 0.6], hex: "#CBCBCB99"),
        Components(id: "color-030", space: .displayP3, values: [0.01, 0.02, 0.03, 0.04], hex: "#0205080A"),
        Components(id: "color-031", space: .displayP3, values: [0.3, 0.3, 0.3, 0.3], hex: "#4D4C4C4D"),
        Components(id: "color.hex.0", space: .sRGB, values: [0, 0, 0, 0], hex: "#00000000"),
        Components(id: "color.hex.2", space: .sRGB, values: [0.3, 0.3, 0.3, 0.3], hex: "#4C4C4C4D"),
        Components(id: "color.hex.5", space: .sRGB, values: [1, 1, 1, 1], hex: "#FFFFFFFF"),
        Components(id: "color.hex.8", space: .sRGBLinear, values: [0.412, 0.508, 0.69, 0.748], hex: "#ACBDD8BF"),
        Components(id: "color.hex.10", space: .displayP3, values: [0.01, 0.02, 0.03, 0.04], hex: "#0205080A"),
        Components(id: "color.hex.11", space: .displayP3, values: [0.3, 0.3, 0.3, 0.3], hex: "#4D4C4C4D"),
        Components(id: "color.hex.12", space: .displayP3, values: [0.412, 0.508, 0.69, 0.748], hex: "#6382B4BF"),
        Components(id: "color.hex.13", space: .displayP3, values: [0.6, 0.6, 0.6, 0.6], hex: "#99999999"),
    ]

    private struct Scheme: ShapeStyle, Hashable {
        var dark: Color
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            (environment.colorScheme == .dark ? dark : .white).resolve(in: environment)
        }
    }

    @Test func stylesOfProgramsAreColorsThatDependOnTheEnvironment() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let color = Color(Scheme(dark: .black))
        #expect(color.resolve(in: EnvironmentValues()).description == "#FFFFFFFF" && color.resolve(in: dark).description == "#000000FF")
        #expect(color.opacity(0.5).resolve(in: dark).opacity == 0.5)
        #expect(color == Color(Scheme(dark: .black)) && color != Color(Scheme(dark: .blue)) && color.cgColor == nil)
        // A colour is taken as it is.
        #expect(Color(Color.red.opacity(0.5)) == Color.red.opacity(0.5))
    }

    @Test(arguments: components)
    func descriptionsAreSRGBBytes(row: Components) {
        let v = row.values
        let color = Color(row.space, red: v[0], green: v[1], blue: v[2], opacity: v[3])
        #expect(color.description == row.hex)
        let resolved = Color.Resolved(
            colorSpace: row.space, red: Float(v[0]), green: Float(v[1]), blue: Float(v[2]), opacity: Float(v[3]))
        #expect(resolved.description == row.hex)
    }

    /// color-033, color-034, color.opacity.desc
    @Test func opacitiesDescribeThemselvesInPercent() {
        #expect(Color.red.opacity(0.334).description == "33% red")
        #expect(Color.red.opacity(0.336).description == "34% red")
        let twice = Color.red.opacity(0.3).opacity(0.5)
        #expect(twice.description == "50% 30% red")
        #expect(abs(twice.resolve(in: ColorContext()).opacity - 0.15) < 1e-6)
        #expect(Color.red.opacity(.nan).description == "0% red")
    }

    typealias HueRow = (id: String, given: [Double], expected: [Double])

    static let hueRows: [HueRow] = [
        ("color-036", [0.5, 1, 1], [0, 1, 1]), ("color-037", [0.83333333, 1, 1], [1, 0, 1]),
        ("color-038", [0.33333333, 1, 0.5], [0, 0.5, 0]),
        ("gray without saturation", [0.7, 0, 0.25], [0.25, 0.25, 0.25]), ("a whole turn further", [1.5, 1, 1], [0, 1, 1]),
    ]

    @Test(arguments: hueRows)
    func hueSaturationBrightness(row: HueRow) {
        let color = Color(hue: row.given[0], saturation: row.given[1], brightness: row.given[2]).resolve(in: ColorContext())
        for (found, value) in zip([color.red, color.green, color.blue], row.expected) {
            #expect(abs(Double(found) - value) < 1e-5)
        }
    }

    // MARK: System colours

    struct SystemRow: Sendable {
        var id: String
        var color: SystemColor
        var palette: SystemPalette
        var light: String
        var dark: String
    }

    static let systemRows: [SystemRow] =
        [
            SystemRow(id: "color-002", color: .red, palette: .iOS, light: "FF3B30", dark: "FF453A"),
            SystemRow(id: "color-003", color: .orange, palette: .iOS, light: "FF9500", dark: "FF9F0A"),
            SystemRow(id: "color-004", color: .yellow, palette: .iOS, light: "FFCC00", dark: "FFD60A"),
            SystemRow(id: "color-005", color: .green, palette: .iOS, light: "34C759", dark: "30D158"),
            SystemRow(id: "color-005 macOS", color: .green, palette: .macOS, light: "28CD41", dark: "32D74B"),
            SystemRow(id: "color-007", color: .teal, palette: .iOS, light: "30B0C7", dark: "40C8E0"),
            SystemRow(id: "color-007 macOS", color: .teal, palette: .macOS, light: "59ADC4", dark: "6AC4DC"),
            SystemRow(id: "color-008", color: .cyan, palette: .iOS, light: "32ADE6", dark: "64D2FF"),
            SystemRow(id: "color-008 macOS", color: .cyan, palette: .macOS, light: "55BEF0", dark: "5AC8F5"),
            SystemRow(id: "color-009", color: .blue, palette: .iOS, light: "007AFF", dark: "0A84FF"),
            SystemRow(id: "color-012", color: .pink, palette: .iOS, light: "FF2D55", dark: "FF375F"),
            SystemRow(id: "const.colors.light const.colors.dark mint", color: .mint, palette: .iOS, light: "00C7BE", dark: "63E6E2"),
            SystemRow(id: "const.colors.light const.colors.dark indigo", color: .indigo, palette: .iOS, light: "5856D6", dark: "5E5CE6"),
            SystemRow(id: "const.colors.light const.colors.dark purple", color: .purple, palette: .iOS, light: "AF52DE", dark: "BF5AF2"),
            SystemRow(id: "const.colors.light const.colors.dark brown", color: .brown, palette: .iOS, light: "A2845E", dark: "AC8E68"),
            SystemRow(id: "color-021 gray", color: .gray, palette: .iOS, light: "8E8E93", dark: "8E8E93"),
            SystemRow(id: "color-015", color: .primary, palette: .iOS, light: "000000", dark: "FFFFFF"),
            SystemRow(id: "accent", color: .accent, palette: .macOS, light: "007AFF", dark: "0A84FF"),
            SystemRow(id: "accent 2025", color: .accent, palette: .macOS26, light: "007AFF", dark: "007AFF"),
        ]
        + [SystemPalette.iOS26, .macOS26].flatMap { palette in
            [
                SystemRow(id: "color-041 red", color: .red, palette: palette, light: "FF383C", dark: "FF4245"),
                SystemRow(id: "color-019 orange", color: .orange, palette: palette, light: "FF8D28", dark: "FF9230"),
                SystemRow(id: "color-019 yellow", color: .yellow, palette: palette, light: "FFCC00", dark: "FFD600"),
                SystemRow(id: "color-019 green", color: .green, palette: palette, light: "34C759", dark: "30D158"),
                SystemRow(id: "color-019 mint", color: .mint, palette: palette, light: "00C8B3", dark: "00DAC3"),
                SystemRow(id: "guidelines of 2025", color: .teal, palette: palette, light: "00C3D0", dark: "00D2E0"),
                SystemRow(id: "color-019 cyan", color: .cyan, palette: palette, light: "00C0E8", dark: "3CD3FE"),
                SystemRow(id: "macos-controls.system_colors_light_sRGB blue", color: .blue, palette: palette, light: "0088FF", dark: "0091FF"),
                SystemRow(id: "color-019 indigo", color: .indigo, palette: palette, light: "6155F5", dark: "6D7CFF"),
                SystemRow(id: "color-041 purple", color: .purple, palette: palette, light: "CB30E0", dark: "DB34F2"),
                SystemRow(id: "color-019 pink", color: .pink, palette: palette, light: "FF2D55", dark: "FF375F"),
                SystemRow(id: "color-019 brown", color: .brown, palette: palette, light: "AC7F5E", dark: "B78A66"),
                SystemRow(id: "color-019 gray", color: .gray, palette: palette, light: "8E8E93", dark: palette == .iOS26 ? "8E8E93" : "98989D"),
            ]
        }

    @Test("Every platform has a colour for every name, but some no selection", arguments: PlatformProfile.Name.allCases)
    func palettesAreComplete(name: PlatformProfile.Name) {
        let profile = PlatformProfile(name)
        #expect(profile.name == name)
        for color in SystemColor.allCases where color != .textSelection {
            #expect(profile.palette.colorIfAny(color, in: .light) != nil, "\(color)")
        }
        #expect((profile.palette.colorIfAny(.textSelection, in: .dark) != nil) == profile.isMac)
    }

    @Test(
        "Fills and lines of macOS are black and white",
        arguments: [
            (SystemColor.primaryFill, 25.0, 25.0), (.secondaryFill, 20, 20), (.tertiaryFill, 12, 12), (.quaternaryFill, 7, 7), (.separator, 24, 25),
        ])
    func macFills(name: SystemColor, light: Double, dark: Double) {
        for palette in [SystemPalette.macOS, .macOS26] {
            for (scheme, level, byte) in [(ColorScheme.light, Float(0), light), (.dark, 1, dark)] {
                let color = palette.color(name, in: scheme)
                #expect(color.red == level && color.green == level && color.blue == level)
                #expect(abs(Double(color.opacity) * 255 - byte) < 0.01)
            }
        }
    }

    @Test(arguments: systemRows)
    func systemColorsHaveTheirComponents(row: SystemRow) {
        #expect(row.palette.color(row.color, in: .light).description == "#\(row.light)FF")
        #expect(row.palette.color(row.color, in: .dark).description == "#\(row.dark)FF")
    }

    typealias TranslucentRow = (id: String, name: SystemColor, light: [Double], dark: [Double])

    static let translucentRows: [TranslucentRow] = [
        ("color-016", SystemColor.secondary, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
        ("color-017", .tertiary, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
        ("color-017", .quaternary, [60, 60, 67, 0.18], [235, 235, 245, 0.16]),
        ("color-017", .quinary, [0, 0, 0, 0.05], [255, 255, 255, 0.05]),
        ("const.fills", .primaryFill, [120, 120, 128, 0.2], [120, 120, 128, 0.36]),
        ("const.fills", .secondaryFill, [120, 120, 128, 0.16], [120, 120, 128, 0.32]),
        ("color-018", .tertiaryFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24]),
        ("const.fills", .quaternaryFill, [116, 116, 128, 0.08], [116, 116, 128, 0.18]),
        ("const.divider", .separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
    ]

    @Test(arguments: translucentRows)
    func translucentSystemColors(row: TranslucentRow) {
        for (scheme, expected) in [(ColorScheme.light, row.light), (.dark, row.dark)] {
            let color = SystemPalette.iOS.color(row.name, in: scheme)
            let found = [color.red * 255, color.green * 255, color.blue * 255].map { Double($0.rounded()) }
            #expect(found == Array(expected.prefix(3)))
            #expect(abs(Double(color.opacity) - expected[3]) < 1e-6)
        }
    }

    @Test func namedColorsDescribeThemselves() {
        #expect("\(Color.red)" == "red")
        #expect("\(Color.primary)" == "primary")
        #expect("\(Color.clear)" == "clear")
    }

    @Test func theAccentColorIsTheEnvironments() {
        #expect(Color.accentColor.resolve(in: ColorContext()).description == "#007AFFFF")
        #expect(Color.accentColor.resolve(in: ColorContext(accent: .red)).description == "#FF3B30FF")
        // An accent colour that is defined by the accent colour falls back to the platform's.
        #expect(Color.accentColor.resolve(in: ColorContext(accent: .accentColor)).description == "#007AFFFF")
    }

    // MARK: Values

    @Test func resolvedColorsSurviveCoding() throws {
        let color = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0.2, blue: 0.1, opacity: 0.5)
        let data = try JSONEncoder().encode(color)
        let decoded = try JSONDecoder().decode(Color.Resolved.self, from: data)
        #expect(decoded == color)
    }

    @Test func mixingMeetsBothEnds() {
        let context = ColorContext()
        for space in [Gradient.ColorSpace.device, .perceptual] {
            #expect(Color.red.mix(with: .blue, by: 0, in: space).resolve(in: context) == Color.red.resolve(in: context))
            #expect(Color.red.mix(with: .blue, by: 9, in: space).resolve(in: context) == Color.blue.resolve(in: context))
        }
        let gray = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: context)
        #expect(abs(gray.red - 0.5) < 1e-4)
        let perceived = Color.black.mix(with: .white, by: 0.5).resolve(in: context)
        #expect(abs(perceived.linearRed - 0.125) < 1e-4)
    }

    @Test func coreGraphicsColorsKeepTheirValues() {
        let color = Color(cgColor: CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect(color.description == "#4080BF80")
        #expect(color.opacity(0.5).cgColor?.alpha == 0.25)
        #expect(Color.red.cgColor == nil)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -5])
    func badComponentsAreHarmless(value: Double) {
        let color = Color(.displayP3, red: value, green: value, blue: value, opacity: value)
        #expect(color.description.count == 9)
        _ = Color(hue: value, saturation: value, brightness: value).description
        _ = Color.red.opacity(value).description
        _ = Color.red.mix(with: color, by: value).resolve(in: ColorContext()).description
        _ = color.gradient.resolve(in: ColorContext()).color(at: CGFloat(value)).description
    }
}
