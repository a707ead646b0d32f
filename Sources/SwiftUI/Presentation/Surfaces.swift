import SwiftUICore

/// The colours of what views lie on: pages, cards, bars, in the environment's platform and colour scheme.
struct Surfaces: Equatable {
    var isMac: Bool
    var isDark: Bool
    /// Whether the surfaces lie on a sheet or another one in front of the window's own.
    var isElevated: Bool

    private func color(_ light: UInt32, _ dark: UInt32, opacity: (Double, Double) = (1, 1)) -> Color {
        let bytes = isDark ? dark : light
        func part(_ shift: UInt32) -> Double { Double((bytes >> shift) & 0xFF) / 255 }
        return Color(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: isDark ? opacity.1 : opacity.0)
    }

    /// Behind a page of plain content.
    var page: Color {
        isMac ? color(0xFFFFFF, isElevated ? 0x323232 : 0x1E1E1E) : color(0xFFFFFF, isElevated ? 0x1C1C1E : 0x000000)
    }
    /// Behind a window's or a sheet's content.
    var window: Color { isMac ? color(0xF3F3F3, 0x292929) : page }
    /// Behind groups of rows.
    var grouped: Color {
        isMac ? color(0xF3F3F3, 0x292929) : color(0xF2F2F7, isElevated ? 0x1C1C1E : 0x000000)
    }
    /// A group of rows.
    var card: Color {
        isMac ? color(0xFAFAFA, 0x303030) : color(0xFFFFFF, isElevated ? 0x2C2C2E : 0x1C1C1E)
    }
    /// The outline of a group of rows.
    var cardOutline: Color { isMac ? color(0x000000, 0xFFFFFF, opacity: (0.07, 0.08)) : .clear }
    /// A list of its own.
    var list: Color { page }
    /// Behind a sidebar.
    var sidebar: Color { isMac ? color(0xEAEAEB, 0x2B2B2D) : color(0xF2F2F7, isElevated ? 0x1C1C1E : 0x000000) }
    /// A bar over content that has been scrolled under it.
    var bar: Color {
        isMac ? color(0xF8F8F8, 0x363636, opacity: (0.97, 0.97)) : color(0xF9F9F9, isElevated ? 0x262628 : 0x161616, opacity: (0.97, 0.97))
    }
    /// A line between things.
    var separator: Color {
        isMac ? color(0x000000, 0xFFFFFF, opacity: (22.0 / 255, 0.12)) : color(0x3C3C43, 0x545458, opacity: (0.29, 0.65))
    }
    /// The background of a row while it is pressed or selected for a moment.
    var pressedRow: Color { color(0xD1D1D6, 0x3A3A3C) }
    /// The background of a selected row.
    var selectedRow: Color { isMac ? color(0xDCDCDC, 0x464646) : color(0xD1D1D6, 0x3A3A3C) }
    /// Behind a small control such as a search field.
    var field: Color { color(0x767680, 0x767680, opacity: isMac ? (0.10, 0.24) : (0.12, 0.24)) }
    /// An alert or a menu.
    var panel: Color { isMac ? color(0xF6F6F6, 0x2D2D2D) : color(0xF6F6F6, 0x262628) }
    /// What lies under a sheet or an alert.
    var dimming: Color { color(0x000000, 0x000000, opacity: isMac ? (0.12, 0.3) : (0.2, 0.48)) }
    /// What asks for attention or says what is deleted.
    var destructive: Color { .red }
}

private enum IsElevatedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view lies on a sheet or another surface in front of the window's own.
    var isElevated: Bool {
        get { self[IsElevatedKey.self] }
        set { self[IsElevatedKey.self] = newValue }
    }

    /// The colours of what views lie on.
    var surfaces: Surfaces {
        Surfaces(isMac: isMac, isDark: colorScheme == .dark, isElevated: isElevated)
    }

    /// Whether views look as on macOS.
    var isMac: Bool { platformProfile.name == PlatformProfile.macOS.name }
}
