import Foundation

extension TypographyProfile {
    /// The metrics of a text style at a dynamic type size.
    package struct StyleMetrics: Hashable, Sendable {
        /// The font size in points.
        package var size: CGFloat
        /// The distance between baselines in points.
        package var lineAdvance: CGFloat
        package var weight: Font.Weight
        /// The weight of the style in bold.
        package var emphasizedWeight: Font.Weight
    }

    package func metrics(of style: Font.TextStyle, at typeSize: DynamicTypeSize) -> StyleMetrics {
        switch self {
        case .iOS: Self.iOSMetrics(of: style, at: typeSize)
        case .macOS: Self.macOSMetrics(of: style)
        }
    }

    /// Returns the factor by which lengths and custom fonts grow at a dynamic type size, relative to the default size. They
    /// scale with the style's line advance, not with its font size.
    package func scale(of style: Font.TextStyle, at typeSize: DynamicTypeSize) -> CGFloat {
        metrics(of: style, at: typeSize).lineAdvance / metrics(of: style, at: .large).lineAdvance
    }
}

extension TypographyProfile {
    /// Sizes and line advances of the text styles by dynamic type size, from the Human Interface Guidelines.
    private static let iOSTable: [Font.TextStyle: [(size: CGFloat, advance: CGFloat)]] = [
        .largeTitle: [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
            (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
        ],
        .title: [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
            (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
        ],
        .title2: [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
            (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
        ],
        .title3: [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
            (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
        ],
        .headline: body,
        .body: body,
        .callout: [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
            (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
        ],
        .subheadline: [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
            (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
        ],
        .footnote: [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
            (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
        ],
        .caption: [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
            (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
        ],
        .caption2: [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
            (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
        ],
    ]

    private static let body: [(size: CGFloat, advance: CGFloat)] = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ]

    private static func iOSMetrics(of style: Font.TextStyle, at typeSize: DynamicTypeSize) -> StyleMetrics {
        let column = DynamicTypeSize.allCases.firstIndex(of: typeSize) ?? 3
        func row(_ style: Font.TextStyle) -> (size: CGFloat, advance: CGFloat) {
            iOSTable[style].map { $0[column] } ?? (17, 22)
        }
        switch style {
        case .largeTitle, .title, .title2:
            return StyleMetrics(size: row(style).size, lineAdvance: row(style).advance, weight: .regular, emphasizedWeight: .bold)
        case .headline:
            return StyleMetrics(size: row(style).size, lineAdvance: row(style).advance, weight: .semibold, emphasizedWeight: .semibold)
        case .extraLargeTitle:
            // The published table has no rows for this style beyond the default size; scale it like the large title.
            let size = (36 * row(.largeTitle).size / 34).rounded()
            return StyleMetrics(size: size, lineAdvance: (size * 43 / 36).rounded(), weight: .bold, emphasizedWeight: .bold)
        case .extraLargeTitle2:
            return StyleMetrics(size: row(.title).size, lineAdvance: row(.title).advance, weight: .bold, emphasizedWeight: .bold)
        default:
            return StyleMetrics(size: row(style).size, lineAdvance: row(style).advance, weight: .regular, emphasizedWeight: .semibold)
        }
    }

    private static func macOSMetrics(of style: Font.TextStyle) -> StyleMetrics {
        let (size, weight, emphasized): (CGFloat, Font.Weight, Font.Weight) =
            switch style {
            case .extraLargeTitle: (36, .bold, .bold)
            case .extraLargeTitle2: (28, .bold, .bold)
            case .largeTitle: (26, .regular, .bold)
            case .title: (22, .regular, .bold)
            case .title2: (17, .regular, .bold)
            case .title3: (15, .regular, .semibold)
            case .headline: (13, .bold, .heavy)
            case .body: (13, .regular, .semibold)
            case .callout: (12, .regular, .semibold)
            case .subheadline: (11, .regular, .semibold)
            case .footnote: (10, .regular, .semibold)
            case .caption: (10, .regular, .medium)
            case .caption2: (10, .medium, .semibold)
            }
        let line = TypographyProfile.macOS.systemLineMetrics(size: size)
        // Lines of these styles are higher than those of the system font in the same size (see `systemLineMetrics`).
        let gap: CGFloat =
            switch style {
            case .largeTitle: 1
            case .title2: 0.5
            default: 0
            }
        return StyleMetrics(size: size, lineAdvance: line.ascent + line.descent + gap, weight: weight, emphasizedWeight: emphasized)
    }
}
