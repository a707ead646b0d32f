/// What shows programs in windows. The module `GTKHosting` has one; nothing imports it, since everyone who imports SwiftUI would then
/// need the headers of GTK.
@MainActor package protocol WindowBackend: AnyObject {
    /// Shows a program in windows until the last one is closed, and returns its exit status.
    static func run(_ launch: ProgramLaunch) -> Int32
}
