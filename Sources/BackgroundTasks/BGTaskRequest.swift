import Foundation

/// A request to start the program for a task.
///
/// Follows https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    /// The identifier of the task.
    public let identifier: String
    /// The earliest time at which the task may begin; nil for none.
    open var earliestBeginDate: Date?

    fileprivate init(identifier: String) { self.identifier = identifier }
}

/// A request to refresh what the program shows.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public override init(identifier: String) { super.init(identifier: identifier) }
}

/// A request for work that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether the task needs a network.
    open var requiresNetworkConnectivity = false
    /// Whether the computer must be charging.
    open var requiresExternalPower = false

    public override init(identifier: String) { super.init(identifier: identifier) }
}
