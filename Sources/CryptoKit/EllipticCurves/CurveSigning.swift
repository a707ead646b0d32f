import Foundation

/// The members that the signatures of all curves share.
public protocol _CurveSignature: ContiguousBytes, Hashable, Sendable {
    associatedtype _Curve: _PrimeCurve
    var _numbers: _CurveSignatureNumbers<_Curve> { get }
    init(_numbers: _CurveSignatureNumbers<_Curve>)
}

extension _CurveSignature {
    /// Creates a signature of its two numbers, which have the curve's number of bytes. Throws `incorrectParameterSize` for another number.
    public init<D: DataProtocol>(rawRepresentation: D) throws { try self.init(_numbers: _CurveSignatureNumbers(rawRepresentation)) }
    /// Creates a signature of an `Ecdsa-Sig-Value` in DER. Throws if the bytes are none of the curve.
    public init<D: DataProtocol>(derRepresentation: D) throws { try self.init(_numbers: _CurveSignatureNumbers(der: derRepresentation)) }

    /// The two numbers.
    public var rawRepresentation: Data { _numbers.bytes }
    /// The signature as an `Ecdsa-Sig-Value` in DER (RFC 3279).
    public var derRepresentation: Data { _numbers.der }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try rawRepresentation.withUnsafeBytes(body) }
}

/// The members that the private keys for signatures share.
public protocol _CurveSigningPrivateKey: _CurvePrivateKey {
    associatedtype _Signature: _CurveSignature where _Signature._Curve == _Curve
}

extension _CurveSigningPrivateKey {
    /// Returns a signature of data, which is hashed with the curve's hash function. It is another one each time.
    public func signature<D: DataProtocol>(for data: D) throws -> _Signature { try signature(for: _Curve._Hash.hash(data: data)) }
    /// Returns a signature of a digest. It is another one each time.
    public func signature<D: Digest>(for digest: D) throws -> _Signature { try _Signature(_numbers: _pair.signature(of: digest)) }
}

/// The members that the public keys for signatures share.
public protocol _CurveSigningPublicKey: _CurvePublicKey {
    associatedtype _Signature: _CurveSignature where _Signature._Curve == _Curve
}

extension _CurveSigningPublicKey {
    /// Whether the owner of the private key has signed the data.
    public func isValidSignature<D: DataProtocol>(_ signature: _Signature, for data: D) -> Bool {
        isValidSignature(signature, for: _Curve._Hash.hash(data: data))
    }

    /// Whether the owner of the private key has signed the digest.
    public func isValidSignature<D: Digest>(_ signature: _Signature, for digest: D) -> Bool { _point.isSignature(signature._numbers, of: digest) }
}
