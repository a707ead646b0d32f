import Foundation
import Synchronization

extension ProcessInfo {
    /// The actions that the system should defer during an activity of the program.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// Keeps the display on and unlocked while the user is idle.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// Keeps the computer from sleeping while the user is idle.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// Without effect on Linux, which does not end programs suddenly.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// Without effect on Linux, which does not end programs that are not used.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// An activity that the user has asked for: the computer does not sleep.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
        /// An activity that the user has asked for, during which the computer may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = userInitiated.subtracting(.idleSystemSleepDisabled)
        /// An activity that the user has not asked for. Linux does not slow programs down: it has no effect.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// An activity that must not be late. Linux does not delay timers of programs: it has no effect.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
        /// An activity of which the user notices every delay: the computer does not sleep.
        public static let userInteractive: ActivityOptions = [.userInitiated, .latencyCritical]
    }

    /// Begins an activity, during which the desktop does not let the display or the computer sleep, as the options say.
    ///
    /// The desktop is asked through its portal by programs with windows; without windows or the portal nothing changes.
    ///
    /// - Parameter reason: The reason, which desktops may show to the user.
    /// - Returns: A token. The activity ends with `endActivity`, or when the token is released.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
        ProcessActivity(options: options, reason: reason)
    }

    /// Ends an activity. Other objects, and activities that have ended, have no effect.
    public func endActivity(_ activity: any NSObjectProtocol) {
        (activity as? ProcessActivity)?.end()
    }

    /// Calls a function as an activity, which ends with it.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) {
        let activity = beginActivity(options: options, reason: reason)
        block()
        endActivity(activity)
    }
}

/// An activity of the program.
private final class ProcessActivity: NSObject, Sendable {
    private let release = Mutex<(@Sendable () -> Void)?>(nil)

    init(options: ProcessInfo.ActivityOptions, reason: String) {
        super.init()
        let (display, system) = (options.contains(.idleDisplaySleepDisabled), options.contains(.idleSystemSleepDisabled))
        guard display || system, let inhibit = SleepInhibition.inhibit.withLock({ $0 }) else { return }
        let end = inhibit(display, system, reason)
        release.withLock { $0 = end }
    }

    func end() {
        let end = release.withLock { release in
            defer { release = nil }
            return release
        }
        end?()
    }

    deinit { end() }
}

/// How the host of the program keeps the display and the computer awake.
package enum SleepInhibition {
    /// Keeps the display or the computer awake, and returns a function that lets them sleep again; nil without a desktop.
    package static let inhibit = Mutex<(@Sendable (_ display: Bool, _ system: Bool, _ reason: String) -> @Sendable () -> Void)?>(nil)
}
