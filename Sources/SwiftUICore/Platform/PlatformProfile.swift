import Foundation

/// What differs between Apple's platforms: one value for each.
package struct PlatformProfile: Hashable, Sendable {
    /// The profile's name.
    package var name: String
    /// The padding of `padding()` without a length, in points.
    package var defaultPadding: CGFloat
    /// A divider's thickness in points; nil for one pixel.
    package var dividerThickness: CGFloat?
    package var typography: TypographyProfile

    package static let iOS = PlatformProfile(name: "iOS", defaultPadding: 16, dividerThickness: nil, typography: .iOS)
    package static let macOS = PlatformProfile(name: "macOS", defaultPadding: 16, dividerThickness: 1, typography: .macOS)

    private init(name: String, defaultPadding: CGFloat, dividerThickness: CGFloat?, typography: TypographyProfile) {
        self.name = name
        self.defaultPadding = defaultPadding
        self.dividerThickness = dividerThickness
        self.typography = typography
    }
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
