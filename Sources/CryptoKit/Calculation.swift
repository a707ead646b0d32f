/// What the library keeps of a hash or an authentication code that is being calculated.
protocol CalculationContext: AnyObject {
    /// Returns nil if there is no memory for a copy.
    func copy() -> Self?
    func update(_ bytes: UnsafeRawBufferPointer)
    /// Returns the result of `count` bytes, after which the context is of no more use.
    func finish(_ count: Int) -> [UInt8]?
}

extension DigestContext: CalculationContext {}
extension MACContext: CalculationContext {}

/// A hash or an authentication code that is being calculated. Its copies go on independently.
///
/// Copies have the context in common until one of them is changed, and only the one that is changed uses it then. What several threads may do at
/// once, which is to copy it, leaves it as it is.
struct Calculation<Context: CalculationContext>: @unchecked Sendable {
    private var context: Context

    private func copy() -> Context {
        guard let copy = context.copy() else { fatalError("There is no memory for a hash.") }
        return copy
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&context) { context = copy() }
        context.update(bytes)
    }

    /// Returns the result so far, after which the calculation can go on.
    func result(_ count: Int) -> [UInt8] { copy().finish(count) ?? [] }
}

extension Calculation<DigestContext> {
    /// Begins a hash by the library's name for it.
    init(_ name: String) {
        guard let context = DigestContext.begin(name) else { fatalError("OpenSSL's libcrypto has no \(name) here.") }
        self.init(context: context)
    }
}

extension Calculation<MACContext> {
    /// Begins an HMAC with a hash.
    init(_ name: String, key: [UInt8]) {
        guard let context = MACContext.begin(name, key: key) else { fatalError("OpenSSL's libcrypto has no HMAC of \(name).") }
        self.init(context: context)
    }
}
