/// Functions of the library that derive keys from others.
enum KeyDerivation {
    /// The parts of HKDF, with the library's names for them, from the page EVP_KDF-HKDF of its manual.
    enum HKDFMode: String {
        case extractAndExpand = "EXTRACT_AND_EXPAND"
        case extract = "EXTRACT_ONLY"
        case expand = "EXPAND_ONLY"
    }

    /// Returns `count` bytes of HKDF, at least one, or nil if the library refuses. `digest` is its name for a hash.
    static func hkdf(_ mode: HKDFMode, _ digest: String, key: [UInt8], salt: [UInt8], info: [UInt8], count: Int) -> [UInt8]? {
        derive(
            "HKDF", count,
            [
                .text(Parameter.Name.mode, mode.rawValue), .text(Parameter.Name.digest, digest), .bytes(Parameter.Name.key, key),
                .bytes(Parameter.Name.salt, salt), .bytes(Parameter.Name.info, info),
            ])
    }

    /// Returns `count` bytes of the key derivation of ANSI X9.63, at least one, or nil if the library refuses.
    static func x963(_ digest: String, key: [UInt8], info: [UInt8], count: Int) -> [UInt8]? {
        derive(
            "X963KDF", count,
            [.text(Parameter.Name.digest, digest), .bytes(Parameter.Name.key, key), .bytes(Parameter.Name.info, info)])
    }

    private static func derive(_ name: String, _ count: Int, _ parameters: [Parameter]) -> [UInt8]? {
        LibCrypto.bytes(count) { library, result in
            guard let function = library.EVP_KDF_fetch(nil, name, nil) else { return false }
            defer { library.EVP_KDF_free(function) }
            guard let context = library.EVP_KDF_CTX_new(function) else { return false }
            defer { library.EVP_KDF_CTX_free(context) }
            return Parameter.withUnsafeArray(parameters) { library.EVP_KDF_derive(context, result, count, $0) > 0 }
        }
    }
}
