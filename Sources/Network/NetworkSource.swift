/// Tells the state of the network.
package protocol NetworkSource: AnyObject, Sendable {
    /// The state as it is known, without waiting.
    var state: NetworkState { get }
    /// Calls a function with the state soon, and after each change. It is called on any thread, never twice at a time.
    func observe(_ handler: @escaping @Sendable (NetworkState) -> Void) -> Int
    /// Ends the calls of a function.
    func remove(_ observer: Int)
}
