@_exported import Foundation

/// Starts programs in the background for tasks that they request.
///
/// Linux does not start programs in the background: `submit(_:)` throws the error `unavailable`, as it does where the user has turned background
/// refresh off. Programs that ignore the error continue without the tasks.
///
/// Follows https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler.
public final class BGTaskScheduler: NSObject, Sendable {
    /// The scheduler of the program.
    public static let shared = BGTaskScheduler()

    /// The domain of ``Error``.
    public static let errorDomain = Error.errorDomain

    private override init() {}

    /// Returns true, and releases the handler: tasks never start.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the task.
    ///   - queue: The queue on which the handler would be called.
    ///   - launchHandler: The handler.
    @discardableResult
    public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }

    /// Throws ``Error`` `unavailable`.
    public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

    /// Withdraws a request. There is none.
    public func cancel(taskRequestWithIdentifier identifier: String) {}

    /// Withdraws all requests. There are none.
    public func cancelAllTaskRequests() {}

    /// Returns the requests that wait: none.
    public func pendingTaskRequests() async -> [BGTaskRequest] { [] }

    /// Calls a function with the requests that wait, which are none, on another thread.
    public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// The reason for which a request was refused.
    ///
    /// Follows https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error.
    public struct Error: Swift.Error, CustomNSError, LocalizedError, Hashable, Sendable {
        /// The kind of an error. On Linux `unavailable` occurs.
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests = 2
            case notPermitted = 3
            case immediateRunIneligible = 4

            /// Whether an error has the code, in `catch BGTaskScheduler.Error.unavailable`.
            public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? BGTaskScheduler.Error)?.code == code }
        }

        /// The kind of the error.
        public let code: Code

        public init(_ code: Code) { self.code = code }

        /// Programs cannot be started in the background.
        public static var unavailable: Code { .unavailable }
        /// There are too many requests.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// The program does not list the identifier.
        public static var notPermitted: Code { .notPermitted }
        /// The task cannot run at once.
        public static var immediateRunIneligible: Code { .immediateRunIneligible }

        public static let errorDomain = "BGTaskSchedulerErrorDomain"
        public var errorCode: Int { code.rawValue }

        public var errorDescription: String? {
            switch code {
            case .unavailable: "Tasks in the background are not available."
            case .tooManyPendingTaskRequests: "Too many requests for tasks in the background wait."
            case .notPermitted: "The program may not request the task."
            case .immediateRunIneligible: "The task cannot run at once."
            }
        }
    }
}
