import CoreLocation
import Observation
import SwiftUI

/// The state of a map on the screen: where the user has moved it, and what it shows at present.
///
/// The gestures of the map and its controls change it. Readers (`MapReader`) and controls find it by ``MapScope``.
@MainActor @Observable final class MapController {
    /// Counts the changes that the user has made, on which the map depends.
    private var changeCount = 0
    /// What the map shows, in each frame of a movement; nil before it was laid out.
    private(set) var shown: Viewport?
    /// Whether the user changes the scale at present.
    private(set) var isZooming = false
    /// Whether fingers or the pointer hold the map.
    var isTouched = false

    // What follows is used while the map is laid out and drawn, which it must not cause again.

    /// Where the user has moved the map; nil while the position decides.
    @ObservationIgnored private var userViewpoint: Viewpoint?
    /// The position that was laid out last.
    @ObservationIgnored private var position: MapCameraPosition?
    /// What the map shows when its movements have ended.
    @ObservationIgnored private(set) var target: Viewport?
    /// What the map shows in the present frame.
    @ObservationIgnored private(set) var presented: Viewport?
    /// Gives access to the geometry of the view.
    @ObservationIgnored var geometry: GeometryProxy?
    @ObservationIgnored private var configuration = MapConfiguration()
    @ObservationIgnored private var zoomEnd: Task<Void, Never>?

    // MARK: Layout

    /// Returns what the map shows in a view of a size.
    ///
    /// A position of the program counts until the user moves the map, and again when the program sets another one.
    func viewport(
        for position: MapCameraPosition, configuration: MapConfiguration, items: [MapItem], size: CGSize, frame: CGRect, place: CLLocation?
    ) -> Viewport {
        // Read, so that the map depends on it.
        _ = changeCount
        self.configuration = configuration
        if let known = self.position, known != position, !position.positionedByUser { userViewpoint = nil }
        self.position = position
        var viewport = Viewport(viewpoint: target?.viewpoint ?? Viewpoint(x: 0, y: 0, zoom: 0), size: size, frame: frame)
        let framing = userViewpoint ?? MapFraming(viewport: viewport, items: items, place: place).viewpoint(of: position)
        let limited = viewport.limited(framing, to: configuration.bounds)
        viewport.viewpoint = target.map { limited.nearest(to: $0.viewpoint) } ?? limited
        target = viewport
        return viewport
    }

    /// Keeps what the map shows in the frame that is being laid out.
    func present(_ viewport: Viewport) { presented = viewport }

    /// Tells what the map shows in a new frame.
    func show(_ viewport: Viewport) { if shown != viewport { shown = viewport } }

    // MARK: Movements

    /// What a movement begins with: what the map shows, which may still be on its way.
    var start: Viewport? { presented ?? target }

    func allows(_ mode: MapInteractionModes) -> Bool { configuration.interactionModes.contains(mode) }

    /// Moves the map as the user wants.
    func move(to viewpoint: Viewpoint) {
        guard let target else { return }
        userViewpoint = target.limited(viewpoint, to: configuration.bounds)
        changeCount += 1
        if let binding = configuration.position, !binding.wrappedValue.positionedByUser { binding.wrappedValue = .user }
        guard let userMoved = configuration.userMoved, let userViewpoint else { return }
        userMoved(Viewport(viewpoint: userViewpoint, size: target.size, frame: target.frame))
    }

    /// Zooms, in an animation.
    ///
    /// - Parameters:
    ///   - steps: The number of doublings of the scale; negative ones show more of the world.
    ///   - point: The place in the view that stays in place; nil for its middle.
    func zoom(by steps: Double, around point: CGPoint? = nil, animation: Animation = .easeOut(duration: 0.25)) {
        guard let target else { return }
        let middle = CGPoint(x: target.frame.midX, y: target.frame.midY)
        noteZoom()
        withAnimation(animation) { move(to: target.zoomed(to: target.viewpoint.zoom - steps, around: point ?? middle)) }
    }

    /// Shows the scale for a while.
    func noteZoom() {
        if !isZooming { isZooming = true }
        zoomEnd?.cancel()
        zoomEnd = Task { [weak self] in
            try? await Task.sleep(for: .seconds(1.5))
            if !Task.isCancelled { self?.isZooming = false }
        }
    }

    /// Turns the map so that north is at the top, in an animation.
    func turnNorth() {
        guard let target else { return }
        var viewpoint = target.viewpoint
        viewpoint.heading = 0
        withAnimation(.easeInOut(duration: 0.3)) { move(to: viewpoint) }
    }

    /// Shows the place of the user, in an animation.
    func showUser(at place: CLLocation) {
        withAnimation(.easeInOut(duration: 0.4)) {
            if let binding = configuration.position {
                binding.wrappedValue = .userLocation(fallback: .automatic)
            } else if let target {
                move(to: MapFraming(viewport: target, items: [], place: place).viewpoint(of: .userLocation(fallback: .automatic)))
            }
        }
    }

    // MARK: For other views

    /// Returns the frame of the uncovered part of the view in a coordinate space.
    func frame(in space: CoordinateSpace) -> CGRect {
        if case .local = space { return CGRect(origin: .zero, size: target?.frame.size ?? .zero) }
        return geometry?.frame(in: space) ?? .zero
    }

    var selection: MapSelectionBinding? { configuration.selection }
}

/// Finds what a map has to show for a position.
struct MapFraming {
    let viewport: Viewport
    let items: [MapItem]
    /// Where the user is, if that is known.
    let place: CLLocation?

    /// The distance of points from the edges, within which markers and their titles are whole.
    private static let margins = CGSize(width: 44, height: 52)
    /// The extent of the map around a single place, in metres.
    private static let extent = 1000.0

    func viewpoint(of position: MapCameraPosition) -> Viewpoint {
        let found: Viewpoint? =
            switch position.kind {
            case .automatic, .user: nil
            case .region(let region): viewport.viewpoint(framing: region)
            case .rect(let rect): viewport.viewpoint(framing: rect)
            case .camera(let camera): viewport.viewpoint(of: camera)
            case .item(let item, _): item.isCurrentLocation ? placed(place?.coordinate) : placed(item.placemark.coordinate)
            case .userLocation(_, let fallback): placed(place?.coordinate) ?? viewpoint(of: fallback)
            }
        return found ?? content ?? viewport.worldViewpoint
    }

    private func placed(_ coordinate: CLLocationCoordinate2D?) -> Viewpoint? {
        guard let coordinate, CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        return viewport.viewpoint(framing: MKMapRect(origin: MKMapPoint(coordinate), size: MKMapSize()), margins: .zero, meters: Self.extent)
    }

    /// The viewpoint with all items in view; nil without any.
    private var content: Viewpoint? {
        let bounds = Self.union(items.map(\.bounds).filter { !$0.isNull })
        return viewport.viewpoint(framing: bounds, margins: Self.margins, meters: Self.extent)
    }

    /// Returns the narrowest rectangle around all of some rectangles, which may lie across the edge of the world.
    static func union(_ rects: [MKMapRect]) -> MKMapRect {
        let world = Mercator.worldSize
        // The rectangles from left to right, each beginning in the world.
        let sorted =
            rects
            .map { $0.offsetBy(dx: -($0.minX / world).rounded(.down) * world, dy: 0) }
            .sorted { $0.minX < $1.minX }
        guard let first = sorted.first else { return .null }
        // The widest gap is left out; by default it is the one across the edge of the world.
        var end = first.minX
        var (start, widest) = (0, -Double.infinity)
        for (index, rect) in sorted.enumerated() {
            if index > 0, rect.minX - end > widest { (start, widest) = (index, rect.minX - end) }
            end = max(end, rect.maxX)
        }
        if first.minX + world - end >= widest { start = 0 }
        return sorted.enumerated().reduce(MKMapRect.null) { union, entry in
            union.union(entry.offset < start ? entry.element.offsetBy(dx: world, dy: 0) : entry.element)
        }
    }
}
