import Foundation

/// The two numbers of a signature of ECDSA.
public struct _CurveSignatureNumbers<Curve: _PrimeCurve>: Hashable, Sendable {
    /// Both have the size of the curve.
    let bytes: Data

    /// The most bytes of a signature in DER: two numbers with a sign, a tag and a size each, behind a tag and a size.
    static var encodedByteCountLimit: Int { 2 * Curve._curve.byteCount + 16 }

    init(_ data: some DataProtocol) throws {
        guard data.count == 2 * Curve._curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
        bytes = Data(data)
    }

    init(der data: some DataProtocol) throws {
        guard let numbers = SignatureEncoding.decode(Array(data), byteCount: Curve._curve.byteCount) else {
            throw CryptoKitError.incorrectParameterSize
        }
        bytes = Data(numbers)
    }

    var der: Data { Data(SignatureEncoding.encode(Array(bytes)) ?? []) }
}
