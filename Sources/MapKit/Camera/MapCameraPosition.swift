import CoreLocation

/// What a map shows: a region, a place, all of its content.
///
/// When the user moves a map, the binding of its position gets a value whose `positionedByUser` is true.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapcameraposition.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
    enum Kind {
        case automatic
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)
        case item(MKMapItem, allowsAutomaticPitch: Bool)
        indirect case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
        /// Wherever the user has moved the map.
        case user
    }

    let kind: Kind

    /// All content of the map; the world without content.
    public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }

    /// A region. The map shows all of it, and more along one axis if the view has another shape.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(kind: .region(region)) }

    /// A rectangle. The map shows all of it, and more along one axis if the view has another shape.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(kind: .rect(rect)) }

    /// What a camera sees.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }

    /// A kilometre around a place of interest.
    ///
    /// - Parameters:
    ///   - item: The place.
    ///   - allowsAutomaticPitch: Whether the camera may be tilted. It has no effect.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(kind: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
    }

    /// A kilometre around the place where the computer is, followed as it moves.
    ///
    /// - Parameters:
    ///   - followsHeading: Whether the top of the map is the direction of the user. It has no effect, as computers have no compass.
    ///   - fallback: The position while the place is not known.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(kind: .userLocation(followsHeading: followsHeading, fallback: fallback))
    }

    /// The position that a map sets when the user moves it.
    static var user: MapCameraPosition { MapCameraPosition(kind: .user) }

    /// The region, if the position is one.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The rectangle, if the position is one.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The camera, if the position is one.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// The place of interest, if the position is one.
    public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
    /// Whether the camera may be tilted to show a place of interest.
    public var allowsAutomaticPitch: Bool { if case .item(_, let allowsAutomaticPitch) = kind { allowsAutomaticPitch } else { false } }
    /// The position while the place of the user is not known, if the position is that place.
    public var fallbackPosition: MapCameraPosition? { if case .userLocation(_, let fallback) = kind { fallback } else { nil } }
    /// Whether the position is the place of the user.
    public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }
    /// Whether the map turns with the user.
    public var followsUserHeading: Bool { if case .userLocation(let followsHeading, _) = kind { followsHeading } else { false } }
    /// Whether the user has moved the map.
    public var positionedByUser: Bool { if case .user = kind { true } else { false } }

    public static func == (lhs: MapCameraPosition, rhs: MapCameraPosition) -> Bool {
        switch (lhs.kind, rhs.kind) {
        case (.automatic, .automatic), (.user, .user): true
        case (.region(let a), .region(let b)):
            a.center.isSame(as: b.center) && a.span.latitudeDelta == b.span.latitudeDelta && a.span.longitudeDelta == b.span.longitudeDelta
        case (.rect(let a), .rect(let b)): MKMapRectEqualToRect(a, b)
        case (.camera(let a), .camera(let b)): a == b
        case (.item(let a, let allowsA), .item(let b, let allowsB)): a == b && allowsA == allowsB
        case (.userLocation(let followsA, let a), .userLocation(let followsB, let b)): followsA == followsB && a == b
        default: false
        }
    }
}
