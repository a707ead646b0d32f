import Foundation

/// The cipher ChaCha20 with the authentication Poly1305 (RFC 8439), with keys of 256 bits.
///
/// Follows https://developer.apple.com/documentation/cryptokit/chachapoly.
public enum ChaChaPoly {}

extension ChaChaPoly {
    /// A number that a key is used with once.
    ///
    /// Follows https://developer.apple.com/documentation/cryptokit/chachapoly/nonce.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]

        /// Creates a random nonce of 12 bytes.
        public init() { bytes = randomBytes(12) }
        /// Creates a nonce of bytes. It has 12.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }

        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    }

    /// Encrypted data, with the nonce and the authentication tag that decrypting it takes besides the key.
    ///
    /// Follows https://developer.apple.com/documentation/cryptokit/chachapoly/sealedbox.
    public struct SealedBox: Sendable {
        /// The encrypted data.
        public let ciphertext: Data
        /// The code by which changes are recognised, of 16 bytes.
        public let tag: Data
        /// The nonce that the data was encrypted with.
        public let nonce: Nonce

        /// The nonce, the encrypted data and the tag.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

        /// Creates a box of its parts. Throws `incorrectParameterSize` for a tag of another size than 16 bytes.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == Cipher.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
            self.nonce = nonce
            self.ciphertext = Data(ciphertext)
            self.tag = Data(tag)
        }

        /// Creates a box of a nonce of 12 bytes, the encrypted data and the tag. Throws `incorrectParameterSize` for less than 28 bytes.
        public init<D: DataProtocol>(combined: D) throws {
            let parts = try Cipher.parts(ofCombined: combined)
            try self.init(nonce: Nonce(data: parts.nonce), ciphertext: parts.ciphertext, tag: parts.tag)
        }
    }

    /// Encrypts data, and authenticates it together with data that stays as it is.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let (text, tag) = try Cipher.seal(try name(for: key), message, key, nonce: nonce.bytes, authenticating: authenticatedData)
        return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
    }

    /// Encrypts and authenticates data.
    public static func seal<Plaintext: DataProtocol>(_ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Decrypts a box. Throws `authenticationFailure` if it was sealed with another key or other data, or has been changed.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        try Cipher.open(
            try name(for: key), sealedBox.ciphertext, tag: sealedBox.tag, key, nonce: sealedBox.nonce.bytes, authenticating: authenticatedData)
    }

    /// Decrypts a box. Throws `authenticationFailure` if it was sealed with another key, or has been changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    private static func name(for key: SymmetricKey) throws -> String {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return "ChaCha20-Poly1305"
    }
}
