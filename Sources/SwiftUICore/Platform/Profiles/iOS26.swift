extension PlatformProfile {
    /// iOS 26: the palette and the measures of 2025.
    package static let iOS26 = PlatformProfile(
        name: .iOS26, idiom: .phone, defaultPadding: 16, scenePadding: 16, dividerThickness: nil, showsFocusRings: false,
        typography: .iOS, palette: .iOS26)
}

extension SystemPalette {
    /// The system colours of 2025, which iOS and macOS share: the Human Interface Guidelines' table (truth `color-019`, `color-041`).
    static let colorsOf2025: [SystemColor: Pair] = [
        .red: Pair(0xFF383C, 0xFF4245),
        .orange: Pair(0xFF8D28, 0xFF9230),
        .yellow: Pair(0xFFCC00, 0xFFD600),
        .green: Pair(0x34C759, 0x30D158),
        .mint: Pair(0x00C8B3, 0x00DAC3),
        .teal: Pair(0x00C3D0, 0x00D2E0),
        .cyan: Pair(0x00C0E8, 0x3CD3FE),
        .blue: Pair(0x0088FF, 0x0091FF),
        .indigo: Pair(0x6155F5, 0x6D7CFF),
        .purple: Pair(0xCB30E0, 0xDB34F2),
        .pink: Pair(0xFF2D55, 0xFF375F),
        .brown: Pair(0xAC7F5E, 0xB78A66),
        .gray: Pair(0x8E8E93, 0x8E8E93),
    ]

    static let iOS26Colors = iOSColors.replacing(colorsOf2025).replacing([
        .accent: Pair(0x0088FF, 0x0091FF),
        .link: Pair(0x0088FF, 0x0091FF),
        .focusRing: Pair(0x0088FF, 0x0091FF, opacity: (0.6, 0.7)),
    ])
}
