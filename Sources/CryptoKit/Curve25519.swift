import Foundation

/// Keys of the curve 25519 (RFC 7748 and RFC 8032).
///
/// Follows https://developer.apple.com/documentation/cryptokit/curve25519.
public enum Curve25519 {
    /// Signatures (Ed25519).
    public enum Signing {
        /// The library's name for such keys.
        fileprivate static let kind = "ED25519"
    }
    /// Secrets shared by two owners of keys (X25519).
    public enum KeyAgreement {
        /// The library's name for such keys.
        fileprivate static let kind = "X25519"
    }

    /// Returns the bytes of a key, which are 32.
    fileprivate static func key(_ data: some ContiguousBytes) throws -> [UInt8] {
        let bytes = data.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return bytes
    }

    /// Returns the public key of a private one. `kind` is the library's name for such keys.
    fileprivate static func publicKey(_ kind: String, of key: [UInt8]) throws -> [UInt8] {
        guard let result = LibraryKey.privateKey(kind, key)?.publicBytes(32) else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return result
    }
}

extension Curve25519.Signing {
    /// A key that signs.
    public struct PrivateKey: Sendable {
        private let key: [UInt8]
        /// The key by which others recognise the signatures.
        public let publicKey: PublicKey

        /// Creates a random key.
        public init() {
            guard let key = try? Self(rawRepresentation: randomBytes(32)) else { fatalError("OpenSSL's libcrypto has no Ed25519.") }
            self = key
        }

        /// Creates a key of 32 bytes.
        public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
            key = try Curve25519.key(data)
            publicKey = try PublicKey(rawRepresentation: Curve25519.publicKey(Curve25519.Signing.kind, of: key))
        }

        /// The 32 bytes of the key.
        public var rawRepresentation: Data { Data(key) }

        /// Returns a signature of 64 bytes. It is the same each time.
        public func signature<D: DataProtocol>(for data: D) throws -> Data {
            guard let result = LibraryKey.privateKey(Curve25519.Signing.kind, key)?.signature(ofText: Array(data), 64) else {
                throw CryptoKitError.underlyingCoreCryptoError(error: -1)
            }
            return Data(result)
        }
    }

    /// A key by which signatures are recognised.
    public struct PublicKey: Hashable, Sendable {
        private let key: [UInt8]

        /// Creates a key of 32 bytes.
        public init<D: ContiguousBytes>(rawRepresentation data: D) throws { key = try Curve25519.key(data) }
        /// The 32 bytes of the key.
        public var rawRepresentation: Data { Data(key) }

        /// Whether the owner of the private key has signed the data.
        public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
            guard signature.count == 64 else { return false }
            return LibraryKey.publicKey(Curve25519.Signing.kind, key)?.isSignature(Array(signature), ofText: Array(data)) ?? false
        }
    }
}

extension Curve25519.KeyAgreement {
    /// A key of which secrets are made with the public keys of others.
    public struct PrivateKey: Sendable {
        private let key: [UInt8]
        /// The key for others.
        public let publicKey: PublicKey

        /// Creates a random key.
        public init() {
            guard let key = try? Self(rawRepresentation: randomBytes(32)) else { fatalError("OpenSSL's libcrypto has no X25519.") }
            self = key
        }

        /// Creates a key of 32 bytes.
        public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
            key = try Curve25519.key(data)
            publicKey = try PublicKey(rawRepresentation: Curve25519.publicKey(Curve25519.KeyAgreement.kind, of: key))
        }

        /// The 32 bytes of the key.
        public var rawRepresentation: Data { Data(key) }

        /// Returns the secret shared with the owner of a public key. Throws for keys that lead to no secret.
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
            guard let own = LibraryKey.privateKey(Curve25519.KeyAgreement.kind, key),
                let other = LibraryKey.publicKey(Curve25519.KeyAgreement.kind, publicKeyShare.key), let secret = own.sharedSecret(with: other, 32)
            else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
            return SharedSecret(bytes: secret)
        }
    }

    /// A key for others to make a secret of.
    public struct PublicKey: Hashable, Sendable {
        fileprivate let key: [UInt8]

        /// Creates a key of 32 bytes.
        public init<D: ContiguousBytes>(rawRepresentation data: D) throws { key = try Curve25519.key(data) }
        /// The 32 bytes of the key.
        public var rawRepresentation: Data { Data(key) }
    }
}
