/// Keys of the curve P-256 (FIPS 186-4). Its coordinates and private keys have 32 bytes.
///
/// Follows https://developer.apple.com/documentation/cryptokit/p256.
public enum P256: _PrimeCurve {
    public typealias _Hash = SHA256
    /// The number is `NID_X9_62_prime256v1`.
    public static let _curve = _EllipticCurve(libraryName: "prime256v1", libraryNumber: 415, bitCount: 256)

    /// Signatures (ECDSA with SHA-256).
    public enum Signing {}
    /// Secrets shared by two owners of keys (ECDH).
    public enum KeyAgreement {}
}

extension P256.Signing {
    /// A key that signs.
    public struct PrivateKey: _CurveSigningPrivateKey {
        public typealias _Signature = ECDSASignature

        public let _pair: _CurveKeyPair<P256>
        public init(_pair: _CurveKeyPair<P256>) { self._pair = _pair }

        /// The key by which others recognise the signatures.
        public var publicKey: PublicKey { PublicKey(_point: _pair.point) }
    }

    /// A key by which signatures are recognised.
    public struct PublicKey: _CurveSigningPublicKey {
        public typealias _Signature = ECDSASignature

        public let _point: _CurvePoint<P256>
        public init(_point: _CurvePoint<P256>) { self._point = _point }
    }

    /// A signature: two numbers of 32 bytes.
    public struct ECDSASignature: _CurveSignature {
        public let _numbers: _CurveSignatureNumbers<P256>
        public init(_numbers: _CurveSignatureNumbers<P256>) { self._numbers = _numbers }
    }
}

extension P256.KeyAgreement {
    /// A key of which secrets are made with the public keys of others.
    public struct PrivateKey: _CurveKeyAgreementPrivateKey {
        public typealias _PublicKey = PublicKey

        public let _pair: _CurveKeyPair<P256>
        public init(_pair: _CurveKeyPair<P256>) { self._pair = _pair }

        /// The key for others.
        public var publicKey: PublicKey { PublicKey(_point: _pair.point) }
    }

    /// A key for others to make a secret of.
    public struct PublicKey: _CurvePublicKey {
        public let _point: _CurvePoint<P256>
        public init(_point: _CurvePoint<P256>) { self._point = _point }
    }
}
