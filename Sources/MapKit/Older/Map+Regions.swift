import CoreLocation
import SwiftUI

// The maps before iOS 17, whose position is a region or a rectangle. The binding follows the user's movements. These maps stay inside of the bars at the edges
// of the window.

/// The view of a map without annotations.
///
/// Programs create it with the initialisers of ``Map``.
public struct _DefaultMapContent {
    private let area: MapArea

    nonisolated init(area: MapArea) { self.area = area }
}

extension _DefaultMapContent: View {
    public var body: some View { area.map(annotations: []) }
}

/// The view of a map with annotations.
///
/// Programs create it with the initialisers of ``Map``.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection> where Items.Element: Identifiable {
    private let area: MapArea
    private let items: Items
    private let annotation: (Items.Element) -> any MapAnnotationProtocol

    nonisolated init(area: MapArea, items: Items, annotation: @escaping (Items.Element) -> any MapAnnotationProtocol) {
        (self.area, self.items, self.annotation) = (area, items, annotation)
    }
}

extension _DefaultAnnotatedMapContent: View {
    public var body: some View {
        let collector = _MapItemCollector()
        for item in items { collector.nested(item.id) { annotation(item)._addItems(to: collector) } }
        return area.map(annotations: collector.items)
    }
}

/// The region or the rectangle of a map with its other settings.
struct MapArea {
    enum Extent {
        case region(Binding<MKCoordinateRegion>)
        case rect(Binding<MKMapRect>)
    }

    var extent: Extent
    var interactionModes: MapInteractionModes
    var showsUserLocation: Bool
    var isFollowing: Binding<Bool>?

    @MainActor func map(annotations: [MapItem]) -> some View { MapOfArea(area: self, annotations: annotations) }
}

private struct MapOfArea: View {
    let area: MapArea
    let annotations: [MapItem]
    /// What the user has moved the map to, which the binding of the program then has.
    @State private var moved: MapCameraPosition?

    private var position: MapCameraPosition {
        switch area.extent {
        case .region(let region): .region(region.wrappedValue)
        case .rect(let rect): .rect(rect.wrappedValue)
        }
    }

    var body: some View {
        let following = area.isFollowing?.wrappedValue ?? false
        let position = position
        InteractiveMap(
            configuration: MapConfiguration(
                position: Binding {
                    if following { return .userLocation(fallback: position) }
                    // While the binding has what the user has moved the map to, the map stays exactly there.
                    return moved == position ? .user : position
                } set: { _ in
                },
                interactionModes: area.interactionModes, extendsUnderBars: false, userMoved: follow),
            items: annotations + (area.showsUserLocation ? [userItem] : []))
    }

    private var userItem: MapItem {
        MapItem(
            id: MapItemID(path: ["user"], index: 0), kind: .user(anchor: .center, content: nil), style: MapItemStyle(), loopID: nil)
    }

    private func follow(_ viewport: Viewport) {
        switch area.extent {
        case .region(let binding):
            binding.wrappedValue = viewport.region
            moved = .region(binding.wrappedValue)
        case .rect(let binding):
            binding.wrappedValue = viewport.framedRect
            moved = .rect(binding.wrappedValue)
        }
        area.isFollowing?.wrappedValue = false
    }
}

extension Map {
    /// Creates a map of a region.
    ///
    /// - Parameters:
    ///   - coordinateRegion: The region. The map shows all of it, and more along one axis if the view has another shape.
    ///   - interactionModes: What the user can do with the map.
    ///   - showsUserLocation: Whether the map shows where the user is.
    ///   - userTrackingMode: Whether the map follows the user; nil if it does not.
    @available(iOS, introduced: 14, deprecated: 17, message: "Use initialisers that take a MapContentBuilder instead.")
    nonisolated public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent {
        let area = MapArea(
            extent: .region(coordinateRegion), interactionModes: interactionModes, showsUserLocation: showsUserLocation,
            isFollowing: userTrackingMode?.isFollowing)
        self.init(content: _DefaultMapContent(area: area))
    }

    /// Creates a map of a rectangle.
    @available(iOS, introduced: 14, deprecated: 17, message: "Use initialisers that take a MapContentBuilder instead.")
    nonisolated public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent {
        let area = MapArea(
            extent: .rect(mapRect), interactionModes: interactionModes, showsUserLocation: showsUserLocation,
            isFollowing: userTrackingMode?.isFollowing)
        self.init(content: _DefaultMapContent(area: area))
    }

    /// Creates a map of a region with annotations.
    ///
    /// - Parameters:
    ///   - coordinateRegion: The region. The map shows all of it, and more along one axis if the view has another shape.
    ///   - interactionModes: What the user can do with the map.
    ///   - showsUserLocation: Whether the map shows where the user is.
    ///   - userTrackingMode: Whether the map follows the user; nil if it does not.
    ///   - annotationItems: The elements for which there are annotations.
    ///   - annotationContent: Returns the annotation of an element.
    @available(iOS, introduced: 14, deprecated: 17, message: "Use initialisers that take a MapContentBuilder instead.")
    nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        let area = MapArea(
            extent: .region(coordinateRegion), interactionModes: interactionModes, showsUserLocation: showsUserLocation,
            isFollowing: userTrackingMode?.isFollowing)
        self.init(content: _DefaultAnnotatedMapContent(area: area, items: annotationItems, annotation: annotationContent))
    }

    /// Creates a map of a rectangle with annotations.
    @available(iOS, introduced: 14, deprecated: 17, message: "Use initialisers that take a MapContentBuilder instead.")
    nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        let area = MapArea(
            extent: .rect(mapRect), interactionModes: interactionModes, showsUserLocation: showsUserLocation,
            isFollowing: userTrackingMode?.isFollowing)
        self.init(content: _DefaultAnnotatedMapContent(area: area, items: annotationItems, annotation: annotationContent))
    }
}

extension Binding<MapUserTrackingMode> {
    /// Whether the map follows the user.
    nonisolated fileprivate var isFollowing: Binding<Bool> {
        Binding<Bool>(get: { wrappedValue == .follow }, set: { wrappedValue = $0 ? .follow : .none })
    }
}
