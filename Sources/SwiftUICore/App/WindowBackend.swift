/// Shows programs in windows. The module `GTKHosting` contains the implementation. It is found by name, since code that imports a module
/// which imports `GTKHosting` needs the headers of GTK.
@MainActor package protocol WindowBackend: AnyObject {
    /// Shows a program in windows until the last one is closed, and returns its exit status.
    static func run(_ launch: ProgramLaunch) -> Int32
}
