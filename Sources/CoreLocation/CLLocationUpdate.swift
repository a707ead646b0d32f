import Foundation

/// News of where the computer is.
///
/// ```swift
/// for try await update in CLLocationUpdate.liveUpdates() {
///     if let location = update.location { place = location.coordinate }
/// }
/// ```
///
/// Follows https://developer.apple.com/documentation/corelocation/cllocationupdate.
public struct CLLocationUpdate: Sendable {
    /// What locations are for.
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne

        /// The radius inside of which locations are to be: walkers and drivers need the best there is.
        fileprivate var accuracy: CLLocationAccuracy { self == .default ? kCLLocationAccuracyHundredMeters : kCLLocationAccuracyBest }
    }

    /// Where the computer is; nil if it is not known.
    public let location: CLLocation?
    /// Whether the computer rests, so that there are no news until it moves. The location service does not tell: false.
    public let isStationary = false
    /// Whether the program may not know locations.
    public let authorizationDenied: Bool
    /// Whether the computer has no location services.
    public let authorizationDeniedGlobally: Bool
    /// Whether the location cannot be found.
    public let locationUnavailable: Bool

    fileprivate init(location: CLLocation? = nil, isDenied: Bool = false, isDeniedGlobally: Bool = false, isUnavailable: Bool = false) {
        self.location = location
        authorizationDenied = isDenied
        authorizationDeniedGlobally = isDeniedGlobally
        locationUnavailable = isUnavailable
    }

    /// The news, until the task that waits for them ends. Finding locations begins with the first `next`.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates(configuration: configuration, service: GeoClue())
    }

    package static func liveUpdates(_ configuration: LiveConfiguration = .default, service: any LocationService) -> Updates {
        Updates(configuration: configuration, service: service)
    }

    /// The news of where the computer is.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        fileprivate let configuration: LiveConfiguration
        fileprivate let service: any LocationService

        /// Waits for news.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let updates: Updates
            fileprivate var stream: AsyncStream<CLLocationUpdate>.Iterator?

            /// Waits for the next news; nil when the task is cancelled.
            public mutating func next() async throws -> CLLocationUpdate? {
                var stream = self.stream ?? updates.makeStream().makeAsyncIterator()
                defer { self.stream = stream }
                return await stream.next()
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(updates: self) }

        private func makeStream() -> AsyncStream<CLLocationUpdate> {
            let (stream, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self)
            guard service.isEnabled else {
                // The sequence goes on without news, as on a device on which the user may turn location services on.
                continuation.yield(CLLocationUpdate(isDenied: true, isDeniedGlobally: true))
                return stream
            }
            let session = service.start(accuracy: configuration.accuracy, distance: kCLDistanceFilterNone) { news in
                switch news {
                case .authorized: break
                case .denied: continuation.yield(CLLocationUpdate(isDenied: true))
                case .failed: continuation.yield(CLLocationUpdate(isUnavailable: true))
                case .location(let location): continuation.yield(CLLocationUpdate(location: location))
                }
            }
            continuation.onTermination = { _ in session.stop() }
            return stream
        }
    }
}
