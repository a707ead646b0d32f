import CoreLocation

/// Finds the way from one place to another.
///
/// Linux has no service for this: requests fail with `MKError.serverFailure`.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkdirections.
open class MKDirections: NSObject, @unchecked Sendable {
    /// What is looked for.
    open class Request: NSObject, @unchecked Sendable {
        /// Where the way begins.
        open var source: MKMapItem?
        /// Where the way ends.
        open var destination: MKMapItem?
        /// The ways of travelling.
        open var transportType: MKDirectionsTransportType = .any
        /// Whether more than one way is wanted.
        open var requestsAlternateRoutes = false
        /// When the journey begins.
        open var departureDate: Date?
        /// When the journey ends.
        open var arrivalDate: Date?
        /// Whether the way may cost a toll.
        open var tollPreference = RoutePreference.any
        /// Whether the way may lead over motorways.
        open var highwayPreference = RoutePreference.any

        /// Creates a request.
        public override init() {}
    }

    /// Whether a way may have a property.
    public enum RoutePreference: Int, Sendable {
        case any, avoid
    }

    /// The ways that were found. As no service finds any, there is none.
    public final class Response: NSObject, Sendable {
        /// Where the ways begin.
        public let source: MKMapItem
        /// Where the ways end.
        public let destination: MKMapItem
        /// The ways.
        public let routes: [MKRoute]

        private init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    /// How long the way takes. As no service tells it, there is none.
    public final class ETAResponse: NSObject, Sendable {
        /// Where the way begins.
        public let source: MKMapItem
        /// Where the way ends.
        public let destination: MKMapItem
        /// The time of the journey in seconds.
        public let expectedTravelTime: TimeInterval
        /// The length of the way in metres.
        public let distance: CLLocationDistance
        /// When the journey ends.
        public let expectedArrivalDate: Date
        /// When the journey begins.
        public let expectedDepartureDate: Date
        /// The way of travelling.
        public let transportType: MKDirectionsTransportType

        private init(
            source: MKMapItem, destination: MKMapItem, time: TimeInterval, distance: CLLocationDistance, dates: (Date, Date),
            type: MKDirectionsTransportType
        ) {
            (self.source, self.destination, expectedTravelTime, self.distance) = (source, destination, time, distance)
            (expectedDepartureDate, expectedArrivalDate, transportType) = (dates.0, dates.1, type)
        }
    }

    /// Receives the ways, or an error.
    public typealias DirectionsHandler = @Sendable (Response?, (any Error)?) -> Void
    /// Receives the times, or an error.
    public typealias ETAHandler = @Sendable (ETAResponse?, (any Error)?) -> Void

    /// Creates a search for a way.
    public init(request: Request) {}

    /// Whether the search is under way: never, as it fails at once.
    open var isCalculating: Bool { false }

    /// Ends the search. There is none.
    open func cancel() {}

    /// Throws `MKError.serverFailure`.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }

    /// Throws `MKError.serverFailure`.
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }

    /// Calls a function with `MKError.serverFailure` on the main thread.
    open func calculate(completionHandler: @escaping DirectionsHandler) { failLater(completionHandler) }

    /// Calls a function with `MKError.serverFailure` on the main thread.
    open func calculateETA(completionHandler: @escaping ETAHandler) { failLater(completionHandler) }
}

/// Ways of travelling.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkdirectionstransporttype.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let automobile = Self(rawValue: 1)
    public static let walking = Self(rawValue: 2)
    public static let transit = Self(rawValue: 4)
    public static let cycling = Self(rawValue: 8)
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another. As no service finds any, there is none.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkroute.
public final class MKRoute: NSObject, @unchecked Sendable {
    /// A part of a way with an instruction.
    public final class Step: NSObject, @unchecked Sendable {
        /// The way as a line.
        public let polyline: MKPolyline
        /// What the traveller does.
        public let instructions: String
        /// What is to be minded; nil for nothing.
        public let notice: String?
        /// The length in metres.
        public let distance: CLLocationDistance
        /// The way of travelling.
        public let transportType: MKDirectionsTransportType

        private init(polyline: MKPolyline, instructions: String, notice: String?, distance: Double, type: MKDirectionsTransportType) {
            (self.polyline, self.instructions, self.notice, self.distance, transportType) = (polyline, instructions, notice, distance, type)
        }
    }

    /// The name.
    public let name: String
    /// The way as a line.
    public let polyline: MKPolyline
    /// The parts.
    public let steps: [Step]
    /// The length in metres.
    public let distance: CLLocationDistance
    /// The time of the journey in seconds.
    public let expectedTravelTime: TimeInterval
    /// What is to be minded.
    public let advisoryNotices: [String]
    /// The way of travelling.
    public let transportType: MKDirectionsTransportType
    /// Whether the way costs a toll.
    public let hasTolls: Bool
    /// Whether the way leads over motorways.
    public let hasHighways: Bool

    private init(name: String, polyline: MKPolyline, steps: [Step], distance: Double, time: Double, type: MKDirectionsTransportType) {
        (self.name, self.polyline, self.steps, self.distance, expectedTravelTime) = (name, polyline, steps, distance, time)
        (advisoryNotices, transportType, hasTolls, hasHighways) = ([], type, false, false)
    }
}
