import SwiftUICore

/// The appearance of controls, lists, bars, dialogs and surfaces on one platform: everything that differs between platforms, as data.
///
/// Each platform is one value in a separate file, such as `PlatformAppearance+macOS.swift`. Views read these fields and contain no
/// platform-specific numbers. Lengths are in points.
struct PlatformAppearance: Sendable {
    /// The metrics of controls.
    var controls: ControlProfile
    /// The colours of controls in the light colour scheme.
    var light: ControlColors
    /// The colours of controls in the dark colour scheme.
    var dark: ControlColors
    /// The background colours of surfaces.
    var surfaces: SurfaceColors
    /// The metrics and fonts of lists, forms and tables.
    var lists: ListProfile
    /// The metrics of bars, columns and search fields.
    var bars: BarProfile
    /// The metrics of alerts, sheets, action sheets and popovers.
    var dialogs: DialogProfile
}

extension PlatformAppearance {
    fileprivate static let wideIOS = PlatformAppearance.iOS.withMargins(PlatformProfile.wideMargin)
    fileprivate static let wideIOS26 = PlatformAppearance.iOS26.withMargins(PlatformProfile.wideMargin)

    /// Returns the appearance with other margins around the rows of lists and the contents of bars.
    private func withMargins(_ margin: CGFloat) -> PlatformAppearance {
        var result = self
        for style in [\ListProfile.insetGrouped, \.grouped, \.plain, \.inset, \.bordered] {
            for edge in [\EdgeInsets.leading, \.trailing] {
                result.lists[keyPath: style].rowInsets[keyPath: edge] = margin
                result.lists[keyPath: style].headerInsets[keyPath: edge] = margin
            }
        }
        result.lists.insetGrouped.margin = margin
        result.lists.tableMargin = margin
        result.bars.margin = margin
        result.bars.bottomMargin = margin
        return result
    }
}

extension PlatformProfile {
    /// The appearance of the platform.
    var appearance: PlatformAppearance {
        switch name {
        case .iOS: hasWideMargins ? .wideIOS : .iOS
        case .macOS: .macOS
        case .iOS26: hasWideMargins ? .wideIOS26 : .iOS26
        case .macOS26: .macOS26
        }
    }

    /// The metrics of controls.
    var controls: ControlProfile { appearance.controls }
    /// The metrics and fonts of lists, forms and tables.
    var lists: ListProfile { appearance.lists }
    /// The metrics of bars, columns and search fields.
    var bars: BarProfile { appearance.bars }
    /// The metrics of alerts, sheets and popovers.
    var dialogs: DialogProfile { appearance.dialogs }
}

extension EnvironmentValues {
    /// Whether the platform is macOS, where views are designed for a pointer, a keyboard and windows.
    var isMac: Bool { platformProfile.isMac }

    /// The colours of controls for the colour scheme of this environment. On a strong background they are those of the dark scheme.
    var controlColors: ControlColors {
        colorScheme == .dark || backgroundProminence == .increased ? platformProfile.appearance.dark : platformProfile.appearance.light
    }

    /// The style of active controls: the tint, or else the accent colour of the app or the platform.
    var controlTint: AnyShapeStyle {
        tintStyle ?? AnyShapeStyle(accentColor ?? ResourceLookup.accentColor ?? controlColors.accent)
    }
}

/// The parameters of a black shadow.
struct ShadowProfile: Sendable {
    var opacity: Double
    var radius: CGFloat
    /// The downward offset of the shadow.
    var y: CGFloat
}

extension View {
    nonisolated func shadow(_ shadow: ShadowProfile) -> some View {
        self.panelShadow(color: .black.opacity(shadow.opacity), radius: shadow.radius, y: shadow.y)
    }
}

extension Color {
    /// Returns a gray with an sRGB component given as a byte, and an opacity.
    static func grayLevel(_ byte: Int, _ opacity: Double = 1) -> Color {
        Color(.sRGB, white: Double(byte) / 255, opacity: opacity)
    }

    /// Returns black with an opacity given as a byte. Over white it results in 255 minus the byte.
    static func blackFill(_ byte: Double) -> Color { Color(.sRGB, white: 0, opacity: byte / 255) }

    /// Returns white with an opacity given as a byte.
    static func whiteFill(_ byte: Double) -> Color { Color(.sRGB, white: 1, opacity: byte / 255) }

    /// Returns the colour of three sRGB bytes, such as 0xFF3B30, with an opacity.
    static func rgb(_ bytes: UInt32, _ opacity: Double = 1) -> Color {
        Color(
            .sRGB, red: Double((bytes >> 16) & 0xFF) / 255, green: Double((bytes >> 8) & 0xFF) / 255,
            blue: Double(bytes & 0xFF) / 255, opacity: opacity)
    }
}
