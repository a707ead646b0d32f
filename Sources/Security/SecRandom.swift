import Foundation

/// A source of random numbers. There is one, that of the system.
public final class SecRandom: Sendable {
    fileprivate init() {}
}

/// A source of random numbers.
public typealias SecRandomRef = SecRandom

/// The random numbers of the system.
public let kSecRandomDefault: SecRandomRef? = SecRandom()

/// Fills memory with random numbers that cannot be foreseen, and returns `errSecSuccess`.
///
/// - Parameters:
///   - random: The source, `kSecRandomDefault`. Nil is the same.
///   - count: The number of bytes, 0 or more: a negative number is answered with `errSecParam`.
///   - bytes: The memory.
@discardableResult
public func SecRandomCopyBytes(_ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    let memory = UnsafeMutableRawBufferPointer(start: bytes, count: count)
    for index in memory.indices { memory[index] = generator.next() }
    return errSecSuccess
}
