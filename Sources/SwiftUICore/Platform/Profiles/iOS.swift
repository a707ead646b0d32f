extension PlatformProfile {
    /// iOS 15 to 18.
    package static let iOS = PlatformProfile(
        name: .iOS, idiom: .phone, defaultPadding: 16, scenePadding: 16, dividerThickness: nil, showsFocusRings: false,
        typography: .iOS, palette: .iOS)
}

extension SystemPalette {
    static let iOSColors: [SystemColor: Pair] = [
        .red: Pair(0xFF3B30, 0xFF453A),
        .orange: Pair(0xFF9500, 0xFF9F0A),
        .yellow: Pair(0xFFCC00, 0xFFD60A),
        .green: Pair(0x34C759, 0x30D158),
        .mint: Pair(0x00C7BE, 0x63E6E2),
        .teal: Pair(0x30B0C7, 0x40C8E0),
        .cyan: Pair(0x32ADE6, 0x64D2FF),
        .blue: Pair(0x007AFF, 0x0A84FF),
        .indigo: Pair(0x5856D6, 0x5E5CE6),
        .purple: Pair(0xAF52DE, 0xBF5AF2),
        .pink: Pair(0xFF2D55, 0xFF375F),
        .brown: Pair(0xA2845E, 0xAC8E68),
        .gray: Pair(0x8E8E93, 0x8E8E93),
        .black: Pair(0x000000, 0x000000),
        .white: Pair(0xFFFFFF, 0xFFFFFF),
        .clear: Pair(0x000000, 0x000000, opacity: (0, 0)),
        .accent: Pair(0x007AFF, 0x0A84FF),
        .primary: Pair(0x000000, 0xFFFFFF),
        .secondary: Pair(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6)),
        .tertiary: Pair(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3)),
        .quaternary: Pair(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16)),
        .quinary: Pair(0x000000, 0xFFFFFF, opacity: (0.05, 0.05)),
        .primaryFill: Pair(0x787880, 0x787880, opacity: (0.2, 0.36)),
        .secondaryFill: Pair(0x787880, 0x787880, opacity: (0.16, 0.32)),
        .tertiaryFill: Pair(0x767680, 0x767680, opacity: (0.12, 0.24)),
        .quaternaryFill: Pair(0x747480, 0x747480, opacity: (0.08, 0.18)),
        .separator: Pair(0x3C3C43, 0x545458, opacity: (0.29, 0.6)),
        .background: Pair(0xFFFFFF, 0x000000, elevated: 0x1C1C1E),
        .secondaryBackground: Pair(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E),
        .tertiaryBackground: Pair(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C),
        .groupedBackground: Pair(0xF2F2F7, 0x000000, elevated: 0x1C1C1E),
        .secondaryGroupedBackground: Pair(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E),
        .tertiaryGroupedBackground: Pair(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C),
        .windowBackground: Pair(0xFFFFFF, 0x000000, elevated: 0x1C1C1E),
        .placeholder: Pair(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3)),
        .link: Pair(0x007AFF, 0x0984FF),
        .focusRing: Pair(0x007AFF, 0x0A84FF, opacity: (0.6, 0.7)),
    ]
}
