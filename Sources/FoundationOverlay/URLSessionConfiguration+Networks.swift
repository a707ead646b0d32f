import Foundation
import FoundationNetworking

// The choices of networks that phones have. Computers have one network, whichever the user has chosen: the choices are answered as they are there,
// and setting them has no effect.

extension URLSessionConfiguration {
    /// Whether requests wait for a network: false, and setting it has no effect. Without a network requests fail at once.
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }

    /// Whether expensive networks may be used: true, and setting it has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether networks may be used that the user wants to be used little: true, and setting it has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the program is started for the answers to requests in the background: false, and setting it has no effect.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }

    /// Returns the configuration of a session whose requests go on without the program on Apple's systems. On Linux they end with the program, as
    /// those of `default` do.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

extension URLRequest {
    /// Whether expensive networks may be used: true, and setting it has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether networks may be used that the user wants to be used little: true, and setting it has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLSession {
    /// The tasks of the session that have not ended.
    public var allTasks: [URLSessionTask] {
        get async { await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } } }
    }
}
