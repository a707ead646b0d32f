/// Finds where the computer is.
package protocol LocationService: Sendable {
    /// Whether there are location services. The answer may take a moment.
    var isEnabled: Bool { get }

    /// Begins to find locations, and calls a function with the news, on any thread.
    ///
    /// - Parameters:
    ///   - accuracy: The radius in metres inside of which locations are to be; negative for the best there is.
    ///   - distance: The length in metres of movements that are worth reporting; negative for all.
    func start(accuracy: Double, distance: Double, handler: @escaping @Sendable (LocationNews) -> Void) -> any LocationSession
}

/// The finding of locations, until it is stopped.
package protocol LocationSession: AnyObject, Sendable {
    func stop()
}

/// What a location service tells.
package enum LocationNews: Sendable {
    /// The program may know locations, and will be told.
    case authorized
    /// The program may not know locations.
    case denied
    /// The service does not work.
    case failed
    /// The computer is here.
    case location(CLLocation)
}
