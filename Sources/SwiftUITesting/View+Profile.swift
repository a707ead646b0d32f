import SwiftUI

extension View {
    /// Gives the view the metrics and colours of a platform, wherever it is drawn: in a part of a page, or by an `ImageRenderer`.
    ///
    /// A `ViewHost` of the same profile differs in what belongs to a device, such as the size class.
    nonisolated public func profile(_ profile: ViewHost.Profile) -> some View {
        environment(\.platformProfile, PlatformProfile(profile))
    }
}

extension PlatformProfile {
    /// The profile that a test names.
    package init(_ profile: ViewHost.Profile) {
        self = Name(rawValue: profile.rawValue).map { PlatformProfile($0) } ?? .iOS
    }
}
