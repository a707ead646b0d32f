import Foundation

/// A point of a curve, which is a public key.
public struct _CurvePoint<Curve: _PrimeCurve>: Hashable, Sendable {
    /// The uncompressed form: 4 and the two coordinates. Only the initialisers set it, to points of the curve.
    let bytes: [UInt8]

    private static var curve: _EllipticCurve { Curve._curve }

    /// Reads a point in the form that begins with 4, or with 2 or 3.
    init(_ data: some ContiguousBytes, as form: PointForm) throws {
        let encoded = data.withUnsafeBytes { Array($0) }
        guard let first = encoded.first, form == .compressed ? [2, 3].contains(first) : first == 4,
            encoded.count == Self.curve.byteCount(form), let bytes = Self.curve.point(encoded, as: .uncompressed)
        else { throw CryptoKitError.incorrectParameterSize }
        self.bytes = bytes
    }

    /// Reads the two coordinates.
    init(coordinates data: some ContiguousBytes) throws { try self.init([4] + data.withUnsafeBytes { Array($0) }, as: .uncompressed) }

    /// Calculates the public key of a private one.
    init(privateKey: [UInt8]) throws {
        guard let bytes = Self.curve.publicPoint(of: privateKey) else { throw CryptoKitError.incorrectParameterSize }
        self.bytes = bytes
    }

    /// Reads the x coordinate. The y coordinate is the smaller of the two that the curve has for it (draft-jivsov-ecc-compact).
    init(compact data: some ContiguousBytes) throws {
        let point = try Self([2] + data.withUnsafeBytes { Array($0) }, as: .compressed)
        self = point.isCompactRepresentable ? point : try point.negated
    }

    var coordinates: Data { Data(bytes.dropFirst()) }
    var compressed: Data { Data(Self.curve.point(bytes, as: .compressed) ?? []) }

    /// The x coordinate; nil if the y coordinate is the larger of the two that the curve has for it.
    var compact: Data? { isCompactRepresentable ? coordinates.prefix(Self.curve.byteCount) : nil }

    var isCompactRepresentable: Bool {
        guard let other = try? negated else { return false }
        return bytes.lexicographicallyPrecedes(other.bytes)
    }

    /// The other point with the same x coordinate. Its y coordinate is subtracted from an odd prime, and so has the other parity.
    private var negated: Self {
        get throws {
            try Self([bytes.last.map { $0.isMultiple(of: 2) } == true ? 3 : 2] + bytes.dropFirst().prefix(Self.curve.byteCount), as: .compressed)
        }
    }
}
