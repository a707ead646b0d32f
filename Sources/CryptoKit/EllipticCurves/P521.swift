/// Keys of the curve P-521 (FIPS 186-4). Its coordinates and private keys have 66 bytes.
///
/// Follows https://developer.apple.com/documentation/cryptokit/p521.
public enum P521: _PrimeCurve {
    public typealias _Hash = SHA512
    /// The number is `NID_secp521r1`.
    public static let _curve = _EllipticCurve(libraryName: "secp521r1", libraryNumber: 716, bitCount: 521)

    /// Signatures (ECDSA with SHA-512).
    public enum Signing {}
    /// Secrets shared by two owners of keys (ECDH).
    public enum KeyAgreement {}
}

extension P521.Signing {
    /// A key that signs.
    public struct PrivateKey: _CurveSigningPrivateKey {
        public typealias _Signature = ECDSASignature

        public let _pair: _CurveKeyPair<P521>
        public init(_pair: _CurveKeyPair<P521>) { self._pair = _pair }

        /// The key by which others recognise the signatures.
        public var publicKey: PublicKey { PublicKey(_point: _pair.point) }
    }

    /// A key by which signatures are recognised.
    public struct PublicKey: _CurveSigningPublicKey {
        public typealias _Signature = ECDSASignature

        public let _point: _CurvePoint<P521>
        public init(_point: _CurvePoint<P521>) { self._point = _point }
    }

    /// A signature: two numbers of 66 bytes.
    public struct ECDSASignature: _CurveSignature {
        public let _numbers: _CurveSignatureNumbers<P521>
        public init(_numbers: _CurveSignatureNumbers<P521>) { self._numbers = _numbers }
    }
}

extension P521.KeyAgreement {
    /// A key of which secrets are made with the public keys of others.
    public struct PrivateKey: _CurveKeyAgreementPrivateKey {
        public typealias _PublicKey = PublicKey

        public let _pair: _CurveKeyPair<P521>
        public init(_pair: _CurveKeyPair<P521>) { self._pair = _pair }

        /// The key for others.
        public var publicKey: PublicKey { PublicKey(_point: _pair.point) }
    }

    /// A key for others to make a secret of.
    public struct PublicKey: _CurvePublicKey {
        public let _point: _CurvePoint<P521>
        public init(_point: _CurvePoint<P521>) { self._point = _point }
    }
}
