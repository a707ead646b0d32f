import CCrypto
import Foundation

/// Keys of the curve P-256 (FIPS 186-4).
///
/// Keys are read and written as bytes; the file formats PEM and DER of keys do not exist.
///
/// Follows https://developer.apple.com/documentation/cryptokit/p256.
public enum P256 {
    /// Signatures (ECDSA with SHA-256).
    public enum Signing {}
    /// Secrets shared by two owners of keys (ECDH).
    public enum KeyAgreement {}
}

/// The bytes of a private key and its public one.
private struct KeyPair {
    let key: [UInt8]
    let publicKey: Point

    /// Creates a random pair. Nearly all numbers of 32 bytes are keys.
    init() {
        for _ in 0..<64 {
            guard let pair = try? KeyPair(randomBytes(32)) else { continue }
            self = pair
            return
        }
        fatalError("OpenSSL's libcrypto has no P-256.")
    }

    init(_ data: some ContiguousBytes) throws {
        Library.load()
        let key = data.withUnsafeBytes { Array($0) }
        guard key.count == 32 else { throw CryptoKitError.incorrectKeySize }
        guard let point = bytes(65, { apus_p256_public(key, $0) }) else { throw CryptoKitError.incorrectParameterSize }
        self.key = key
        publicKey = Point(bytes: point)
    }

    /// Creates a pair of the public key and the private one behind it.
    init(x963 data: some ContiguousBytes) throws {
        let bytes = data.withUnsafeBytes { Array($0) }
        guard bytes.count == 97 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(Array(bytes.suffix(32)))
        guard publicKey.bytes == Array(bytes.prefix(65)) else { throw CryptoKitError.incorrectParameterSize }
    }

    var x963: Data { Data(publicKey.bytes + key) }
}

/// A public key: a point of the curve, of which 65 bytes are kept.
private struct Point: Hashable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a point in the forms that begin with a byte for the form.
    init(encoded data: some ContiguousBytes, count: Int) throws {
        let encoded = data.withUnsafeBytes { Array($0) }
        guard encoded.count == count else { throw CryptoKitError.incorrectParameterSize }
        try self.init(encoded)
    }

    /// Reads the two coordinates.
    init(raw data: some ContiguousBytes) throws {
        let raw = data.withUnsafeBytes { Array($0) }
        guard raw.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        try self.init([4] + raw)
    }

    private init(_ encoded: [UInt8]) throws {
        Library.load()
        guard let bytes = CryptoKit.bytes(65, { apus_p256_point(encoded, encoded.count, 0, $0) }) else {
            throw CryptoKitError.incorrectParameterSize
        }
        self.bytes = bytes
    }

    var compressed: Data { Data(CryptoKit.bytes(33) { apus_p256_point(bytes, bytes.count, 1, $0) } ?? []) }
}

extension P256.Signing {
    /// A key that signs.
    public struct PrivateKey: Sendable {
        private let pair: KeyPair

        /// Creates a random key. Every key can be written in the compact form of its public key.
        public init(compactRepresentable: Bool = true) { pair = KeyPair() }
        /// Creates a key of 32 bytes. Throws if they are none.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws { pair = try KeyPair(rawRepresentation) }
        /// Creates a key of 97 bytes: the public key and the private one. Throws if they do not belong together.
        public init<D: ContiguousBytes>(x963Representation: D) throws { pair = try KeyPair(x963: x963Representation) }

        /// The key for others.
        public var publicKey: PublicKey { PublicKey(point: pair.publicKey) }
        /// The 32 bytes of the key.
        public var rawRepresentation: Data { Data(pair.key) }
        /// The 97 bytes of the public key and the private one.
        public var x963Representation: Data { pair.x963 }

        /// Returns a signature of data, which is hashed with SHA-256. It is another one each time.
        public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature { try signature(for: SHA256.hash(data: data)) }

        /// Returns a signature of a digest.
        public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
            let hash = Array(digest)
            guard let result = bytes(64, { apus_p256_sign(pair.key, hash, hash.count, $0) }) else {
                throw CryptoKitError.underlyingCoreCryptoError(error: -1)
            }
            return try ECDSASignature(rawRepresentation: result)
        }
    }

    /// A key by which signatures are recognised.
    public struct PublicKey: Hashable, Sendable {
        fileprivate let point: Point

        fileprivate init(point: Point) { self.point = point }
        /// Creates a key of its two coordinates, 64 bytes. Throws if they are not on the curve.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws { point = try Point(raw: rawRepresentation) }
        /// Creates a key of 65 bytes, which begin with 4. Throws if they are not on the curve.
        public init<D: ContiguousBytes>(x963Representation: D) throws { point = try Point(encoded: x963Representation, count: 65) }
        /// Creates a key of 33 bytes, which begin with 2 or 3. Throws if they are not on the curve.
        public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
            point = try Point(encoded: compressedRepresentation, count: 33)
        }

        /// The two coordinates, 64 bytes.
        public var rawRepresentation: Data { Data(point.bytes.dropFirst()) }
        /// The two coordinates behind a byte, 65 bytes.
        public var x963Representation: Data { Data(point.bytes) }
        /// One coordinate, and a byte for the sign of the other: 33 bytes.
        public var compressedRepresentation: Data { point.compressed }

        /// Whether the owner of the private key has signed the data.
        public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
            isValidSignature(signature, for: SHA256.hash(data: data))
        }

        /// Whether the owner of the private key has signed the digest.
        public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
            let hash = Array(digest)
            return apus_p256_verify(point.bytes, hash, hash.count, Array(signature.rawRepresentation)) != 0
        }
    }
}

extension P256.KeyAgreement {
    /// A key of which secrets are made with the public keys of others.
    public struct PrivateKey: Sendable {
        private let pair: KeyPair

        /// Creates a random key. Every key can be written in the compact form of its public key.
        public init(compactRepresentable: Bool = true) { pair = KeyPair() }
        /// Creates a key of 32 bytes. Throws if they are none.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws { pair = try KeyPair(rawRepresentation) }
        /// Creates a key of 97 bytes: the public key and the private one. Throws if they do not belong together.
        public init<D: ContiguousBytes>(x963Representation: D) throws { pair = try KeyPair(x963: x963Representation) }

        /// The key for others.
        public var publicKey: PublicKey { PublicKey(point: pair.publicKey) }
        /// The 32 bytes of the key.
        public var rawRepresentation: Data { Data(pair.key) }
        /// The 97 bytes of the public key and the private one.
        public var x963Representation: Data { pair.x963 }

        /// Returns the secret shared with the owner of a public key.
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
            guard let secret = bytes(32, { apus_p256_agree(pair.key, publicKeyShare.point.bytes, $0) }) else {
                throw CryptoKitError.underlyingCoreCryptoError(error: -1)
            }
            return SharedSecret(bytes: secret)
        }
    }

    /// A key for others to make a secret of.
    public struct PublicKey: Hashable, Sendable {
        fileprivate let point: Point

        fileprivate init(point: Point) { self.point = point }
        /// Creates a key of its two coordinates, 64 bytes. Throws if they are not on the curve.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws { point = try Point(raw: rawRepresentation) }
        /// Creates a key of 65 bytes, which begin with 4. Throws if they are not on the curve.
        public init<D: ContiguousBytes>(x963Representation: D) throws { point = try Point(encoded: x963Representation, count: 65) }
        /// Creates a key of 33 bytes, which begin with 2 or 3. Throws if they are not on the curve.
        public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
            point = try Point(encoded: compressedRepresentation, count: 33)
        }

        /// The two coordinates, 64 bytes.
        public var rawRepresentation: Data { Data(point.bytes.dropFirst()) }
        /// The two coordinates behind a byte, 65 bytes.
        public var x963Representation: Data { Data(point.bytes) }
        /// One coordinate, and a byte for the sign of the other: 33 bytes.
        public var compressedRepresentation: Data { point.compressed }
    }
}

extension P256.Signing {
    /// A signature: two numbers of 32 bytes.
    public struct ECDSASignature: Hashable, Sendable {
        /// The two numbers, 64 bytes.
        public let rawRepresentation: Data

        /// Creates a signature of its two numbers, 64 bytes.
        public init<D: DataProtocol>(rawRepresentation: D) throws {
            guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
            self.rawRepresentation = Data(rawRepresentation)
        }

        /// Creates a signature in DER.
        public init<D: DataProtocol>(derRepresentation: D) throws {
            Library.load()
            let encoded = Array(derRepresentation)
            guard let result = bytes(64, { apus_p256_decode(encoded, encoded.count, $0) }) else { throw CryptoKitError.incorrectParameterSize }
            rawRepresentation = Data(result)
        }

        /// The signature in DER.
        public var derRepresentation: Data {
            Library.load()
            var encoded = [UInt8](repeating: 0, count: 80)
            let count = apus_p256_encode(Array(rawRepresentation), &encoded)
            return Data(encoded.prefix(count))
        }
    }
}
