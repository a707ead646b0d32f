import CoreGraphics
import CoreLocation
import SwiftUICore

/// The shape of an overlay on the map.
struct MapShape {
    enum Outline {
        /// A circle with a radius in metres.
        case circle(center: CLLocationCoordinate2D, radius: Double)
        case line([MKMapPoint])
        /// A polygon with holes.
        case polygon([MKMapPoint], holes: [[MKMapPoint]])
    }

    var outline: Outline

    /// Returns the rectangle around points; `null` without points.
    static func bounds(of points: [MKMapPoint]) -> MKMapRect {
        points.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }

    /// Returns the largest circle in a rectangle.
    static func circle(in rect: MKMapRect) -> (center: CLLocationCoordinate2D, radius: Double) {
        guard !rect.isNull else { return (CLLocationCoordinate2D(), 0) }
        let center = MKMapPoint(x: rect.midX, y: min(max(rect.midY, 0), Mercator.worldSize)).coordinate
        return (center, min(rect.width, rect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
    }

    /// Returns points of a line so that each is at the shorter side of the one before, even if the edge of the world is between them.
    private static func continuous(_ points: [MKMapPoint]) -> [MKMapPoint] {
        guard var last = points.first else { return [] }
        return points.map { point in
            last = MKMapPoint(x: Mercator.nearest(point.x, to: last.x), y: point.y)
            return last
        }
    }

    /// Returns the outline in a view.
    func path(in viewport: Viewport) -> Path {
        Path { path in
            switch outline {
            case .circle(let center, let radius):
                let middle = viewport.point(of: MKMapPoint(center))
                let length = radius / MKMetersPerMapPointAtLatitude(center.latitude) / viewport.scale
                guard middle.x.isFinite, middle.y.isFinite, length.isFinite else { return }
                path.addEllipse(in: CGRect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length))
            case .line(let points): add(points, isClosed: false, to: &path, in: viewport)
            case .polygon(let points, let holes):
                add(points, isClosed: true, to: &path, in: viewport)
                for hole in holes { add(hole, isClosed: true, to: &path, in: viewport) }
            }
        }
    }

    private func add(_ points: [MKMapPoint], isClosed: Bool, to path: inout Path, in viewport: Viewport) {
        let points = Self.continuous(points.filter { $0.x.isFinite && $0.y.isFinite })
        guard points.count > 1 else { return }
        // The copy of the world is chosen for the shape as a whole.
        let bounds = Self.bounds(of: points)
        let shift = Mercator.nearest(bounds.midX, to: viewport.viewpoint.x) - bounds.midX
        path.addLines(points.map { viewport.unwrappedPoint(x: $0.x + shift, y: $0.y) })
        if isClosed { path.closeSubpath() }
    }
}

extension MapShape.Outline {
    /// The rectangle around the outline.
    var bounds: MKMapRect {
        switch self {
        case .circle(let center, let radius):
            let (point, length) = (MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude))
            return MKMapRect(x: point.x - length, y: point.y - length, width: 2 * length, height: 2 * length)
        case .line(let points), .polygon(let points, _): return MapShape.bounds(of: MapShape.unwrapped(points))
        }
    }
}

extension MapShape {
    fileprivate static func unwrapped(_ points: [MKMapPoint]) -> [MKMapPoint] { continuous(points.filter { $0.x.isFinite && $0.y.isFinite }) }
}
