import SwiftUICore

/// How controls, lists, bars, dialogs and surfaces look on one platform: what differs between platforms, as data.
///
/// A platform is one value in a file of its own (`PlatformAppearance+macOS.swift`). Views read the fields and hold no number that differs
/// between platforms. Lengths are in points.
struct PlatformAppearance: Sendable {
    /// The measures of controls.
    var controls: ControlProfile
    /// The colours of controls in light surroundings.
    var light: ControlColors
    /// The colours of controls in dark surroundings.
    var dark: ControlColors
    /// The colours of what views lie on.
    var surfaces: SurfaceColors
    /// The measures and fonts of lists, forms and tables.
    var lists: ListProfile
    /// The measures of bars, columns and search fields.
    var bars: BarProfile
    /// The measures of alerts, sheets, menus of choices and popovers.
    var dialogs: DialogProfile
}

extension PlatformProfile {
    /// How the platform looks.
    var appearance: PlatformAppearance {
        switch name {
        case .iOS: .iOS
        case .macOS: .macOS
        case .iOS26: .iOS26
        case .macOS26: .macOS26
        }
    }

    /// The measures of controls.
    var controls: ControlProfile { appearance.controls }
    /// The measures and fonts of lists, forms and tables.
    var lists: ListProfile { appearance.lists }
    /// The measures of bars, columns and search fields.
    var bars: BarProfile { appearance.bars }
    /// The measures of alerts, sheets and popovers.
    var dialogs: DialogProfile { appearance.dialogs }
}

extension EnvironmentValues {
    /// Whether views are built as on a Mac: for a pointer and keys, in windows.
    var isMac: Bool { platformProfile.isMac }

    /// The colours of controls here.
    var controlColors: ControlColors { colorScheme == .dark ? platformProfile.appearance.dark : platformProfile.appearance.light }

    /// The style in which controls mark what is on or can be used: the tint, the accent colour, or the platform's.
    var controlTint: AnyShapeStyle {
        tintStyle ?? AnyShapeStyle(accentColor ?? controlColors.accent)
    }
}

/// A black shadow.
struct ShadowProfile: Sendable {
    var opacity: Double
    var radius: CGFloat
    /// How far below the shape it falls.
    var y: CGFloat
}

extension View {
    nonisolated func shadow(_ shadow: ShadowProfile) -> some View {
        self.shadow(color: .black.opacity(shadow.opacity), radius: shadow.radius, y: shadow.y)
    }
}

extension Color {
    /// An opaque or translucent gray of an sRGB byte.
    static func grayLevel(_ byte: Int, _ opacity: Double = 1) -> Color {
        Color(.sRGB, white: Double(byte) / 255, opacity: opacity)
    }

    /// Black at an opacity given as a byte: what makes white into 255 less the byte.
    static func blackFill(_ byte: Double) -> Color { Color(.sRGB, white: 0, opacity: byte / 255) }

    /// White at an opacity given as a byte.
    static func whiteFill(_ byte: Double) -> Color { Color(.sRGB, white: 1, opacity: byte / 255) }

    /// A colour of sRGB bytes, such as 0xFF3B30.
    static func rgb(_ bytes: UInt32, _ opacity: Double = 1) -> Color {
        Color(
            .sRGB, red: Double((bytes >> 16) & 0xFF) / 255, green: Double((bytes >> 8) & 0xFF) / 255,
            blue: Double(bytes & 0xFF) / 255, opacity: opacity)
    }
}
