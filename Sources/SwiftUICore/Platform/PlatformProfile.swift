import Foundation

/// What differs between platforms below the level of controls: one value for each platform, in a file of its own in `Profiles`.
///
/// The measures and colours of controls, lists, bars and dialogs stand in `PlatformAppearance`, in the module above.
package struct PlatformProfile: Sendable {
    /// The platforms. The number is the year's design: without one, the design before 2025.
    package enum Name: String, CaseIterable, Hashable, Sendable {
        case iOS, macOS, iOS26, macOS26
    }

    /// How a platform is used, on which the structure of views and the reactions to input depend.
    package enum Idiom: Hashable, Sendable {
        /// With fingers, one window that fills the screen.
        case phone
        /// With a pointer and a keyboard, in windows.
        case mac
    }

    package let name: Name
    package let idiom: Idiom
    /// The padding of `padding()` without a length, in points.
    package let defaultPadding: CGFloat
    /// The padding of `scenePadding()`, in points.
    package let scenePadding: CGFloat
    /// A divider's thickness in points; nil for one pixel.
    package let dividerThickness: CGFloat?
    /// Whether a line around a view shows that it has the keyboard focus.
    package let showsFocusRings: Bool
    package let typography: TypographyProfile
    package let palette: SystemPalette

    /// Whether the platform is used as a Mac is.
    package var isMac: Bool { idiom == .mac }
}

extension PlatformProfile {
    /// The profile of a platform.
    package init(_ name: Name) {
        switch name {
        case .iOS: self = .iOS
        case .macOS: self = .macOS
        case .iOS26: self = .iOS26
        case .macOS26: self = .macOS26
        }
    }
}

extension PlatformProfile: Hashable {
    package static func == (left: PlatformProfile, right: PlatformProfile) -> Bool { left.name == right.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private enum PlatformProfileKey: EnvironmentKey {
    static let defaultValue = PlatformProfile.iOS
}

extension EnvironmentValues {
    /// The platform whose metrics and colours views have.
    package var platformProfile: PlatformProfile {
        get { self[PlatformProfileKey.self] }
        set { self[PlatformProfileKey.self] = newValue }
    }
}
