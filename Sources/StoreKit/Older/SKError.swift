import Foundation

/// The domain of the errors of the older interface of the store.
public let SKErrorDomain = "SKErrorDomain"

/// The reason for which the store could not do something, in its older interface.
///
/// Follows https://developer.apple.com/documentation/storekit/skerror-swift.struct.
public struct SKError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// A reason.
    public enum Code: Int, Sendable {
        case unknown = 0
        case clientInvalid = 1
        case paymentCancelled = 2
        case paymentInvalid = 3
        /// The user may not pay. On Linux nobody can.
        case paymentNotAllowed = 4
        case storeProductNotAvailable = 5
        case cloudServicePermissionDenied = 6
        case cloudServiceNetworkConnectionFailed = 7
        case cloudServiceRevoked = 8
        case privacyAcknowledgementRequired = 9
        case unauthorizedRequestData = 10
        case invalidOfferIdentifier = 11
        case invalidSignature = 12
        case missingOfferParams = 13
        case invalidOfferPrice = 14
        case overlayCancelled = 15
        case overlayInvalidConfiguration = 16
        case overlayTimeout = 17
        case ineligibleForOffer = 18
        case unsupportedPlatform = 19
        case overlayPresentedInBackgroundScene = 20
    }

    public static var errorDomain: String { SKErrorDomain }
    /// The reason.
    public let code: Code
    public var errorCode: Int { code.rawValue }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public var errorDescription: String? {
        switch code {
        case .paymentCancelled: "The payment was cancelled."
        case .paymentNotAllowed: "There is no store on this system that could be paid."
        default: "There is no store on this system."
        }
    }

    public static let unknown = Code.unknown
    public static let clientInvalid = Code.clientInvalid
    public static let paymentCancelled = Code.paymentCancelled
    public static let paymentInvalid = Code.paymentInvalid
    public static let paymentNotAllowed = Code.paymentNotAllowed
    public static let storeProductNotAvailable = Code.storeProductNotAvailable
    public static let cloudServicePermissionDenied = Code.cloudServicePermissionDenied
    public static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
    public static let cloudServiceRevoked = Code.cloudServiceRevoked
}

extension SKError.Code {
    /// Whether an error has the code, for `catch SKError.paymentCancelled`.
    public static func ~= (code: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
}
