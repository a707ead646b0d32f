import SwiftUI

extension View {
    /// Sets the platform whose metrics and colours the view has, wherever it is drawn: in a part of a page or by an `ImageRenderer`.
    ///
    /// A `ViewHost` with the same profile also sets properties of a device, such as the size class.
    nonisolated public func profile(_ profile: ViewHost.Profile) -> some View {
        transformEnvironment(\.platformProfile) { current in
            let hasWideMargins = current.hasWideMargins
            current = PlatformProfile(profile)
            if hasWideMargins { current = current.withWideMargins() }
        }
    }
}

extension PlatformProfile {
    /// Returns the profile for a test's profile.
    package init(_ profile: ViewHost.Profile) {
        self = Name(rawValue: profile.rawValue).map { PlatformProfile($0) } ?? .iOS
    }
}
