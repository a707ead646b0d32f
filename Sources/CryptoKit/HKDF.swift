import Foundation

/// Keys derived from others with a hash function (RFC 5869).
///
/// Follows https://developer.apple.com/documentation/cryptokit/hkdf.
public struct HKDF<H: HashFunction>: Sendable {
    /// Derives a key. At most 255 digests can be derived.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        SymmetricKey(data: derive(.extractAndExpand, inputKeyMaterial.bytes, Array(salt), Array(info), outputByteCount))
    }

    /// Derives a key without a salt.
    public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key without information.
    public static func deriveKey<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Derives a key without a salt and information.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Makes a pseudorandom key, from which `expand` derives keys.
    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> {
        HashedAuthenticationCode(bytes: derive(.extract, inputKeyMaterial.bytes, salt.map { Array($0) } ?? [], [], H.byteCount))
    }

    /// Derives a key from a pseudorandom one.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int)
        -> SymmetricKey
    {
        let key = prk.withUnsafeBytes { Array($0) }
        return SymmetricKey(data: derive(.expand, key, [], info.map { Array($0) } ?? [], outputByteCount))
    }

    private static func derive(_ mode: KeyDerivation.HKDFMode, _ key: [UInt8], _ salt: [UInt8], _ info: [UInt8], _ count: Int) -> [UInt8] {
        precondition(count >= 0 && count <= 255 * H.byteCount, "HKDF derives at most 255 digests.")
        guard count > 0 else { return [] }
        guard let result = KeyDerivation.hkdf(mode, H._name, key: key, salt: salt, info: info, count: count) else {
            fatalError("OpenSSL's libcrypto has no HKDF of \(H._name).")
        }
        return result
    }
}
