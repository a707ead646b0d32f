import Foundation
@testable import SwiftUICore
import Testing

@Suite struct FontTests {
    struct Row: Sendable {
        var style: Font.TextStyle
        var size: CGFloat
        var weight: Font.Weight = .regular
    }

    static let iOS: [Row] = [
        Row(style: .largeTitle, size: 34), Row(style: .title, size: 28), Row(style: .title2, size: 22), Row(style: .title3, size: 20),
        Row(style: .headline, size: 17, weight: .semibold), Row(style: .body, size: 17), Row(style: .callout, size: 16),
        Row(style: .subheadline, size: 15), Row(style: .footnote, size: 13), Row(style: .caption, size: 12),
        Row(style: .caption2, size: 11), Row(style: .extraLargeTitle, size: 36, weight: .bold),
        Row(style: .extraLargeTitle2, size: 28, weight: .bold),
    ]
    static let macOS: [Row] = [
        Row(style: .largeTitle, size: 26), Row(style: .title, size: 22), Row(style: .title2, size: 17), Row(style: .title3, size: 15),
        Row(style: .headline, size: 13, weight: .bold), Row(style: .body, size: 13), Row(style: .callout, size: 12),
        Row(style: .subheadline, size: 11), Row(style: .footnote, size: 10), Row(style: .caption, size: 10),
        Row(style: .caption2, size: 10, weight: .medium),
    ]

    private func resolved(_ font: Font, _ profile: TypographyProfile = .iOS, _ size: DynamicTypeSize = .large) -> ResolvedFont {
        font.resolved(in: FontResolutionContext(profile: profile, dynamicTypeSize: size))
    }

    @Test("Fonts have properties in a context, which follows the environment") func resolvedFonts() {
        var values = EnvironmentValues()
        let body = Font.body.resolve(in: values.fontResolutionContext)
        #expect(body.pointSize == 17 && body.weight == .regular && !body.isBold && !body.isItalic && !body.isMonospaced && body.width == .standard)
        values.dynamicTypeSize = .accessibility3
        #expect(Font.body.resolve(in: values.fontResolutionContext).pointSize > 17)
        #expect(Font.system(size: 20).resolve(in: values.fontResolutionContext).pointSize == 20)
        let font = Font.system(size: 20).bold().italic().monospaced().smallCaps().leading(.tight).width(.condensed)
        let resolved = font.resolve(in: values.fontResolutionContext)
        #expect(resolved.isBold && resolved.weight == .bold && resolved.isItalic && resolved.isMonospaced && resolved.isSmallCaps)
        #expect(resolved.leading == .tight && resolved.width == .condensed)
        let lowercase = Font.body.lowercaseSmallCaps().resolve(in: values.fontResolutionContext)
        #expect(lowercase.isLowercaseSmallCaps && !lowercase.isUppercaseSmallCaps && !lowercase.isSmallCaps)
        let partly = Font.body.smallCaps().lowercaseSmallCaps(false).resolve(in: values.fontResolutionContext)
        #expect(!partly.isLowercaseSmallCaps && partly.isUppercaseSmallCaps)
        #expect(!Font.body.smallCaps().uppercaseSmallCaps(false).resolve(in: values.fontResolutionContext).isUppercaseSmallCaps)
    }

    @Test("text-029, text-030: text styles on phones", arguments: iOS) func textStylesOnPhone(_ row: Row) {
        let font = resolved(.system(row.style))
        #expect(font.size == row.size)
        #expect(font.fontWeight == row.weight)
    }

    @Test("text-031: text styles on desktops", arguments: macOS) func textStylesOnDesktop(_ row: Row) {
        let font = resolved(.system(row.style), .macOS)
        #expect(font.size == row.size)
        #expect(font.fontWeight == row.weight)
    }

    @Test("font.body.bold: bold is the emphasized weight of the style") func boldIsTheEmphasizedWeightOfTheStyle() {
        #expect(resolved(.body).weight == 0)
        #expect(resolved(.body.bold()).weight == 0.3)
        #expect(resolved(.title.bold()).fontWeight == .bold)
        #expect(resolved(.system(size: 17).bold()).fontWeight == .bold)
        #expect(resolved(.system(size: 17, weight: .black).bold()).fontWeight == .black)
        #expect(resolved(.body.bold().bold(false)).fontWeight == .regular)
    }

    @Test func everyStyleGrowsWithTheDynamicTypeSize() {
        for style in Font.TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { resolved(.system(style), .iOS, $0).size }
            #expect(sizes == sizes.sorted(), "\(style)")
            #expect(sizes.last! > sizes.first!)
        }
    }

    @Test func desktopTextDoesNotFollowTheDynamicTypeSize() {
        #expect(resolved(.body, .macOS, .accessibility5).size == 13)
    }

    @Test("font.custom.scale: custom fonts scale as their style and round") func customFontsScaleAsTheirStyleAndRound() {
        // As the distances between the lines of the style: body 29 and 22, title 41 and 34, caption 13 and 16 points.
        let (body, title): (CGFloat, CGFloat) = (10.0 * 29 / 22, 20.0 * 41 / 34)
        #expect(resolved(.custom("Any", size: 10), .iOS, .xxxLarge).size == body.rounded())
        #expect(resolved(.custom("Any", size: 20, relativeTo: .title), .iOS, .xxxLarge).size == title.rounded())
        #expect(resolved(.custom("Any", size: 10, relativeTo: .caption), .iOS, .medium).size == 8)
        #expect(resolved(.custom("Any", size: 20, relativeTo: .title), .macOS, .medium).size == 20)
        #expect(resolved(.custom("Any", fixedSize: 10), .iOS, .xxxLarge).size == 10)
    }

    @Test func systemFontHasTheMeasuresOfSanFrancisco() {
        let metrics = FontMetrics(system: resolved(.body))
        #expect(abs(metrics.lineHeight - 17 * 1.193359375) < 1e-9)
        #expect(abs(metrics.lineHeight + metrics.leading - 22) < 1e-9)
        #expect(abs(metrics.capHeight - 17 * 0.7046) < 0.001)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5]) func aSizeThatIsNoSizeCountsAsZero(_ size: CGFloat) {
        #expect(resolved(.system(size: size)).size == 0)
    }

    @Test func leadingMovesLinesOnly() {
        let (tight, standard, loose) = (resolved(.body.leading(.tight)), resolved(.body), resolved(.body.leading(.loose)))
        #expect(tight.leading < standard.leading && standard.leading < loose.leading)
        #expect(tight.size == loose.size)
    }

    @Test func fontsAreEqualByWhatTheyDescribe() {
        #expect(Font.body == .system(.body))
        #expect(Font.body.bold() != .body)
        #expect(Set([Font.title, .title, .title2]).count == 2)
    }

    /// A text is separated from other text by its leading and from other views by the air around its line.
    @Test("spacing-003, spacing-004, const.text.spacing: the air around a line of text") func gapsAroundText() {
        let metrics = TextSpacingMetrics(FontMetrics(system: resolved(.body)), pixelLength: 1 / 3)
        let line = 17 * 2444.0 / 2048
        let air = 7.0 / 3
        #expect(abs(metrics.gapToTextAbove - 2) < 1e-9)
        #expect(abs(metrics.gapAbove - (air + line - 17 * 1950.0 / 2048)) < 1e-9)
        #expect(abs(metrics.gapBelow - (line + air - 17 * 1443.0 / 2048)) < 1e-9)
        let desktop = TextSpacingMetrics(FontMetrics(system: resolved(.body, .macOS)), pixelLength: 0.5)
        #expect(desktop.gapToTextAbove == 0)
    }
}

extension ResolvedFont {
    /// The weight as SwiftUI's type.
    var fontWeight: Font.Weight { Font.Weight(value: weight) }
}
