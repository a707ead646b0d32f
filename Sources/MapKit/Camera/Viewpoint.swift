import CoreGraphics
import CoreLocation
import SwiftUICore

/// Where a map looks, independent of the size of its view.
struct Viewpoint: Equatable {
    /// The middle, in map points from the left edge of the world. It may lie in one of the copies beside the world.
    var x: Double
    /// The middle, in map points from the top of the world.
    var y: Double
    /// The binary logarithm of the map points in a point of the view.
    var zoom: Double
    /// The direction at the top of the map, in degrees clockwise from north.
    var heading = 0.0
    /// The pitch of the camera in degrees, which does not affect the drawing.
    var pitch = 0.0

    /// The map points in a point of the view.
    var scale: Double { exp2(zoom) }

    /// The coordinate in the middle.
    var coordinate: CLLocationCoordinate2D { MKMapPoint(x: x, y: min(max(y, 0), Mercator.worldSize)).coordinate }

    /// Returns the same viewpoint in the copy of the world that is nearest to another, with the smallest turn from its heading, so that a movement
    /// between both takes the shorter way.
    func nearest(to other: Viewpoint) -> Viewpoint {
        var result = self
        result.x = Mercator.nearest(x, to: other.x)
        result.heading = other.heading + (heading - other.heading).remainder(dividingBy: 360)
        return result
    }
}

extension Viewpoint: Animatable {
    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get { AnimatablePair(AnimatablePair(x, y), AnimatablePair(zoom, heading)) }
        set {
            (x, y) = (newValue.first.first, newValue.first.second)
            (zoom, heading) = (newValue.second.first, newValue.second.second)
        }
    }
}
