import CCrypto
import Foundation

/// A code that only the owners of a key can make of data.
///
/// Follows https://developer.apple.com/documentation/cryptokit/messageauthenticationcode.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The number of bytes.
    var byteCount: Int { get }
}

/// An authentication code made with a hash function.
///
/// Follows https://developer.apple.com/documentation/cryptokit/hashedauthenticationcode.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]

    public var byteCount: Int { bytes.count }
    public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public static func == (lhs: Self, rhs: Self) -> Bool { isEqualInConstantTime(lhs.bytes, rhs.bytes) }
    /// Whether the code has the bytes of data. The comparison takes the same time wherever they differ.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { isEqualInConstantTime(lhs.bytes, rhs) }
}

/// Authentication codes made with a hash function (RFC 2104).
///
/// Follows https://developer.apple.com/documentation/cryptokit/hmac.
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private final class Context: @unchecked Sendable {
        let pointer: OpaquePointer

        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { apus_hmac_free(pointer) }
    }

    private var context: Context

    /// Begins a calculation.
    public init(key: SymmetricKey) {
        Library.load()
        guard let pointer = apus_hmac_new(H._name, key.bytes, key.bytes.count) else { fatalError("OpenSSL's libcrypto has no HMAC of \(H._name).") }
        context = Context(pointer)
    }

    private func copy() -> Context {
        guard let pointer = apus_hmac_copy(context.pointer) else { fatalError("There is no memory for an authentication code.") }
        return Context(pointer)
    }

    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) {
        if !isKnownUniquelyReferenced(&context) { context = copy() }
        for region in data.regions { region.withUnsafeBytes { apus_hmac_update(context.pointer, $0.baseAddress, $0.count) } }
    }

    /// Returns the code of the data so far.
    public func finalize() -> MAC {
        let last = copy()
        return MAC(bytes: bytes(H.byteCount) { apus_hmac_finish(last.pointer, $0, H.byteCount) } ?? [])
    }

    /// Returns the code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = Self(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether a code is that of data.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    )
        -> Bool
    { authenticationCode == self.authenticationCode(for: authenticatedData, using: key) }

    /// Whether the bytes of a code are that of data.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ mac: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool { mac.withUnsafeBytes { isEqualInConstantTime($0, authenticationCode(for: data, using: key)) } }
}
