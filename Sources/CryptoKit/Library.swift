import CCrypto

/// OpenSSL's libcrypto, which is loaded with the first use.
enum Library {
    private static let loadingError: String? = apus_crypto_load().map { String(cString: $0) }

    /// Loads the library. A program that needs it ends without it: most functions have no way to tell.
    static func load() {
        if let loadingError { fatalError("CryptoKit needs OpenSSL's libcrypto (Debian's package libssl3), which cannot be loaded: \(loadingError)") }
    }
}

/// A number of bytes that a function writes.
func bytes(_ count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int32) -> [UInt8]? {
    var isWritten = false
    let result = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        buffer.initialize(repeating: 0)
        // A buffer without bytes has no address.
        guard let address = buffer.baseAddress else { return }
        isWritten = write(address) != 0
        initialized = count
    }
    return isWritten ? result : nil
}

/// Returns random bytes of the system.
func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
}

/// Compares bytes in a time that does not depend on where they differ.
func isEqualInConstantTime(_ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Bool {
    let (first, second) = (Array(first), Array(second))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

/// Two hexadecimal digits for each byte.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }.joined()
}
