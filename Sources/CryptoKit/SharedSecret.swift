import Foundation

/// What two owners of private keys have in common. Keys are derived from it.
///
/// Follows https://developer.apple.com/documentation/cryptokit/sharedsecret.
public struct SharedSecret: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public static func == (lhs: Self, rhs: Self) -> Bool { isEqualInConstantTime(lhs.bytes, rhs.bytes) }

    /// Derives a key with HKDF.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    /// Derives a key as ANSI X9.63 says.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        guard outputByteCount > 0 else { return SymmetricKey(data: [UInt8]()) }
        let key = KeyDerivation.x963(H._name, key: bytes, info: Array(sharedInfo), count: outputByteCount)
        guard let key else { fatalError("OpenSSL's libcrypto derives no such key.") }
        return SymmetricKey(data: key)
    }
}
