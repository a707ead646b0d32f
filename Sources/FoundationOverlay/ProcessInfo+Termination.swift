import Foundation

// Linux does not end programs on its own account, so that there is nothing to disable.

extension ProcessInfo {
    /// Keeps the system from ending the program without a word. It has no effect, as Linux does not do this.
    public func disableSuddenTermination() {}

    /// Ends what `disableSuddenTermination()` has begun. It has no effect.
    public func enableSuddenTermination() {}

    /// Keeps the system from ending the program while it has no windows. It has no effect, as Linux does not do this.
    public func disableAutomaticTermination(_ reason: String) {}

    /// Ends what `disableAutomaticTermination(_:)` has begun. It has no effect.
    public func enableAutomaticTermination(_ reason: String) {}

    /// Whether the system may end the program while it has no windows: false, and setting it has no effect.
    public var automaticTerminationSupportEnabled: Bool {
        get { false }
        set {}
    }
}
