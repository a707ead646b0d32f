import Foundation
import FoundationOverlay

/// Asks whether the person at the computer is its owner.
///
/// Linux has no service that does this for programs: no policy can be evaluated, as on a device without biometrics and without a passcode.
/// Programs ask with `canEvaluatePolicy(_:error:)` first, and offer another way in.
///
/// ```swift
/// var error: NSError?
/// if LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) {
///     // Not on Linux.
/// }
/// ```
///
/// Follows https://developer.apple.com/documentation/localauthentication/lacontext.
open class LAContext: NSObject, @unchecked Sendable {
    /// The text of the button with which the user chooses another way in. It is kept, and never shown.
    open var localizedFallbackTitle: String?
    /// The text of the button that cancels. It is kept, and never shown.
    open var localizedCancelTitle: String?
    /// The reason that is shown to the user. It is kept, and never shown.
    open var localizedReason = ""
    /// Whether the user must not be asked. It has no effect, as the user is never asked.
    open var interactionNotAllowed = false
    /// How long the unlocking of the device counts, in seconds. It has no effect.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

    public override init() {}

    /// The kind of biometrics: none.
    open var biometryType: LABiometryType { .none }
    /// The state of the enrolled fingers or faces: nil, as there are none.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Returns whether a policy can be evaluated, which is never the case.
    ///
    /// - Parameters:
    ///   - policy: The policy.
    ///   - error: Is set to the reason, an ``LAError``.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = policy.failure as NSError
        return false
    }

    /// Calls a function with false and the reason, an ``LAError``, on another thread.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let failure = policy.failure
        DispatchQueue.global().async { reply(false, failure) }
    }

    /// Throws the reason for which a policy cannot be evaluated, an ``LAError``.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw policy.failure }

    /// Ends the context. It has no effect, as nothing is ever shown.
    open func invalidate() {}
}

/// The ways in which the owner of a device is recognized.
///
/// Follows https://developer.apple.com/documentation/localauthentication/lapolicy.
public enum LAPolicy: Int, Sendable {
    /// A finger or the face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A finger, the face or the passcode.
    case deviceOwnerAuthentication = 2

    /// The reason for which the policy cannot be evaluated.
    var failure: LAError {
        switch self {
        case .deviceOwnerAuthenticationWithBiometrics: LAError(.biometryNotAvailable)
        case .deviceOwnerAuthentication: LAError(.passcodeNotSet)
        }
    }
}

/// The kind of a device's biometrics.
///
/// Follows https://developer.apple.com/documentation/localauthentication/labiometrytype.
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4
}
