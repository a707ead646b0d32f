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
