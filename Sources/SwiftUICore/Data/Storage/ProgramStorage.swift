import Foundation

/// Where the program keeps what it saves by itself.
package enum ProgramStorage {
    /// The place of what the program saves.
    package enum Place: Sendable {
        /// A folder with this name among the user's application data.
        case folder(String)
        /// The memory of the process: what a program draws must not depend on what was saved before.
        case memory
    }

    /// The place. `apus` sets it in the programs that it compiles, whose executables have one name.
    package static var place: Place {
        get { known.withLock { $0 } ?? .folder(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) }
        set { known.withLock { $0 = newValue } }
    }

    /// Reads the values that `@AppStorage` has saved into `UserDefaults.standard`, so that changes which the program makes there while it starts are
    /// later than the saved values.
    package static func prepare() { _ = DefaultsStore.of(.standard) }

    /// Updates the views that read values with `@AppStorage` which the program has set with `UserDefaults` directly, and saves these values.
    ///
    /// Foundation on Linux does not notify anyone of such changes, so the values are compared: at the start of each update of a tree, and
    /// before the main loop sleeps.
    package static func noticeChanges() { DefaultsStore.noticeChanges() }

    private static let known = Locked<Place?>(nil)
}
