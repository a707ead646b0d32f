import Foundation

/// The differences between platforms below the level of controls: one value for each platform, in separate files in `Profiles`.
///
/// The metrics and colours of controls, lists, bars and dialogs are in `PlatformAppearance`, in the module above.
package struct PlatformProfile: Sendable {
    /// The platforms. A number denotes the design of that version; those without one have the design before 2025.
    package enum Name: String, CaseIterable, Hashable, Sendable {
        case iOS, macOS, iOS26, macOS26
    }

    /// The way a platform is used, which determines the structure of views and the reactions to input.
    package enum Idiom: Hashable, Sendable {
        /// With fingers, in a single window that fills the screen.
        case phone
        /// With a pointer and keyboard, in several windows.
        case mac
    }

    /// Views hold many copies of a profile, which share these values.
    private struct Values {
        let name: Name
        let idiom: Idiom
        let defaultPadding: CGFloat
        var scenePadding: CGFloat
        let dividerThickness: CGFloat?
        let showsFocusRings: Bool
        let typography: TypographyProfile
        let palette: SystemPalette
    }

    private let storage: SharedValue<Values>

    private init(_ values: Values) {
        storage = SharedValue(values)
    }

    package init(
        name: Name, idiom: Idiom, defaultPadding: CGFloat, scenePadding: CGFloat, dividerThickness: CGFloat?, showsFocusRings: Bool,
        typography: TypographyProfile, palette: SystemPalette
    ) {
        self.init(
            Values(
                name: name, idiom: idiom, defaultPadding: defaultPadding, scenePadding: scenePadding, dividerThickness: dividerThickness,
                showsFocusRings: showsFocusRings, typography: typography, palette: palette))
    }

    package var name: Name { storage.value.name }
    package var idiom: Idiom { storage.value.idiom }
    /// The default of `padding()`, in points.
    package var defaultPadding: CGFloat { storage.value.defaultPadding }
    /// The padding of `scenePadding()`, in points. On iOS it is the system's margin, at which rows of lists and titles of bars begin too.
    package var scenePadding: CGFloat { storage.value.scenePadding }
    /// The thickness of a divider, in points; nil for one pixel.
    package var dividerThickness: CGFloat? { storage.value.dividerThickness }
    /// Whether focused views have a focus ring.
    package var showsFocusRings: Bool { storage.value.showsFocusRings }
    package var typography: TypographyProfile { storage.value.typography }
    package var palette: SystemPalette { storage.value.palette }

    /// Whether the platform is used like a Mac.
    package var isMac: Bool { idiom == .mac }
    /// Whether the system's margin is that of a wide screen: a phone of at least 414 points, or a tablet.
    package var hasWideMargins: Bool { !isMac && scenePadding == Self.wideMargin }

    /// The margin of wide screens of iOS, in points.
    package static let wideMargin: CGFloat = 20

    /// Returns the profile for a wide screen of iOS, whose margins are 20 points instead of 16.
    package func withWideMargins() -> PlatformProfile {
        guard !isMac else { return self }
        var values = storage.value
        values.scenePadding = Self.wideMargin
        return PlatformProfile(values)
    }
}

extension PlatformProfile {
    /// Returns the profile of a platform.
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
    package static func == (left: PlatformProfile, right: PlatformProfile) -> Bool {
        left.name == right.name && left.scenePadding == right.scenePadding
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension EnvironmentValues {
    /// The profile that determines the metrics and colours of views. Defaults to the platform that the program was compiled as, or to iOS.
    @Entry package var platformProfile = PlatformProfile(CompiledPlatform.current ?? .iOS)
}
