import Foundation

extension Notification.Name {
    /// Creates the name of a notification that the program posts when its host reports something.
    ///
    /// - Parameter observe: Lets the program observe the host. It is called as soon as the main thread is free.
    package init(ofProgram rawValue: String, observe: @escaping @MainActor @Sendable () -> Void) {
        // Not at once: the program could post a notification whose name is being created.
        DispatchQueue.main.async { MainActor.assumeIsolated { observe() } }
        self.init(rawValue)
    }
}
