import CoreLocation
import SwiftUICore

/// A circle on the ground.
///
/// Without a style it is filled with the tint, transparent.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapcircle.
nonisolated public struct MapCircle: PrimitiveMapContent {
    public typealias Body = Never
    private let shape: MapShape

    /// Creates a circle.
    ///
    /// - Parameters:
    ///   - center: The middle.
    ///   - radius: The radius in metres. A negative one counts as zero.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        shape = MapShape(outline: .circle(center: center, radius: max(radius, 0)))
    }

    /// Creates the largest circle in a rectangle.
    public init(mapRect: MKMapRect) {
        let circle = MapShape.circle(in: mapRect)
        self.init(center: circle.center, radius: circle.radius)
    }

    /// Creates a circle.
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }

    @MainActor public func _addItems(to collector: _MapItemCollector) { collector.add(.overlay(shape)) }
}

/// A line on the ground.
///
/// Without a style it has the tint and a width of 3 points.
///
/// Follows https://developer.apple.com/documentation/mapkit/mappolyline.
nonisolated public struct MapPolyline: PrimitiveMapContent {
    public typealias Body = Never

    /// The course between points.
    public struct ContourStyle: Hashable, Sendable {
        let isGeodesic: Bool

        /// Straight on the map.
        public static var straight: ContourStyle { ContourStyle(isGeodesic: false) }
        /// The shortest way on the Earth.
        public static var geodesic: ContourStyle { ContourStyle(isGeodesic: true) }
    }

    private let shape: MapShape

    /// Creates a line through coordinates. Invalid coordinates are ignored.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.init(points: coordinates.filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0) }, contourStyle: contourStyle)
    }

    /// Creates a line through points.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        shape = MapShape(outline: .line(contourStyle.isGeodesic ? Geodesic.line(through: points) : points))
    }

    /// Creates a line.
    public init(_ polyline: MKPolyline) { self.init(points: polyline.mapPoints) }

    /// Creates the line of a way.
    public init(_ route: MKRoute) { self.init(route.polyline) }

    @MainActor public func _addItems(to collector: _MapItemCollector) { collector.add(.overlay(shape)) }
}

/// An area on the ground.
///
/// Without a style it is filled with the tint, transparent.
///
/// Follows https://developer.apple.com/documentation/mapkit/mappolygon.
nonisolated public struct MapPolygon: PrimitiveMapContent {
    public typealias Body = Never
    private let shape: MapShape

    /// Creates a polygon with its corners at coordinates. Invalid coordinates are ignored.
    public init(coordinates: [CLLocationCoordinate2D]) {
        self.init(points: coordinates.filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0) })
    }

    /// Creates an area with corners at points.
    public init(points: [MKMapPoint]) { shape = MapShape(outline: .polygon(points, holes: [])) }

    /// Creates an area with the holes of a polygon.
    public init(_ polygon: MKPolygon) {
        shape = MapShape(outline: .polygon(polygon.mapPoints, holes: polygon.interiorPolygons?.map(\.mapPoints) ?? []))
    }

    @MainActor public func _addItems(to collector: _MapItemCollector) { collector.add(.overlay(shape)) }
}
