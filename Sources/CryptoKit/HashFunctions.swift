import Foundation

/// Hash functions that are not secure any more.
///
/// Follows https://developer.apple.com/documentation/cryptokit/insecure.
public enum Insecure {}

/// The hash function SHA-2 with digests of 256 bits (FIPS 180-4).
///
/// Follows https://developer.apple.com/documentation/cryptokit/sha256.
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    public static var blockByteCount: Int { 64 }
    public static var _name: String { "SHA2-256" }

    private var state = Calculation<DigestContext>(_name)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: state.result(32)) }
}

/// The digest of `SHA256`.
public struct SHA256Digest: Digest {
    public static var byteCount: Int { 32 }
    let bytes: [UInt8]

    public var description: String { "SHA256 digest: \(hexadecimal(bytes))" }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public static func == (lhs: Self, rhs: Self) -> Bool { isEqualInConstantTime(lhs.bytes, rhs.bytes) }
}

/// The hash function SHA-2 with digests of 384 bits (FIPS 180-4).
///
/// Follows https://developer.apple.com/documentation/cryptokit/sha384.
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest
    public static var blockByteCount: Int { 128 }
    public static var _name: String { "SHA2-384" }

    private var state = Calculation<DigestContext>(_name)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: state.result(48)) }
}

/// The digest of `SHA384`.
public struct SHA384Digest: Digest {
    public static var byteCount: Int { 48 }
    let bytes: [UInt8]

    public var description: String { "SHA384 digest: \(hexadecimal(bytes))" }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public static func == (lhs: Self, rhs: Self) -> Bool { isEqualInConstantTime(lhs.bytes, rhs.bytes) }
}

/// The hash function SHA-2 with digests of 512 bits (FIPS 180-4).
///
/// Follows https://developer.apple.com/documentation/cryptokit/sha512.
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest
    public static var blockByteCount: Int { 128 }
    public static var _name: String { "SHA2-512" }

    private var state = Calculation<DigestContext>(_name)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: state.result(64)) }
}

/// The digest of `SHA512`.
public struct SHA512Digest: Digest {
    public static var byteCount: Int { 64 }
    let bytes: [UInt8]

    public var description: String { "SHA512 digest: \(hexadecimal(bytes))" }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public static func == (lhs: Self, rhs: Self) -> Bool { isEqualInConstantTime(lhs.bytes, rhs.bytes) }
}

extension Insecure {
    /// The hash function SHA-1 (FIPS 180-4), which is broken: for formats that require it.
    ///
    /// Follows https://developer.apple.com/documentation/cryptokit/insecure/sha1.
    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest
        public static var blockByteCount: Int { 64 }
        public static var _name: String { "SHA1" }

        private var state = Calculation<DigestContext>(_name)

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
        public func finalize() -> Digest { Digest(bytes: state.result(20)) }
    }

    /// The digest of `SHA1`.
    public struct SHA1Digest: Digest {
        public static var byteCount: Int { 20 }
        let bytes: [UInt8]

        public var description: String { "SHA1 digest: \(hexadecimal(bytes))" }
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
        public static func == (lhs: Self, rhs: Self) -> Bool { isEqualInConstantTime(lhs.bytes, rhs.bytes) }
    }
}

extension Insecure {
    /// The hash function MD5 (RFC 1321), which is broken: for formats that require it.
    ///
    /// Follows https://developer.apple.com/documentation/cryptokit/insecure/md5.
    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest
        public static var blockByteCount: Int { 64 }
        public static var _name: String { "MD5" }

        private var state = Calculation<DigestContext>(_name)

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
        public func finalize() -> Digest { Digest(bytes: state.result(16)) }
    }

    /// The digest of `MD5`.
    public struct MD5Digest: Digest {
        public static var byteCount: Int { 16 }
        let bytes: [UInt8]

        public var description: String { "MD5 digest: \(hexadecimal(bytes))" }
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
        public static func == (lhs: Self, rhs: Self) -> Bool { isEqualInConstantTime(lhs.bytes, rhs.bytes) }
    }
}

extension Digest {
    /// Whether the digest has the bytes of data. The comparison takes the same time wherever they differ.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { isEqualInConstantTime(lhs, rhs) }
    /// Whether the digest does not have the bytes of data.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}
