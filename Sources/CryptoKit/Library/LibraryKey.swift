/// A key of the library. Nothing changes it, so that any number of threads may use it.
final class LibraryKey {
    /// An `EVP_PKEY`, which nothing else has.
    private let pointer: OpaquePointer

    private init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { LibCrypto.shared.EVP_PKEY_free(pointer) }

    /// Runs functions with the key as they take it.
    func withUnsafePointer<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(pointer) }

    /// Makes a key with a function of the library, which the caller would have to free.
    static func make(_ function: (LibCrypto) -> OpaquePointer?) -> LibraryKey? { LibCrypto.attempt { function($0).map(LibraryKey.init) } }

    /// Makes a private key of its bytes. `kind` is the name that the library has for keys that are only bytes, such as X25519.
    static func privateKey(_ kind: String, _ bytes: [UInt8]) -> LibraryKey? {
        make { $0.EVP_PKEY_new_raw_private_key_ex(nil, kind, nil, bytes, bytes.count) }
    }

    /// Makes a public key of its bytes.
    static func publicKey(_ kind: String, _ bytes: [UInt8]) -> LibraryKey? {
        make { $0.EVP_PKEY_new_raw_public_key_ex(nil, kind, nil, bytes, bytes.count) }
    }
}

extension LibraryKey {
    /// Returns the bytes of the public key of a key that consists of `count` bytes.
    func publicBytes(_ count: Int) -> [UInt8]? {
        LibCrypto.bytes(count) { library, result in
            var written = count
            return library.EVP_PKEY_get_raw_public_key(pointer, result, &written) > 0 && written == count
        }
    }

    /// Returns the secret of `count` bytes that the key has in common with a public key, or nil if there is none.
    func sharedSecret(with publicKey: LibraryKey, _ count: Int) -> [UInt8]? {
        LibCrypto.bytes(count) { library, result in
            guard let context = library.EVP_PKEY_CTX_new_from_pkey(nil, pointer, nil) else { return false }
            defer { library.EVP_PKEY_CTX_free(context) }
            var written = count
            return library.EVP_PKEY_derive_init(context) > 0 && library.EVP_PKEY_derive_set_peer(context, publicKey.pointer) > 0
                && library.EVP_PKEY_derive(context, result, &written) > 0 && written == count
        }
    }
}

/// Signatures of whole texts, which the kind of key hashes itself (Ed25519).
extension LibraryKey {
    /// Returns the signature of a text, of `count` bytes.
    func signature(ofText text: [UInt8], _ count: Int) -> [UInt8]? {
        LibCrypto.bytes(count) { library, result in
            guard let context = library.EVP_MD_CTX_new() else { return false }
            defer { library.EVP_MD_CTX_free(context) }
            var written = count
            return library.EVP_DigestSignInit_ex(context, nil, nil, nil, nil, pointer, nil) > 0
                && library.EVP_DigestSign(context, result, &written, text, text.count) > 0 && written == count
        }
    }

    func isSignature(_ signature: [UInt8], ofText text: [UInt8]) -> Bool {
        LibCrypto.succeeds { library in
            guard let context = library.EVP_MD_CTX_new() else { return false }
            defer { library.EVP_MD_CTX_free(context) }
            return library.EVP_DigestVerifyInit_ex(context, nil, nil, nil, nil, pointer, nil) > 0
                && library.EVP_DigestVerify(context, signature, signature.count, text, text.count) == 1
        }
    }
}

/// Signatures of digests, in DER (ECDSA).
extension LibraryKey {
    /// Returns the signature of a digest, of at most `limit` bytes.
    func signature(ofDigest digest: [UInt8], limit: Int) -> [UInt8]? {
        LibCrypto.attempt { library in
            guard let context = library.EVP_PKEY_CTX_new_from_pkey(nil, pointer, nil) else { return nil }
            defer { library.EVP_PKEY_CTX_free(context) }
            var result = [UInt8](repeating: 0, count: limit), written = limit
            guard library.EVP_PKEY_sign_init(context) > 0,
                library.EVP_PKEY_sign(context, &result, &written, digest, digest.count) > 0
            else { return nil }
            return Array(result.prefix(written))
        }
    }

    func isSignature(_ signature: [UInt8], ofDigest digest: [UInt8]) -> Bool {
        LibCrypto.succeeds { library in
            guard let context = library.EVP_PKEY_CTX_new_from_pkey(nil, pointer, nil) else { return false }
            defer { library.EVP_PKEY_CTX_free(context) }
            return library.EVP_PKEY_verify_init(context) > 0
                && library.EVP_PKEY_verify(context, signature, signature.count, digest, digest.count) == 1
        }
    }
}
