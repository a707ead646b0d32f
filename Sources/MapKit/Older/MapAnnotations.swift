import CoreLocation
import SwiftUI

/// An annotation of the maps before iOS 17.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapannotationprotocol.
public protocol MapAnnotationProtocol {
    /// The item that shows the annotation. Programs use the types of this module.
    @MainActor func _addItems(to collector: _MapItemCollector)
}

/// A balloon at a place.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapmarker.
@available(iOS, introduced: 14, deprecated: 17, message: "Use Marker instead.")
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// Creates a balloon.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - tint: The colour; nil for red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { (self.coordinate, self.tint) = (coordinate, tint) }

    @MainActor public func _addItems(to collector: _MapItemCollector) {
        collector.styled({ $0.tint = tint.map { AnyShapeStyle($0) } }) {
            collector.add(.marker(coordinate: coordinate, icon: .pin, title: nil))
        }
    }
}

/// A pin at a place.
///
/// Follows https://developer.apple.com/documentation/mapkit/mappin.
@available(iOS, introduced: 14, deprecated: 16, message: "Use Marker instead.")
public struct MapPin: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// Creates a pin.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - tint: The colour; nil for red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { (self.coordinate, self.tint) = (coordinate, tint) }

    @MainActor public func _addItems(to collector: _MapItemCollector) {
        let pin = AnyView(PinView(tint: tint ?? .red))
        collector.add(.annotation(coordinate: coordinate, anchor: UnitPoint(x: 0.5, y: 1), content: pin, title: nil))
    }
}

/// A ball on a needle.
private struct PinView: View {
    let tint: Color

    var body: some View {
        VStack(spacing: -1) {
            Circle().fill(tint).overlay { Circle().fill(.white.opacity(0.35)).frame(width: 5, height: 5).offset(x: -3, y: -3) }
                .frame(width: 16, height: 16)
            Capsule().fill(Color.gray).frame(width: 2, height: 18)
        }
        .panelShadow(color: .black.opacity(0.3), radius: 0.75, y: 1)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Marker")
    }
}

/// A view at a place.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapannotation.
@available(iOS, introduced: 14, deprecated: 17, message: "Use Annotation instead.")
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: AnyView

    /// Creates an annotation.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - anchorPoint: The point of the view that is at the place, in parts of its size.
    ///   - content: The view.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
    ) {
        self.coordinate = coordinate
        anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        self.content = AnyView(content())
    }

    @MainActor public func _addItems(to collector: _MapItemCollector) {
        collector.add(.annotation(coordinate: coordinate, anchor: anchor, content: content, title: nil))
    }
}

/// Whether a map follows the user.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapusertrackingmode.
@available(iOS, introduced: 14, deprecated: 17, message: "Use MapCameraPosition instead.")
public enum MapUserTrackingMode: Sendable {
    case none, follow
}
