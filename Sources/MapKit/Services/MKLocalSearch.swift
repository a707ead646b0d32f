import CoreLocation

/// Finds places by their names.
///
/// Linux has no service for this: searches fail with `MKError.serverFailure`.
///
/// Follows https://developer.apple.com/documentation/mapkit/mklocalsearch.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// What is looked for.
    open class Request: NSObject, @unchecked Sendable {
        /// The words.
        open var naturalLanguageQuery: String?
        /// The region in which places are looked for first.
        open var region = MKCoordinateRegion()
        /// The kinds of results.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// The kinds of places.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Creates a request without words.
        public override init() {}

        /// Creates a request.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        /// Creates a request in a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }

        /// Creates a request for a suggestion.
        public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }
    }

    /// The kinds of results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = Self(rawValue: 1)
        public static let pointOfInterest = Self(rawValue: 2)
        /// Parts of the landscape.
        public static let physicalFeature = Self(rawValue: 4)
    }

    /// The places that were found. As no service finds any, there is none.
    public final class Response: NSObject, Sendable {
        /// The places.
        public let mapItems: [MKMapItem]
        /// A region with all of them.
        public let boundingRegion: MKCoordinateRegion

        private init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
        }
    }

    /// Receives the places, or an error.
    public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

    /// Creates a search.
    public init(request: Request) {}

    /// Creates a search for places of interest.
    public init(request: MKLocalPointsOfInterestRequest) {}

    /// Whether the search is under way: never, as it fails at once.
    open var isSearching: Bool { false }

    /// Ends the search. There is none.
    open func cancel() {}

    /// Throws `MKError.serverFailure`.
    open func start() async throws -> Response { throw MKError(.serverFailure) }

    /// Calls a function with `MKError.serverFailure` on the main thread.
    open func start(completionHandler: @escaping CompletionHandler) { failLater(completionHandler) }
}

/// The places of interest around a place or in a region.
///
/// Follows https://developer.apple.com/documentation/mapkit/mklocalpointsofinterestrequest.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    /// The place in the middle.
    public let coordinate: CLLocationCoordinate2D
    /// The largest distance from it in metres.
    public let radius: CLLocationDistance
    /// The region.
    public let region: MKCoordinateRegion
    /// The kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a request for the places around a place.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
        region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    }

    /// Creates a request for the places in a region.
    public init(coordinateRegion region: MKCoordinateRegion) {
        (coordinate, self.region) = (region.center, region)
        radius = region.span.latitudeDelta / 2 * Degrees.metersOfLatitude(at: region.center.latitude)
    }
}
