/// The two numbers of a signature of ECDSA, and their DER (RFC 3279, `Ecdsa-Sig-Value`).
enum SignatureEncoding {
    /// Returns the DER of two numbers of the same size.
    static func encode(_ numbers: [UInt8]) -> [UInt8]? {
        LibCrypto.attempt { library in
            guard let signature = library.ECDSA_SIG_new() else { return nil }
            defer { library.ECDSA_SIG_free(signature) }
            let half = numbers.count / 2
            let r = library.BN_bin2bn(Array(numbers.prefix(half)), CInt(half), nil)
            let s = library.BN_bin2bn(Array(numbers.suffix(half)), CInt(half), nil)
            guard let r, let s, library.ECDSA_SIG_set0(signature, r, s) > 0 else {
                library.BN_clear_free(r)
                library.BN_clear_free(s)
                return nil
            }
            // The signature has the numbers now.
            return library.encoded { library.i2d_ECDSA_SIG(signature, $0) }
        }
    }

    /// Returns the two numbers of a signature in DER, of `byteCount` bytes each, or nil if it is none of such numbers.
    static func decode(_ encoded: [UInt8], byteCount: Int) -> [UInt8]? {
        LibCrypto.bytes(byteCount * 2) { library, result in
            guard let signature = library.decode(encoded, { library.d2i_ECDSA_SIG(nil, $0, $1) }, library.ECDSA_SIG_free) else { return false }
            defer { library.ECDSA_SIG_free(signature) }
            // The numbers belong to the signature.
            var r: OpaquePointer?, s: OpaquePointer?
            library.ECDSA_SIG_get0(signature, &r, &s)
            let count = CInt(byteCount)
            return library.BN_bn2binpad(r, result, count) == count && library.BN_bn2binpad(s, result + byteCount, count) == count
        }
    }
}
