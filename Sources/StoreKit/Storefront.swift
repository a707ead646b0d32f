/// The store of the user's country. Linux has none, so that no value of this type exists.
///
/// Follows https://developer.apple.com/documentation/storekit/storefront.
public struct Storefront: Identifiable, Hashable, Sendable {
    let nothing: Never

    /// The identifier of the store.
    public var id: String { switch nothing {} }
    /// The country, as a code of three letters.
    public var countryCode: String { switch nothing {} }

    /// The user's store. It is nil.
    public static var current: Storefront? { get async { nil } }

    /// The stores that become the user's while the program runs: none, until the task is cancelled.
    public static var updates: Storefronts { Storefronts() }

    /// The stores that become the user's while the program runs.
    public struct Storefronts: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Returns nil when the task is cancelled.
            public mutating func next() async -> Storefront? {
                await cancellation()
                return nil
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// Suspends until the task is cancelled.
func cancellation() async {
    let (news, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in news {}
    // The stream is open as long as something could add to it.
    continuation.finish()
}
