import Foundation

/// The reason for which a cryptographic operation has failed.
///
/// Follows https://developer.apple.com/documentation/cryptokit/cryptokiterror.
public enum CryptoKitError: Error, Equatable, Sendable {
    /// The key has a size that the operation does not accept.
    case incorrectKeySize
    /// A parameter, such as a nonce, has a size that the operation does not accept.
    case incorrectParameterSize
    /// The data was not sealed with the key, or has been changed.
    case authenticationFailure
    /// The library has refused the operation.
    case underlyingCoreCryptoError(error: Int32)
}
