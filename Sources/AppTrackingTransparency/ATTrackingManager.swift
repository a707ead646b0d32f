@_exported import Foundation

/// Asks whether the program may follow the user through other programs and sites.
///
/// Linux has no identifier by which programs could. The answer is that of a device on which following is turned off for all programs.
///
/// ```swift
/// let status = await ATTrackingManager.requestTrackingAuthorization()  // restricted
/// ```
///
/// Follows https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager.
open class ATTrackingManager: NSObject {
    /// The answer of the user.
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined = 0
        case restricted = 1
        case denied = 2
        case authorized = 3
    }

    private override init() {}

    /// Whether the program may follow the user: `restricted`.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .restricted }

    /// Returns `restricted`, without asking the user.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .restricted }

    /// Calls a function with `restricted` on another thread, without asking the user.
    open class func requestTrackingAuthorization(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
        DispatchQueue.global().async { completionHandler(.restricted) }
    }
}
