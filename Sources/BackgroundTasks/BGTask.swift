import Foundation

/// A task for which the program was started. As Linux starts none, there is no task: the types are those of the parameters of handlers.
///
/// Follows https://developer.apple.com/documentation/backgroundtasks/bgtask.
open class BGTask: NSObject, @unchecked Sendable {
    /// The identifier of the task.
    public let identifier: String
    /// Is called when the time of the task is over.
    open var expirationHandler: (() -> Void)?

    init(identifier: String) { self.identifier = identifier }

    /// Ends the task.
    open func setTaskCompleted(success: Bool) {}
}

/// A task that refreshes what the program shows.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task that takes minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
