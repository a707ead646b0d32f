import CoreLocation
import Foundation

/// Something at a coordinate of a map.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkannotation. There is no `MKMapView` that would show it: programs place a `Marker` or an
/// `Annotation` at its coordinate.
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title; nil for none, unless the type has one.
    var title: String? { get }
    /// The text below the title; nil for none, unless the type has one.
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// An annotation that covers an area.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkoverlay.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle that contains the area.
    var boundingMapRect: MKMapRect { get }
}

/// An annotation with a title.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkshape.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
    /// The title.
    open var title: String?
    /// The text below the title.
    open var subtitle: String?
    /// The place: 0°, 0° unless the shape has one.
    open var coordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D() }
        // Shapes that have a place override the property.
        set {}
    }

    public override init() {}
}

/// An annotation at a place.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkpointannotation.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
    private var place = CLLocationCoordinate2D()

    /// The place.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }

    /// Creates an annotation at 0°, 0°.
    public override init() {}

    /// Creates an annotation.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        place = coordinate
    }

    /// Creates an annotation with a title.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}
