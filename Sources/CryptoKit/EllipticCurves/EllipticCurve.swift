/// The parameters of a curve that libcrypto takes.
public struct _EllipticCurve: Sendable {
    /// The name in the library's parameters.
    let libraryName: String
    /// The number in openssl/obj_mac.h.
    let libraryNumber: CInt
    /// The number of bits of coordinates and private keys.
    let bitCount: Int

    /// The number of bytes of coordinates and private keys.
    var byteCount: Int { (bitCount + 7) / 8 }
}

/// A curve of FIPS 186-4 over the integers modulo a prime: P-256, P-384 or P-521.
public protocol _PrimeCurve {
    /// The hash function by which data is signed.
    associatedtype _Hash: HashFunction
    static var _curve: _EllipticCurve { get }
}
