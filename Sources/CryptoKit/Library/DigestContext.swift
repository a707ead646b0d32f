/// A hash that is being calculated by the library. One thread at a time uses it.
final class DigestContext {
    /// An `EVP_MD_CTX`, which nothing else has.
    private let pointer: OpaquePointer

    private init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { LibCrypto.shared.EVP_MD_CTX_free(pointer) }

    /// Begins a hash, such as SHA2-256. Returns nil if the library lacks it.
    static func begin(_ name: String) -> DigestContext? {
        LibCrypto.attempt { library in
            guard let digest = library.EVP_MD_fetch(nil, name, nil) else { return nil }
            // The context keeps the digest.
            defer { library.EVP_MD_free(digest) }
            guard let context = library.EVP_MD_CTX_new().map(DigestContext.init) else { return nil }
            return library.EVP_DigestInit_ex(context.pointer, digest, nil) > 0 ? context : nil
        }
    }

    func copy() -> DigestContext? {
        LibCrypto.attempt { library in
            guard let context = library.EVP_MD_CTX_new().map(DigestContext.init) else { return nil }
            return library.EVP_MD_CTX_copy_ex(context.pointer, pointer) > 0 ? context : nil
        }
    }

    func update(_ bytes: UnsafeRawBufferPointer) { _ = LibCrypto.shared.EVP_DigestUpdate(pointer, bytes.baseAddress, bytes.count) }

    /// Returns the hash, after which the context is of no more use. `count` is the number of bytes of the hash.
    func finish(_ count: Int) -> [UInt8]? { LibCrypto.bytes(count) { library, result in library.EVP_DigestFinal_ex(pointer, result, nil) > 0 } }
}
