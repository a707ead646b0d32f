import Foundation
import SwiftUIMacroExpansion

/// The compiler's input for a module: its files and the generated ones, which register its views.
struct ModuleUnit {
    /// The files, and the flags with which the compiler reads them.
    private(set) var arguments: [String]
    /// The files and flags with which the compiler reads the previews as the user has written them.
    private(set) var argumentsWithPreviews: [String]
    /// The paths of all files that the compiler reads, the generated one last.
    private(set) var files: [String]
    /// Generated text: the file as the compiler names it, the line after which the text starts, and the views on its lines.
    private var generated: [(file: String, afterLine: Int, entries: [Int: ViewCatalogue.Entry])]
    /// The generated text in all files.
    private(set) var registration: [String]
    /// The files to which generated text is added.
    private(set) var filesWithAdditions: [String] = []

    /// Writes the generated files into a folder. Files that would not change are not written.
    init(
        _ module: SourceModule, _ texts: [String], catalogue: ViewCatalogue, role: RegistrationSource.Role, options: CompilationOptions,
        in folder: URL
    ) throws {
        let registration = RegistrationSource(module: module.name, catalogue: catalogue, role: role)
        let file = folder.appendingPathComponent("\(module.name)-views.swift")
        var text = registration.moduleFile()
        text.source += SourceAdditions(module: module, texts: texts).source
        try Self.write(text.source, to: file)
        files = module.files + [file.path]
        arguments = files
        argumentsWithPreviews = files
        generated = [(file.path, 0, text.entries)]
        self.registration = [text.source]

        var compiled = texts
        var overlay = SourceOverlay()
        let extended = registration.filesWithAdditions
        for number in texts.indices where extended.contains(number) || Self.isRewritten(texts[number], module.files[number]) {
            if extended.contains(number) {
                let lines = texts[number].utf8.count { $0 == UInt8(ascii: "\n") } + 1
                let addition = registration.addition(to: number, afterLine: lines)
                compiled[number] += "\n" + addition.source
                generated.append((module.files[number], lines, addition.entries))
                self.registration.append(addition.source)
                filesWithAdditions.append(module.files[number])
            }
            try overlay.replace(module.files[number], by: compiled[number], in: folder.appendingPathComponent("\(module.name)-\(number).swift"))
        }
        arguments += try overlay.flags(writtenTo: folder.appendingPathComponent("\(module.name)-overlay.yaml"))
        argumentsWithPreviews = arguments
        guard role.isPreviewed else { return }

        var expansion = SourceOverlay()
        for (number, file) in module.files.enumerated() {
            let fileID = "\(module.name)/\((file as NSString).lastPathComponent)"
            guard let text = PreviewExpansionInPlace.expanded(compiled[number], fileID: fileID) else { continue }
            try expansion.replace(file, by: text, in: folder.appendingPathComponent("\(module.name)-\(number)-expanded.swift"))
        }
        arguments += try expansion.flags(writtenTo: folder.appendingPathComponent("\(module.name)-expansion.yaml"))
    }

    /// Whether a place is in a generated line.
    func isGenerated(_ place: CompilerErrors.Place) -> Bool {
        generated.contains { $0.file == place.file && place.line > $0.afterLine }
    }

    /// The view that is registered on a generated line.
    func entry(at place: CompilerErrors.Place) -> ViewCatalogue.Entry? {
        generated.first { $0.file == place.file }?.entries[place.line]
    }

    /// Whether the compiler is to read another text than the file's, as with the conditions of another platform.
    private static func isRewritten(_ text: String, _ file: String) -> Bool {
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } != text
    }

    /// Leaves an unchanged file alone, so that it does not look newer than what was compiled from it.
    private static func write(_ text: String, to file: URL) throws {
        guard FileManager.default.contents(atPath: file.path) != Data(text.utf8) else { return }
        try text.write(to: file, atomically: false, encoding: .utf8)
    }
}

extension CompilationOptions {
    /// The compiler's arguments for a module, without its files.
    func arguments(for module: SourceModule) -> [String] {
        var arguments = ["-swift-version", swiftVersion, "-Onone", "-suppress-warnings", "-module-name", module.name]
        if !module.files.contains(where: { ($0 as NSString).lastPathComponent == "main.swift" }) {
            arguments.append("-parse-as-library")
        }
        // Xcode enables regular expressions between slashes in both language modes, the compiler alone only in the mode of Swift 6.
        if swiftVersion == "5" { arguments.append("-enable-bare-slash-regex") }
        // The program's own entry point is renamed in favour of the generated one.
        arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "apusUserMain_\(module.name)"]
        for name in allDefinitions { arguments += ["-D", name] }
        if Console.isTerminal { arguments.append("-color-diagnostics") }
        return arguments
    }
}
