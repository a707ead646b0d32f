/// A kind of work that the system gives a program to do in the background.
public struct BackgroundTask<Request, Response>: Sendable {
    /// The name under which the program asks for the work.
    let identifier: String?
}

extension BackgroundTask where Request == Void, Response == Void {
    /// The refreshing of the program's content, asked for under a name.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask(identifier: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The end of transfers of any background session of `URLSession`; the request is the name of the session.
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(identifier: nil) }
}

extension BackgroundTask where Request == Void, Response == Void {
    /// The end of transfers of the background session of `URLSession` with a name.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask(identifier: identifier) }
}

extension Scene {
    /// Runs a function when the system starts work in the background. Linux has no service that does so: the function is never called.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}
