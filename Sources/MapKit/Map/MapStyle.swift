import SwiftUICore

/// The look of a map.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapstyle. The ground of every style is the same, since the tiles that are drawn are those of streets: there are no
/// pictures from above, and the map is flat.
public struct MapStyle: Sendable {
    /// How mountains are drawn. The map is flat.
    public struct Elevation: Hashable, Sendable {
        private enum Kind { case automatic, flat, realistic }
        private let kind: Kind

        public static let automatic = Self(kind: .automatic)
        public static let flat = Self(kind: .flat)
        public static let realistic = Self(kind: .realistic)
    }

    /// How much the ground stands out.
    public struct StandardEmphasis: Hashable, Sendable {
        private enum Kind { case automatic, muted }
        private let kind: Kind

        public static let automatic = Self(kind: .automatic)
        /// The ground is paler, so that the content stands out.
        public static let muted = Self(kind: .muted)
    }

    /// Whether the ground is paler.
    let isMuted: Bool

    /// Streets.
    public static var standard: MapStyle { standard() }
    /// Pictures from above, in place of which streets are shown.
    public static var imagery: MapStyle { imagery() }
    /// Pictures from above with the names of streets, in place of which streets are shown.
    public static var hybrid: MapStyle { hybrid() }

    /// Streets.
    ///
    /// - Parameters:
    ///   - elevation: How mountains are drawn. It has no effect.
    ///   - emphasis: How much the ground stands out.
    ///   - pointsOfInterest: The kinds of places that are shown. They are part of the tiles: it has no effect.
    ///   - showsTraffic: Whether traffic is shown. It has no effect.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle(isMuted: emphasis == .muted) }

    /// Pictures from above, in place of which streets are shown.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle(isMuted: false) }

    /// Pictures from above with the names of streets, in place of which streets are shown.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle(isMuted: false) }
}

extension View {
    /// Sets the look of the maps in the view.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { mapSettings { $0.style = style } }
}
