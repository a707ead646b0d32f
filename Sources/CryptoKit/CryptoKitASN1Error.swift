/// The reason for which a key in DER or PEM cannot be read.
///
/// Follows https://developer.apple.com/documentation/cryptokit/cryptokitasn1error.
public enum CryptoKitASN1Error: Error, Equatable, Sendable {
    /// The bytes are no key, or one of another curve.
    case invalidASN1Object
    /// The text has no block with a title that belongs to the key, or one that is no base64.
    case invalidPEMDocument
}
