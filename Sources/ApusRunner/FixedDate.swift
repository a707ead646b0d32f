import Foundation

/// The date of the whole process, if it stands still.
@MainActor
enum FixedDate {
    private static var start: Double?

    /// Makes the wall clock stand still at a date, in seconds since 1970. Without the ApusRuntime library, which contains the function
    /// for it, the clock goes on.
    static func set(_ date: Double) {
        start = date
        fix(date)
    }

    /// Moves the date to a number of seconds after the one that was set, if there is one.
    static func advance(to elapsed: Double) {
        if let start { fix(start + elapsed) }
    }

    private static func fix(_ date: Double) {
        guard let function = dlsym(dlopen(nil, RTLD_NOW), "apus_fix_date") else { return }
        // The type under which the header declares the function.
        unsafeBitCast(function, to: (@convention(c) (Double) -> Void).self)(date)
    }
}
