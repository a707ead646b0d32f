import ArgumentParser

/// The language mode and the conditions with which code is compiled.
struct LanguageOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The language mode in which the code is compiled: 5 or 6.", valueName: "version"))
    var swiftVersion: String = "5"

    @Option(
        name: .customShort("D", allowingJoined: true),
        help: ArgumentHelp("Set a compilation condition; DEBUG is always set.", valueName: "name"))
    var definitions: [String] = []

    func validate() throws {
        if !["5", "6"].contains(swiftVersion) { throw ValidationError("--swift-version has to be 5 or 6") }
    }
}
