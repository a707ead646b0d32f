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

    private var state: Calculation<MACContext>

    /// Begins a calculation.
    public init(key: SymmetricKey) { state = Calculation(H._name, key: key.bytes) }

    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { state.update($0) } }
    }

    /// Returns the code of the data so far.
    public func finalize() -> MAC { MAC(bytes: state.result(H.byteCount)) }

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
