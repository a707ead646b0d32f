extension PlatformProfile {
    /// macOS 26: the palette and the measures of 2025.
    package static let macOS26 = PlatformProfile(
        name: .macOS26, idiom: .mac, defaultPadding: 16, scenePadding: 20, dividerThickness: 1, showsFocusRings: true,
        typography: .macOS, palette: .macOS26)
}

extension SystemPalette {
    static let macOS26Colors = macOSColors.replacing(colorsOf2025).replacing([
        // The accent colour is not the system's blue there.
        .accent: Pair(0x007AFF, 0x007AFF),
        .windowBackground: Pair(0xFFFFFF, 0x1E1E1E),
    ])
}
