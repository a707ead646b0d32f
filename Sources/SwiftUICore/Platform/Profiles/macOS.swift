extension PlatformProfile {
    /// macOS 12 to 15.
    package static let macOS = PlatformProfile(
        name: .macOS, idiom: .mac, defaultPadding: 16, scenePadding: 20, dividerThickness: 1, showsFocusRings: true,
        typography: .macOS, palette: .macOS)
}

extension SystemPalette {
    /// A system fill of AppKit, which is black or white with an opacity of a number of 255ths: 25, 20, 12 and 7 from the strongest on.
    static func macFill(_ byte: Float) -> Pair { Pair(0x000000, 0xFFFFFF, opacity: (byte / 255, byte / 255)) }

    static let macOSColors = iOSColors.replacing([
        .green: Pair(0x28CD41, 0x32D74B),
        .mint: Pair(0x00C7BE, 0x66D4CF),
        .teal: Pair(0x59ADC4, 0x6AC4DC),
        .cyan: Pair(0x55BEF0, 0x5AC8F5),
        .gray: Pair(0x8E8E93, 0x98989D),
        .primary: Pair(0x000000, 0xFFFFFF, opacity: (0.85, 0.85)),
        .secondary: Pair(0x000000, 0xFFFFFF, opacity: (0.5, 0.55)),
        .tertiary: Pair(0x000000, 0xFFFFFF, opacity: (0.26, 0.25)),
        .quaternary: Pair(0x000000, 0xFFFFFF, opacity: (0.1, 0.1)),
        .primaryFill: macFill(25),
        .secondaryFill: macFill(20),
        .tertiaryFill: macFill(12),
        .quaternaryFill: macFill(7),
        // Offscreen images have 230 over white, screenshots of windows 233 +- 2 (truth `macos-controls` `divider`).
        .separator: Pair(0x000000, 0xFFFFFF, opacity: (24.0 / 255, 25.0 / 255)),
        .background: Pair(0xFFFFFF, 0x1E1E1E),
        // AppKit has no levels of backgrounds: the second of `alternatingContentBackgroundColors`, and the background of windows.
        .secondaryBackground: Pair(0xF4F5F5, 0x292929),
        .tertiaryBackground: Pair(0xECECEC, 0x323232),
        .groupedBackground: Pair(0xECECEC, 0x323232),
        .secondaryGroupedBackground: Pair(0xFFFFFF, 0x1E1E1E),
        .tertiaryGroupedBackground: Pair(0xECECEC, 0x323232),
        // White as measured in windows of macOS 26 (truth `macos-controls` `window`); AppKit's colour was (236, 236, 236) and (50, 50, 50) until macOS 15.
        .windowBackground: Pair(0xFFFFFF, 0x1E1E1E),
        .placeholder: Pair(0x000000, 0xFFFFFF, opacity: (0.25, 0.25)),
        .link: Pair(0x0068DA, 0x419CFF),
        .textSelection: Pair(0xB3D7FF, 0x3F638B),
        // Over white the light ring is (155, 184, 250) (truth `macos-controls` `textfield_default`); AppKit's has the same opacity.
        .focusRing: Pair(0x3771F5, 0x1AA9FF, opacity: (0.5, 0.5)),
    ])
}
