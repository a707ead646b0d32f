import Foundation

/// Finds the address of a place, and the place of an address.
///
/// Linux has no service for this: the answer is `CLError.network`, as on a device without a network. Programs show the coordinates, or nothing.
///
/// Follows https://developer.apple.com/documentation/corelocation/clgeocoder.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// Receives what was found, or an error.
    public typealias CompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    public override init() {}

    /// Whether a search is under way: never, as they fail at once.
    open var isGeocoding: Bool { false }

    /// Ends the search. There is none.
    open func cancelGeocode() {}

    /// Throws `CLError.network`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Throws `CLError.network`.
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Calls a function with `CLError.network` on the main thread.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) { fail(completionHandler) }

    /// Calls a function with `CLError.network` on the main thread.
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CompletionHandler) {
        fail(completionHandler)
    }

    /// Throws `CLError.network`.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Throws `CLError.network`.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Throws `CLError.network`.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Calls a function with `CLError.network` on the main thread.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) { fail(completionHandler) }

    /// Calls a function with `CLError.network` on the main thread.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, completionHandler: @escaping CompletionHandler) {
        fail(completionHandler)
    }

    private func fail(_ handler: @escaping CompletionHandler) {
        DispatchQueue.main.async { handler(nil, CLError(.network)) }
    }
}

/// The address of a place. The geocoder finds none on Linux: programs copy addresses, or take them from the places of maps.
///
/// Follows https://developer.apple.com/documentation/corelocation/clplacemark.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The place.
    public let location: CLLocation?
    /// The area of the place.
    public let region: CLRegion?
    /// The time zone of the place.
    public let timeZone: TimeZone?
    /// The name of the place.
    public let name: String?
    /// The street.
    public let thoroughfare: String?
    /// The number of the house.
    public let subThoroughfare: String?
    /// The city.
    public let locality: String?
    /// The part of the city.
    public let subLocality: String?
    /// The state or province.
    public let administrativeArea: String?
    /// The county.
    public let subAdministrativeArea: String?
    /// The postal code.
    public let postalCode: String?
    /// The code of the country or region, as `DE`.
    public let isoCountryCode: String?
    /// The name of the country or region.
    public let country: String?
    /// The name of the water on the land.
    public let inlandWater: String?
    /// The name of the sea.
    public let ocean: String?
    /// The names of the points of interest at the place.
    public let areasOfInterest: [String]?

    /// Creates a copy of an address.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        region = placemark.region
        timeZone = placemark.timeZone
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        locality = placemark.locality
        subLocality = placemark.subLocality
        administrativeArea = placemark.administrativeArea
        subAdministrativeArea = placemark.subAdministrativeArea
        postalCode = placemark.postalCode
        isoCountryCode = placemark.isoCountryCode
        country = placemark.country
        inlandWater = placemark.inlandWater
        ocean = placemark.ocean
        areasOfInterest = placemark.areasOfInterest
    }

    /// Creates a place without an address.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - address: The known parts of the address: the street, the city, the state, the postal code, the country and its code.
    package init(
        location: CLLocation,
        address: (street: String?, city: String?, state: String?, postalCode: String?, country: String?, countryCode: String?)
    ) {
        self.location = location
        (thoroughfare, locality, administrativeArea, postalCode) = (address.street, address.city, address.state, address.postalCode)
        (country, isoCountryCode) = (address.country, address.countryCode)
        region = nil
        timeZone = nil
        name = nil
        subThoroughfare = nil
        subLocality = nil
        subAdministrativeArea = nil
        inlandWater = nil
        ocean = nil
        areasOfInterest = nil
    }
}
