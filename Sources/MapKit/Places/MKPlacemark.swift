import CoreLocation

/// A place with an address.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkplacemark.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// Creates a place without an address.
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }

    /// Creates a place with an address.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - addressDictionary: Its address by the keys of Apple's Address Book: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`. Others are
    ///     left out.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        func text(_ key: String) -> String? { addressDictionary?[key] as? String }
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            address: (text("Street"), text("City"), text("State"), text("ZIP"), text("Country"), text("CountryCode")))
    }

    /// Creates a copy of an address.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    /// The place.
    public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

    /// The code of the country.
    public var countryCode: String? { isoCountryCode }

    /// The address in a line; nil without one.
    public var title: String? {
        let parts = [thoroughfare, locality, administrativeArea, postalCode, country].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Nothing.
    public var subtitle: String? { nil }
}

/// An address as text.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkaddress.
public final class MKAddress: NSObject, Sendable {
    /// The whole address.
    public let fullAddress: String
    /// The part of the address that is enough in a list; nil if it is not known.
    public let shortAddress: String?

    /// Creates an address; nil without text.
    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
    }
}
