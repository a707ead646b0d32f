import ArgumentParser
import Foundation

struct FlagsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flags",
        abstract: "Print the flags with which swiftc builds against Apus.",
        discussion: "For example: swiftc $(apus flags) Hello.swift")

    @Flag(help: "Print only the flags for compiling.")
    var compiler = false

    @Flag(help: "Print only the flags for linking.")
    var linker = false

    func run() throws {
        let runtime = try RuntimeLibrary.besideExecutable()
        var flags: [String] = []
        if compiler || !linker { flags += try runtime.compilerFlags() }
        if linker || !compiler { flags += runtime.linkerFlags }
        try Console.print(FlagText(flags: flags).text())
    }
}
