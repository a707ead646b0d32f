import CoreLocation
import SwiftUICore

/// A view whose content can convert between places on a map in it and points.
///
///     MapReader { proxy in
///         Map(initialPosition: position)
///             .onTapGesture { point in pin = proxy.convert(point, from: .local) }
///     }
///
/// Follows https://developer.apple.com/documentation/mapkit/mapreader.
public struct MapReader<Content: View> {
    private let content: (MapProxy) -> Content
    @State private var scope = MapScope()

    /// Creates a view whose content receives a proxy of the first map in it.
    nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
}

extension MapReader: View {
    public var body: some View { content(MapProxy(scope: scope)).environment(\.mapReaderScope, scope) }
}

/// Converts between places on a map and points.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapproxy.
@MainActor public struct MapProxy {
    private let scope: MapScope

    init(scope: MapScope) { self.scope = scope }

    /// The map and what it shows; nil before it was laid out.
    private var map: (controller: MapController, viewport: Viewport)? {
        guard let controller = scope.controller else { return nil }
        // Read, so that a view that converts in its body depends on the map.
        let shown = controller.shown
        guard let viewport = controller.presented ?? shown else { return nil }
        return (controller, viewport)
    }

    /// Returns the point of a place in a coordinate space. `local` is that of the map. The point may lie outside of the map; it is nil before the map was
    /// laid out and for coordinates that are not valid.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard CLLocationCoordinate2DIsValid(coordinate), let (controller, viewport) = map else { return nil }
        // The view of the map begins where it is not covered.
        let (point, origin) = (viewport.point(of: MKMapPoint(coordinate)), viewport.frame.origin)
        let frame = controller.frame(in: space.coordinateSpace)
        return CGPoint(x: point.x - origin.x + frame.minX, y: point.y - origin.y + frame.minY)
    }

    /// Returns the place at a point of a coordinate space. `local` is that of the map. It is nil before the map was laid out, and above and below the world.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard point.x.isFinite, point.y.isFinite, let (controller, viewport) = map else { return nil }
        let (origin, frame) = (viewport.frame.origin, controller.frame(in: space.coordinateSpace))
        let coordinate = viewport.mapPoint(at: CGPoint(x: point.x - frame.minX + origin.x, y: point.y - frame.minY + origin.y)).coordinate
        return CLLocationCoordinate2DIsValid(coordinate) ? coordinate : nil
    }

    /// Returns the camera that sees all of a region in the map; without a map, in a view of 100 points.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera { camera { $0.viewpoint(framing: region) } }

    /// Returns the camera that sees all of a rectangle in the map; without a map, in a view of 100 points.
    public func camera(framing rect: MKMapRect) -> MapCamera { camera { $0.viewpoint(framing: rect) } }

    /// Returns the camera that sees a place of interest and its surroundings in the map; without a map, in a view of 100 points.
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
        camera { MapFraming(viewport: $0, items: [], place: nil).viewpoint(of: .item(item)) }
    }

    private func camera(_ frame: (Viewport) -> Viewpoint?) -> MapCamera {
        let size = CGSize(width: 100, height: 100)
        var viewport =
            map?.viewport ?? Viewport(viewpoint: Viewpoint(x: 0, y: 0, zoom: 0), size: size, frame: CGRect(origin: .zero, size: size))
        viewport.viewpoint = viewport.limited(frame(viewport) ?? viewport.worldViewpoint, to: nil)
        return viewport.camera
    }
}
