import CoreLocation

/// Finds the place of an address.
///
/// Linux has no service for this: requests fail with `MKError.serverFailure`.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkgeocodingrequest.
public final class MKGeocodingRequest: NSObject, @unchecked Sendable {
    /// The address.
    public let addressString: String
    /// The region in which places are looked for first.
    public var region: MKCoordinateRegion?
    /// The locale of the answer.
    public var preferredLocale: Locale?

    /// Creates a request; nil without text.
    public init?(addressString: String) {
        guard !addressString.isEmpty else { return nil }
        self.addressString = addressString
    }

    /// Whether the request is under way: never, as it fails at once.
    public var isLoading: Bool { false }
    /// Whether the program has ended the request.
    public private(set) var isCancelled = false

    /// Ends the request.
    public func cancel() { isCancelled = true }

    /// Throws `MKError.serverFailure`.
    public var mapItems: [MKMapItem] {
        get async throws { throw MKError(.serverFailure) }
    }

    /// Calls a function with `MKError.serverFailure` on the main thread.
    public func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) { failLater(completionHandler) }
}

/// Finds the address of a place.
///
/// Linux has no service for this: requests fail with `MKError.serverFailure`.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkreversegeocodingrequest.
public final class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    /// The place.
    public let location: CLLocation
    /// The locale of the answer.
    public var preferredLocale: Locale?

    /// Creates a request; nil for a coordinate that is not valid.
    public init?(location: CLLocation) {
        guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
        self.location = location
    }

    /// Whether the request is under way: never, as it fails at once.
    public var isLoading: Bool { false }
    /// Whether the program has ended the request.
    public private(set) var isCancelled = false

    /// Ends the request.
    public func cancel() { isCancelled = true }

    /// Throws `MKError.serverFailure`.
    public var mapItems: [MKMapItem] {
        get async throws { throw MKError(.serverFailure) }
    }

    /// Calls a function with `MKError.serverFailure` on the main thread.
    public func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) { failLater(completionHandler) }
}
