import Foundation
import Synchronization

/// The result of a command.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpremotecommandhandlerstatus.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// The program has performed the command.
    case success = 0
    /// The content for the command does not exist.
    case noSuchContent = 100
    /// Nothing is played for which the command has a meaning.
    case noActionableNowPlayingItem = 110
    /// The device that the command needs does not exist.
    case deviceNotFound = 120
    /// The program could not perform the command.
    case commandFailed = 200
}

/// A command that the user gives with the desktop's media controls or the media keys of a keyboard.
///
/// The desktop offers a command that has a target and is enabled. It may be used on any thread.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpremotecommand.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    /// Performs a command.
    package typealias Handler = (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus

    /// A closure of the program, which is called on the main thread.
    private final class Target: NSObject, @unchecked Sendable {
        let handler: Handler

        init(_ handler: @escaping Handler) { self.handler = handler }
    }

    private struct Contents {
        var isEnabled = true
        var targets: [Target] = []
        /// Called when the availability or the settings of the command change.
        var changed: (@Sendable () -> Void)?
    }

    private let contents = Mutex(Contents())

    override init() { super.init() }

    /// Whether the user can give the command. It is true at first.
    open var isEnabled: Bool {
        get { contents.withLock { $0.isEnabled } }
        set { change { $0.isEnabled = newValue } }
    }

    /// Adds a closure that performs the command.
    ///
    /// - Parameter handler: Performs the command on the main thread, and returns its result. A command with several targets fails if all of them
    ///   fail.
    /// - Returns: The target, for `removeTarget(_:)`.
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let target = Target(handler)
        change { $0.targets.append(target) }
        return target
    }

    /// Removes a target that `addTarget(handler:)` has returned. Nil removes all targets; other values remove none.
    open func removeTarget(_ target: Any?) {
        guard let target else { return change { $0.targets = [] } }
        guard let target = target as? Target else { return }
        change { $0.targets.removeAll { $0 === target } }
    }

    private func change(_ body: (inout sending Contents) -> Void) {
        let changed = contents.withLock { contents in
            body(&contents)
            return contents.changed
        }
        changed?()
    }

    /// Tells the desktop of a change.
    func update() { contents.withLock { $0.changed }?() }

    /// Sets the function that is called when the availability or the settings of the command change.
    func observe(_ changed: @escaping @Sendable () -> Void) { contents.withLock { $0.changed = changed } }

    var hasTargets: Bool { contents.withLock { !$0.targets.isEmpty } }

    /// Whether the user can give the command.
    var canBeSent: Bool { contents.withLock { $0.isEnabled && !$0.targets.isEmpty } }

    /// Calls the targets, if the command is active.
    func send(_ event: MPRemoteCommandEvent? = nil) -> MPRemoteCommandHandlerStatus {
        let targets = contents.withLock { $0.isEnabled ? $0.targets : [] }
        let event = event ?? MPRemoteCommandEvent(self)
        let results = targets.map { $0.handler(event) }
        return results.contains(.success) ? .success : results.first ?? .success
    }
}
