import Foundation

/// A private key of a curve, and its public one.
public struct _CurveKeyPair<Curve: _PrimeCurve>: Sendable {
    /// A number below the curve's order, from its most significant byte.
    let key: [UInt8]
    let point: _CurvePoint<Curve>

    private static var curve: _EllipticCurve { Curve._curve }

    /// Creates a random pair.
    init(compactRepresentable: Bool) {
        // Nearly all numbers with the curve's bits are keys, and half of those have a public key with a compact form.
        for _ in 0..<256 {
            var key = randomBytes(Self.curve.byteCount)
            key[0] &= UInt8.max >> (Self.curve.byteCount * 8 - Self.curve.bitCount)
            guard let pair = try? Self(key), !compactRepresentable || pair.point.isCompactRepresentable else { continue }
            self = pair
            return
        }
        fatalError("OpenSSL's libcrypto has no \(Curve.self).")
    }

    init(_ data: some ContiguousBytes) throws {
        let key = data.withUnsafeBytes { Array($0) }
        guard key.count == Self.curve.byteCount else { throw CryptoKitError.incorrectKeySize }
        self.key = key
        point = try _CurvePoint(privateKey: key)
    }

    /// Creates a pair of the public key and the private one behind it.
    init(x963 data: some ContiguousBytes) throws {
        let bytes = data.withUnsafeBytes { Array($0) }, pointByteCount = Self.curve.byteCount(.uncompressed)
        guard bytes.count == pointByteCount + Self.curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
        try self.init(Array(bytes.dropFirst(pointByteCount)))
        guard point.bytes == Array(bytes.prefix(pointByteCount)) else { throw CryptoKitError.incorrectParameterSize }
    }

    var x963: Data { Data(point.bytes + key) }
}

extension _CurveKeyPair {
    /// Returns the two numbers of a signature of a digest.
    func signature(of digest: some Digest) throws -> _CurveSignatureNumbers<Curve> {
        let signature = LibraryKey.privateKey(Curve._curve, key, point: point.bytes)?
            .signature(ofDigest: Array(digest), limit: _CurveSignatureNumbers<Curve>.encodedByteCountLimit)
        guard let signature else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return try _CurveSignatureNumbers(der: signature)
    }

    /// Returns the secret that the pair has in common with the owner of a public key.
    func sharedSecret(with other: _CurvePoint<Curve>) throws -> SharedSecret {
        guard let own = LibraryKey.privateKey(Curve._curve, key, point: point.bytes),
            let other = LibraryKey.publicKey(Curve._curve, point: other.bytes), let secret = own.sharedSecret(with: other, Curve._curve.byteCount)
        else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return SharedSecret(bytes: secret)
    }
}

extension _CurvePoint {
    /// Whether the owner of the private key has signed a digest.
    func isSignature(_ signature: _CurveSignatureNumbers<Curve>, of digest: some Digest) -> Bool {
        LibraryKey.publicKey(Curve._curve, point: bytes)?.isSignature(Array(signature.der), ofDigest: Array(digest)) ?? false
    }
}
