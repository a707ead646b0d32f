import CoreLocation
import SwiftUICore

/// A place of interest.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkmapitem. Places are those that a program makes: no service finds any.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// The place and its address.
    public let placemark: MKPlacemark
    /// The address as text; nil if the program gave none.
    public let address: MKAddress?
    /// Whether the item stands for the place where the computer is.
    public let isCurrentLocation: Bool
    /// The name.
    open var name: String?
    /// The phone number.
    open var phoneNumber: String?
    /// The web page.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?
    /// The kind of the place.
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    private init(placemark: MKPlacemark, address: MKAddress?, isCurrentLocation: Bool) {
        self.placemark = placemark
        self.address = address
        self.isCurrentLocation = isCurrentLocation
    }

    /// Creates an item at 0°, 0°.
    public override convenience init() { self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }

    /// Creates an item.
    public convenience init(placemark: MKPlacemark) {
        self.init(placemark: placemark, address: nil, isCurrentLocation: false)
        name = placemark.name
    }

    /// Creates an item with an address as text.
    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate), address: address, isCurrentLocation: false)
    }

    /// Returns an item for the place where the computer is. Its coordinate is not valid, as a map finds the place itself.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), address: nil, isCurrentLocation: true)
    }

    /// The place.
    public var location: CLLocation { placemark.location ?? CLLocation(latitude: -180, longitude: -180) }

    /// Opens the place in the desktop's program for addresses of the kind `geo:`, and otherwise the web page of OpenStreetMap. Returns whether there is
    /// such a program.
    ///
    /// - Parameter launchOptions: How the map is shown. It has no effect.
    @MainActor @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    /// Opens the first of several places, as ``openInMaps(launchOptions:)`` does.
    @MainActor @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        let coordinate = mapItems.first { !$0.isCurrentLocation }?.placemark.coordinate
        guard let coordinate, CLLocationCoordinate2DIsValid(coordinate) else { return false }
        let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
        let addresses = [
            "geo:\(latitude),\(longitude)", "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=16/\(latitude)/\(longitude)",
        ]
        return addresses.compactMap(URL.init(string:)).contains { SystemAddresses.open($0) }
    }
}

/// The key of the way of travelling in the options of `openInMaps`.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key of the kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of the middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the extent of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key of traffic on the map.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The way of travelling that the user prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Travelling by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Travelling on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Travelling by public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// Travelling by bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
