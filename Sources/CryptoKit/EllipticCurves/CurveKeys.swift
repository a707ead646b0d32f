import Foundation

/// The members that public keys for signatures and for shared secrets share.
public protocol _CurvePublicKey: Hashable, Sendable {
    associatedtype _Curve: _PrimeCurve
    var _point: _CurvePoint<_Curve> { get }
    init(_point: _CurvePoint<_Curve>)
}

extension _CurvePublicKey {
    /// Creates a key of its two coordinates. Throws if they are not on the curve.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws { try self.init(_point: _CurvePoint(coordinates: rawRepresentation)) }
    /// Creates a key of the byte 4 and its two coordinates. Throws if they are not on the curve.
    public init<D: ContiguousBytes>(x963Representation: D) throws { try self.init(_point: _CurvePoint(x963Representation, as: .uncompressed)) }
    /// Creates a key of the byte 2 or 3 and its x coordinate. Throws if that is not on the curve.
    public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        try self.init(_point: _CurvePoint(compressedRepresentation, as: .compressed))
    }
    /// Creates a key of its x coordinate. The y coordinate is the smaller of the two that the curve has for it. Throws if there is none.
    public init<D: ContiguousBytes>(compactRepresentation: D) throws { try self.init(_point: _CurvePoint(compact: compactRepresentation)) }
    /// Creates a key of a `SubjectPublicKeyInfo` in DER. Throws `CryptoKitASN1Error` if the bytes are none of the curve.
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        try self.init(_point: _CurvePoint(der: Array(derRepresentation)))
    }
    /// Creates a key of the text of a file, with a block titled PUBLIC KEY. Throws `CryptoKitASN1Error` if it has none, or a key of another curve.
    public init(pemRepresentation: String) throws {
        try self.init(_point: _CurvePoint(der: PEM.block([.publicKey], in: pemRepresentation)))
    }

    /// The two coordinates.
    public var rawRepresentation: Data { _point.coordinates }
    /// The byte 4 and the two coordinates.
    public var x963Representation: Data { Data(_point.bytes) }
    /// The byte 2 or 3, which tells the parity of the y coordinate, and the x coordinate.
    public var compressedRepresentation: Data { _point.compressed }
    /// The x coordinate alone; nil if the y coordinate is not the smaller of the two that the curve has for it.
    public var compactRepresentation: Data? { _point.compact }
    /// The key as a `SubjectPublicKeyInfo` in DER (RFC 5480).
    public var derRepresentation: Data { _point.der }
    /// The key as the text of a file, in a block titled PUBLIC KEY (RFC 7468).
    public var pemRepresentation: String { PEM.text(.publicKey, derRepresentation) }
}

/// The members that private keys for signatures and for shared secrets share.
public protocol _CurvePrivateKey: Sendable {
    associatedtype _Curve: _PrimeCurve
    var _pair: _CurveKeyPair<_Curve> { get }
    init(_pair: _CurveKeyPair<_Curve>)
}

extension _CurvePrivateKey {
    /// Creates a random key, of which the public one has a compact form unless `compactRepresentable` is false. Then about half of all keys do.
    public init(compactRepresentable: Bool = true) { self.init(_pair: _CurveKeyPair(compactRepresentable: compactRepresentable)) }
    /// Creates a key of its number. Throws if it is zero, too large or of another number of bytes than the curve's.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws { try self.init(_pair: _CurveKeyPair(rawRepresentation)) }
    /// Creates a key of the byte 4, the two coordinates of the public key, and the private one. Throws if they do not belong together.
    public init<D: ContiguousBytes>(x963Representation: D) throws { try self.init(_pair: _CurveKeyPair(x963: x963Representation)) }
    /// Creates a key of a `PrivateKeyInfo` or an `ECPrivateKey` in DER. Throws `CryptoKitASN1Error` if the bytes are none of the curve.
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        try self.init(_pair: _CurveKeyPair(der: Array(derRepresentation)))
    }
    /// Creates a key of the text of a file, with a block titled PRIVATE KEY or EC PRIVATE KEY. Throws `CryptoKitASN1Error` if it has none, or a key
    /// of another curve.
    public init(pemRepresentation: String) throws {
        try self.init(_pair: _CurveKeyPair(der: PEM.block([.privateKey, .curvePrivateKey], in: pemRepresentation)))
    }

    /// The number of the key, with the curve's number of bytes.
    public var rawRepresentation: Data { Data(_pair.key) }
    /// The byte 4, the two coordinates of the public key, and the private one.
    public var x963Representation: Data { _pair.x963 }
    /// The key as a `PrivateKeyInfo` in DER (PKCS #8, RFC 5208).
    public var derRepresentation: Data { _pair.der }
    /// The key as the text of a file, in a block titled PRIVATE KEY (RFC 7468).
    public var pemRepresentation: String { PEM.text(.privateKey, derRepresentation) }
}
