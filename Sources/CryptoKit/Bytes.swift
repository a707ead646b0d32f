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
