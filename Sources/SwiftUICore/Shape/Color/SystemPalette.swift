/// The colours that a platform gives to names.
package enum SystemPalette: Hashable, Sendable {
    case iOS
    case macOS
}

/// A colour known by name, whose components depend on the platform and the colour scheme.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case black, white, clear
    case primary, secondary, tertiary, quaternary, quinary
    case primaryFill, secondaryFill, tertiaryFill, quaternaryFill
    case separator, background, windowBackground, placeholder, link
}

extension SystemPalette {
    package func color(_ name: SystemColor, in scheme: ColorScheme) -> Color.Resolved {
        let pair = self == .macOS ? Self.macOSColors[name] ?? Self.iOSColors[name] : Self.iOSColors[name]
        guard let pair else { return .clear }
        return (scheme == .light ? pair.light : pair.dark).resolved
    }

    /// sRGB bytes and an opacity.
    private struct Entry {
        var bytes: UInt32
        var opacity: Float

        var resolved: Color.Resolved {
            func component(_ shift: UInt32) -> Float { Float((bytes >> shift) & 0xFF) / 255 }
            return Color.Resolved(red: component(16), green: component(8), blue: component(0), opacity: opacity)
        }
    }

    private typealias Pair = (light: Entry, dark: Entry)

    private static func pair(_ light: UInt32, _ dark: UInt32, opacity: (Float, Float) = (1, 1)) -> Pair {
        (Entry(bytes: light, opacity: opacity.0), Entry(bytes: dark, opacity: opacity.1))
    }

    private static let iOSColors: [SystemColor: Pair] = [
        .red: pair(0xFF3B30, 0xFF453A),
        .orange: pair(0xFF9500, 0xFF9F0A),
        .yellow: pair(0xFFCC00, 0xFFD60A),
        .green: pair(0x34C759, 0x30D158),
        .mint: pair(0x00C7BE, 0x63E6E2),
        .teal: pair(0x30B0C7, 0x40C8E0),
        .cyan: pair(0x32ADE6, 0x64D2FF),
        .blue: pair(0x007AFF, 0x0A84FF),
        .indigo: pair(0x5856D6, 0x5E5CE6),
        .purple: pair(0xAF52DE, 0xBF5AF2),
        .pink: pair(0xFF2D55, 0xFF375F),
        .brown: pair(0xA2845E, 0xAC8E68),
        .gray: pair(0x8E8E93, 0x8E8E93),
        .black: pair(0x000000, 0x000000),
        .white: pair(0xFFFFFF, 0xFFFFFF),
        .clear: pair(0x000000, 0x000000, opacity: (0, 0)),
        .primary: pair(0x000000, 0xFFFFFF),
        .secondary: pair(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6)),
        .tertiary: pair(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3)),
        .quaternary: pair(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16)),
        .quinary: pair(0x000000, 0xFFFFFF, opacity: (0.05, 0.05)),
        .primaryFill: pair(0x787880, 0x787880, opacity: (0.2, 0.36)),
        .secondaryFill: pair(0x787880, 0x787880, opacity: (0.16, 0.32)),
        .tertiaryFill: pair(0x767680, 0x767680, opacity: (0.12, 0.24)),
        .quaternaryFill: pair(0x747480, 0x747480, opacity: (0.08, 0.18)),
        .separator: pair(0x3C3C43, 0x545458, opacity: (0.29, 0.6)),
        .background: pair(0xFFFFFF, 0x000000),
        .windowBackground: pair(0xFFFFFF, 0x000000),
        .placeholder: pair(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3)),
        .link: pair(0x007AFF, 0x0984FF),
    ]

    /// Where macOS differs.
    private static let macOSColors: [SystemColor: Pair] = [
        .green: pair(0x28CD41, 0x32D74B),
        .mint: pair(0x00C7BE, 0x66D4CF),
        .teal: pair(0x59ADC4, 0x6AC4DC),
        .cyan: pair(0x55BEF0, 0x5AC8F5),
        .gray: pair(0x8E8E93, 0x98989D),
        .primary: pair(0x000000, 0xFFFFFF, opacity: (0.85, 0.85)),
        .secondary: pair(0x000000, 0xFFFFFF, opacity: (0.5, 0.55)),
        .tertiary: pair(0x000000, 0xFFFFFF, opacity: (0.26, 0.25)),
        .quaternary: pair(0x000000, 0xFFFFFF, opacity: (0.1, 0.1)),
        .separator: pair(0x000000, 0xFFFFFF, opacity: (22.0 / 255, 0.1)),
        .background: pair(0xFFFFFF, 0x1E1E1E),
        .windowBackground: pair(0xECECEC, 0x323232),
        .placeholder: pair(0x000000, 0xFFFFFF, opacity: (0.25, 0.25)),
        .link: pair(0x0068DA, 0x419CFF),
    ]
}
