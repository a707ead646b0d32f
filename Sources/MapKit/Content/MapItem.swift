import CoreLocation
import SwiftUI

/// The identity of an item within the content of a map: the places on the way to it.
struct MapItemID: Hashable {
    var path: [AnyHashable]
    var index: Int
}

/// A marker, annotation or overlay, as it was collected from the content of a map.
struct MapItem: Identifiable {
    enum Kind {
        case marker(coordinate: CLLocationCoordinate2D, icon: MarkerIcon, title: AnyView?)
        case annotation(coordinate: CLLocationCoordinate2D, anchor: UnitPoint, content: AnyView, title: AnyView?)
        /// The place of the user. Without content it is shown as the system does.
        case user(anchor: UnitPoint, content: ((UserLocation) -> AnyView)?)
        case overlay(MapShape)
    }

    var id: MapItemID
    var kind: Kind
    var style: MapItemStyle
    /// The ID of the innermost loop, which is the tag of items without one.
    var loopID: AnyHashable?

    /// The values by which the item may be selected, in order.
    var tag: AnyHashable? { style.tag ?? loopID }

    /// What the automatic position shows of the item; `null` for nothing.
    var bounds: MKMapRect {
        switch kind {
        case .marker(let coordinate, _, _), .annotation(let coordinate, _, _, _):
            CLLocationCoordinate2DIsValid(coordinate) ? MKMapRect(origin: MKMapPoint(coordinate), size: MKMapSize()) : .null
        case .user: .null
        case .overlay(let shape): shape.outline.bounds
        }
    }

    /// Whether the item is a balloon.
    var isMarker: Bool { if case .marker = kind { true } else { false } }

    /// Whether the item is a shape rather than something at a point.
    var isOverlay: Bool { if case .overlay = kind { true } else { false } }
}

/// How an item is shown, by the modifiers around it.
struct MapItemStyle {
    var tint: AnyShapeStyle?
    var foreground: AnyShapeStyle?
    /// Whether the outline is drawn; the style may still be that of the tint.
    var hasStroke = false
    var stroke: AnyShapeStyle?
    var strokeStyle = StrokeStyle(lineWidth: 1)
    var level = MKOverlayLevel.aboveRoads
    var titles = Visibility.automatic
    var tag: AnyHashable?
}

/// The order of overlays and what the map itself shows.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkoverlaylevel.
public enum MKOverlayLevel: Int, Sendable {
    /// Above streets and below names. Tiles are pictures: the overlay is above both.
    case aboveRoads
    /// Above streets and names.
    case aboveLabels
}

/// The items of a map while they are collected from its content, with the modifiers in effect.
public final class _MapItemCollector {
    private(set) var items: [MapItem] = []
    private var path: [AnyHashable] = []
    private var loopID: AnyHashable?
    private var style = MapItemStyle()
    private var countInPath = 0

    init() {}

    /// Collects the items of content.
    @MainActor static func items(of content: some MapContent) -> [MapItem] {
        let collector = _MapItemCollector()
        content._addItems(to: collector)
        return collector.items
    }

    func add(_ kind: MapItem.Kind) {
        items.append(MapItem(id: MapItemID(path: path, index: countInPath), kind: kind, style: style, loopID: loopID))
        countInPath += 1
    }

    /// Adds items under an identity within the content, which may be their tag.
    func nested(_ id: some Hashable, tag: (some Hashable)?, _ add: () -> Void) {
        let outer = (loopID, countInPath)
        path.append(AnyHashable(id))
        if let tag { loopID = AnyHashable(tag) }
        countInPath = 0
        add()
        path.removeLast()
        (loopID, countInPath) = outer
    }

    /// Adds items under an identity within the content.
    func nested(_ id: some Hashable, _ add: () -> Void) { nested(id, tag: Int?.none, add) }

    /// Adds items with a changed style.
    func styled(_ change: (inout MapItemStyle) -> Void, _ add: () -> Void) {
        let outer = style
        change(&style)
        add()
        style = outer
    }
}
