extension Transaction {
    /// Transactions, each with its signature. There are none.
    public struct Transactions: AsyncSequence, Sendable {
        /// Whether further transactions are waited for, which never come.
        let waits: Bool

        public struct AsyncIterator: AsyncIteratorProtocol {
            let waits: Bool

            /// Returns nil: of ``Transaction/updates`` when the task is cancelled, otherwise at once.
            public mutating func next() async -> VerificationResult<Transaction>? {
                if waits { await cancellation() }
                return nil
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(waits: waits) }
    }

    /// All transactions of the user: none.
    public static var all: Transactions { Transactions(waits: false) }
    /// The transactions by which the user has products now: none.
    public static var currentEntitlements: Transactions { Transactions(waits: false) }
    /// The transactions that the program has not finished: none.
    public static var unfinished: Transactions { Transactions(waits: false) }
    /// The transactions that are made elsewhere while the program runs: none, until the task is cancelled.
    public static var updates: Transactions { Transactions(waits: true) }

    /// All transactions with a product: none.
    public static func all(for productID: String) -> Transactions { Transactions(waits: false) }
    /// The transactions by which the user has a product now: none.
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions(waits: false) }
    /// The last transaction with a product. It is nil.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// The transaction by which the user has a product now. It is nil.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
