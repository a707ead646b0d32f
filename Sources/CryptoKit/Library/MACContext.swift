/// An HMAC that is being calculated by the library. One thread at a time uses it.
final class MACContext {
    /// An `EVP_MAC_CTX`, which nothing else has.
    private let pointer: OpaquePointer

    private init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { LibCrypto.shared.EVP_MAC_CTX_free(pointer) }

    /// Begins an HMAC with a hash. Returns nil if the library lacks it.
    static func begin(_ digest: String, key: [UInt8]) -> MACContext? {
        LibCrypto.attempt { library in
            guard let mac = library.EVP_MAC_fetch(nil, "HMAC", nil) else { return nil }
            // The context keeps the algorithm.
            defer { library.EVP_MAC_free(mac) }
            guard let context = library.EVP_MAC_CTX_new(mac).map(MACContext.init) else { return nil }
            // No address stands for no key, but Swift passes an address for an array without elements too.
            let isBegun = Parameter.withUnsafeArray([.text(Parameter.Name.digest, digest)]) {
                library.EVP_MAC_init(context.pointer, key, key.count, $0) > 0
            }
            return isBegun ? context : nil
        }
    }

    func copy() -> MACContext? { LibCrypto.attempt { $0.EVP_MAC_CTX_dup(pointer).map(MACContext.init) } }

    func update(_ bytes: UnsafeRawBufferPointer) { _ = LibCrypto.shared.EVP_MAC_update(pointer, bytes.baseAddress, bytes.count) }

    /// Returns the code, after which the context is of no more use. `count` is the number of bytes of the code.
    func finish(_ count: Int) -> [UInt8]? {
        LibCrypto.bytes(count) { library, result in
            var written = 0
            return library.EVP_MAC_final(pointer, result, &written, count) > 0 && written == count
        }
    }
}
