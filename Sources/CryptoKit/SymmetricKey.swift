import Foundation

/// The size of a key.
///
/// Follows https://developer.apple.com/documentation/cryptokit/symmetrickeysize.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int

    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)

    /// Creates a size; the number of bits is a positive multiple of 8.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount.isMultiple(of: 8), "The size of a key is a positive multiple of 8 bits.")
        self.bitCount = bitCount
    }
}

/// A key that seals and opens, or authenticates, data.
///
/// Follows https://developer.apple.com/documentation/cryptokit/symmetrickey.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    /// Creates a random key.
    public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }
    /// Creates a key of bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public static func == (lhs: Self, rhs: Self) -> Bool { isEqualInConstantTime(lhs.bytes, rhs.bytes) }
}
