import Foundation

/// A value signed by the store, with the result of verifying its signature.
///
/// Follows https://developer.apple.com/documentation/storekit/verificationresult.
public enum VerificationResult<SignedType> {
    /// The signature is wrong.
    case unverified(SignedType, VerificationError)
    /// The signature is right.
    case verified(SignedType)

    /// The reason for which a signature is not valid.
    public enum VerificationError: Error, LocalizedError, Hashable, Sendable {
        /// The certificate has been revoked.
        case revokedCertificate
        /// The certificate is not valid.
        case invalidCertificateChain
        /// The value was not signed for this device.
        case invalidDeviceVerification
        /// The data cannot be read.
        case invalidEncoding
        /// The signature does not belong to the data.
        case invalidSignature
        /// The data lack something.
        case missingRequiredProperties

        public var errorDescription: String? {
            switch self {
            case .revokedCertificate: "The certificate has been revoked."
            case .invalidCertificateChain: "The certificate is not valid."
            case .invalidDeviceVerification: "It was not signed for this device."
            case .invalidEncoding: "The data cannot be read."
            case .invalidSignature: "The signature does not belong to the data."
            case .missingRequiredProperties: "The data lack something."
            }
        }
    }

    /// The signed value if the signature is right. Otherwise it throws a ``VerificationError``.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }

    /// The signed value, even if the signature is wrong.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
