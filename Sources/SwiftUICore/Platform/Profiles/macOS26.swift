extension PlatformProfile {
    /// macOS 26, with the palette and metrics of 2025.
    package static let macOS26 = PlatformProfile(
        name: .macOS26, idiom: .mac, defaultPadding: 16, scenePadding: 20, dividerThickness: 1, showsFocusRings: true,
        typography: .macOS, palette: .macOS26)
}

extension SystemPalette {
    static let macOS26Colors = macOSColors.replacing(colorsOf2025).replacing([
        // The accent colour differs from the system's blue.
        .accent: Pair(0x007AFF, 0x007AFF),
        .gray: Pair(0x8E8E93, 0x98989D),
        .windowBackground: Pair(0xFFFFFF, 0x1E1E1E),
    ])
}
