import CCrypto
import Foundation

/// A function that makes a digest of data.
///
/// Follows https://developer.apple.com/documentation/cryptokit/hashfunction.
public protocol HashFunction: Sendable {
    /// The type of the digest.
    associatedtype Digest: CryptoKit.Digest
    /// The number of bytes that the function takes at a time.
    static var blockByteCount: Int { get }
    /// The number of bytes of the digest.
    static var byteCount: Int { get }
    /// Begins a calculation.
    init()
    /// Adds bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// Returns the digest of the bytes so far, to which more can be added.
    func finalize() -> Digest

    /// The name that the library has for the function.
    static var _name: String { get }
}

extension HashFunction {
    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }

    /// Returns the digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Returns the digest of bytes.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// The number of bytes of the digest.
    public static var byteCount: Int { Digest.byteCount }
}

/// The result of a hash function.
///
/// Follows https://developer.apple.com/documentation/cryptokit/digest.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
}

/// A hash that is being calculated. Its copies go on independently.
struct HashState: @unchecked Sendable {
    private final class Context {
        let pointer: OpaquePointer

        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { apus_digest_free(pointer) }
    }

    private var context: Context

    init(_ name: String) {
        Library.load()
        guard let pointer = apus_digest_new(name) else { fatalError("OpenSSL's libcrypto has no \(name) here.") }
        context = Context(pointer)
    }

    private func copy() -> Context {
        guard let pointer = apus_digest_copy(context.pointer) else { fatalError("There is no memory for a hash.") }
        return Context(pointer)
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&context) { context = copy() }
        apus_digest_update(context.pointer, bytes.baseAddress, bytes.count)
    }

    func result(_ count: Int) -> [UInt8] {
        let last = copy()
        return bytes(count) { apus_digest_finish(last.pointer, $0) } ?? []
    }
}
