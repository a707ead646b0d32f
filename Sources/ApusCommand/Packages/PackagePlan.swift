import Foundation

/// The commands of SwiftPM's build plan for a package, which SwiftPM stores beside the products.
struct PackagePlan {
    /// A command of the plan: the compilation of a module or of a C file, or a link.
    private struct Command {
        var inputs: [String] = []
        var outputs: [String] = []
        var arguments: [String] = []
    }

    private var commands: [String: Command] = [:]

    /// Reads the plan's text. Unknown lines are skipped.
    init(_ text: String) {
        var name = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("  \"") {
                name = String(line.dropFirst(3).prefix { $0 != "\"" })
            } else if let values = Self.values(of: "inputs", in: line) {
                commands[name, default: Command()].inputs = values
            } else if let values = Self.values(of: "outputs", in: line) {
                commands[name, default: Command()].outputs = values
            } else if let values = Self.values(of: "args", in: line) {
                commands[name, default: Command()].arguments = values
            }
        }
    }

    private static func values(of key: String, in line: Substring) -> [String]? {
        let start = "    \(key): ["
        guard line.hasPrefix(start) else { return nil }
        return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(start.count - 1).utf8))
    }

    /// The compilation of a module: its files, including generated ones, and the compiler's flags.
    struct Compilation {
        var files: [String]
        var flags: [String]
    }

    func compilation(of module: String) -> Compilation? {
        for command in commands.values {
            let arguments = command.arguments
            guard let place = arguments.firstIndex(of: "-module-name"), arguments.dropFirst(place + 1).first == module,
                arguments.contains("-c"), arguments.contains("-emit-module")
            else { continue }
            return Compilation(
                files: command.inputs.filter { $0.hasSuffix(".swift") }, flags: Self.flags(in: Array(arguments.dropFirst())))
        }
        return nil
    }

    /// The object files of targets other than `own`, in a stable order.
    func objects(without own: Set<String>) -> [String] {
        let objects = commands.filter { !$0.key.hasSuffix(".exe") }.values.flatMap(\.outputs).filter { path in
            guard path.hasSuffix(".o"), !path.hasSuffix(".swiftmodule.o") else { return false }
            let folder = path.split(separator: "/").first { $0.hasSuffix(".build") && $0 != ".build" } ?? ""
            return !folder.hasSuffix("-tool.build") && !own.contains(String(folder.dropLast(".build".count)))
        }
        return Set(objects).sorted()
    }

    /// The libraries with which the package's programs and tests are linked, and the C++ runtime library where a target needs it.
    var libraryFlags: [String] {
        let cxxEndings = [".cpp.o", ".cc.o", ".cxx.o", ".mm.o"]
        let needsCxx = commands.values.contains { $0.outputs.contains { output in cxxEndings.contains { output.hasSuffix($0) } } }
        var flags = needsCxx ? ["-lstdc++"] : []
        for command in commands.values where command.arguments.contains("-emit-executable") {
            for (place, argument) in command.arguments.enumerated() where argument.hasPrefix("-l") || argument.hasPrefix("-L") {
                // Arguments after -Xlinker belong to the toolset, as do plug-ins.
                guard !argument.hasPrefix("-load-"), place == 0 || command.arguments[place - 1] != "-Xlinker", argument != "-L",
                    !flags.contains(argument)
                else { continue }
                flags.append(argument)
            }
        }
        return flags.sorted()
    }

    /// Flags for output paths and build reports, which another compilation must set itself.
    private static func flags(in arguments: [String]) -> [String] {
        let alone: Set<String> = [
            "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics", "-parseable-output",
            "-parse-as-library", "-emit-objc-header", "-whole-module-optimization", "-g",
        ]
        let withValue: Set<String> = [
            "-module-name", "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-num-threads",
            // Under the paths of its overlay `apus` shows the compiler texts of its own.
            "-vfsoverlay",
        ]
        var flags: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if withValue.contains(argument) {
                rest = rest.dropFirst()
            } else if argument == "-Xfrontend", rest.first == "-entry-point-function-name" {
                rest = rest.dropFirst(3)
            } else if argument.hasPrefix("-X"), let value = rest.popFirst() {
                flags += [argument, value]
            } else if !alone.contains(argument), !argument.hasPrefix("@"), argument.wholeMatch(of: /-j\d+/) == nil {
                flags.append(argument)
            }
        }
        return flags
    }
}
