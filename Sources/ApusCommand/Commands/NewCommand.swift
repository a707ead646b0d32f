import ArgumentParser

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Make a package with a program, a preview and a test.",
        discussion: "The package is made in a new folder of its name and needs no dependency on Apus.")

    @Argument(help: ArgumentHelp("The package's name: letters, digits, '-' and '_', a letter first.", valueName: "name"))
    var name: String

    func run() throws {
        let template = try PackageTemplate(name: name)
        let runtime = try RuntimeLibrary.besideExecutable()
        try template.write(into: ".", toolset: Toolset.file(for: runtime))
        Console.say("\(name) is made. Show it with 'cd \(name) && apus run', test it with 'apus test'.")
    }
}
