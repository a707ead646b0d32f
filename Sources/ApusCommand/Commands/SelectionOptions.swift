import ArgumentParser
import Foundation
import RunnerProtocol

/// The options shared by all commands on views: which views to use, and their environment.
struct SelectionOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A Swift file, a folder (one module; pictures and strings in it are its resources), or a package. (default: the package in this folder)",
            valueName: "path"),
        completion: .file())
    var paths: [String] = []

    @OptionGroup var platform: PlatformOptions

    @Option(help: ArgumentHelp("Take only this view or preview; may be given several times.", valueName: "name"))
    var view: [String] = []

    @Option(
        help: ArgumentHelp(
            "The size proposed to the view in points, such as 390x844, or 'fit' for its ideal size. (default: 390x844, or 900x450 on macOS)",
            valueName: "size"),
        transform: Self.size)
    var size: PreviewVariant.Size?

    @Option(help: ArgumentHelp("Pixels per point. (default: 3, or 2 on macOS)", valueName: "scale"))
    var scale: Double?

    @Option(
        help: ArgumentHelp(
            "The platform whose metrics and colours are used: iOS, macOS, iOS26 or macOS26. (default: that of --as, or iOS, in windows macOS)",
            valueName: "profile"),
        transform: { try choice($0, as: RunnerJob.Profile.self) })
    var profile: RunnerJob.Profile?

    @Option(
        help: ArgumentHelp("light or dark. (default: light, in windows as the desktop)", valueName: "scheme"),
        transform: { try choice($0, as: RunnerJob.ColorScheme.self) })
    var colorScheme: RunnerJob.ColorScheme?

    @Option(
        help: ArgumentHelp(
            "Show animations as they are this long after the view has appeared. (default: every animation has ended)", valueName: "seconds"))
    var time: Double?

    @OptionGroup var language: LanguageOptions

    mutating func validate() throws {
        if paths.isEmpty {
            guard PackageManager.isPackage(".") else {
                throw ValidationError("Missing expected argument '<path> ...': name a Swift file, a folder or a package")
            }
            paths = ["."]
        }
        if let scale, !(scale > 0 && scale <= 16) { throw ValidationError("--scale has to be above 0 and at most 16") }
        if let time, !(time >= 0 && time.isFinite) { throw ValidationError("--time has to be a number of seconds, 0 or more") }
        for name in language.definitions where name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
            throw ValidationError("-D \(name) is not a name")
        }
    }

    // MARK: Derived values

    /// The package, if the paths name one and nothing else, so that it can be run unmodified.
    var packageAsItIs: String? {
        guard paths.count == 1, PackageManager.isPackage(paths[0]), view.isEmpty, size == nil, scale == nil, profile == nil,
            colorScheme == nil, time == nil, language.swiftVersion == "5", language.definitions.isEmpty
        else { return nil }
        return paths[0]
    }

    /// The platform that the code is compiled as: the chosen one, or that of the package's settings.
    func compiledPlatform() throws(CommandFailure) -> RunnerJob.Profile? {
        try platform.platform(ofProgramsAt: paths)
    }

    /// What the options choose for every view.
    var variant: PreviewVariant {
        var variant = PreviewVariant()
        variant.size = size
        variant.scale = scale
        // An invalid apus.json is reported when the program is compiled.
        variant.profile = profile ?? (try? compiledPlatform())
        variant.colorScheme = colorScheme
        return variant
    }

    /// Compiles the programs at the paths. A path that does not compile is reported and left out;
    /// `isComplete` is true if none was.
    func compile() throws(CommandFailure) -> (programs: [CompiledProgram], isComplete: Bool) {
        let platform = try compiledPlatform()
        let programs = try paths.map { path throws(CommandFailure) in try ProgramLocator.program(at: path, platform: platform) }
        let options = CompilationOptions(swiftVersion: language.swiftVersion, definitions: language.definitions, platform: platform)
        let compiler = ProgramCompiler(runtime: try .besideExecutable(), options: options)
        var compiled: [CompiledProgram] = []
        for program in programs {
            do {
                compiled.append(try compiler.compile(program))
            } catch  where error.status == 1 && programs.count > 1 {
                ApusCommand.report(error)
            }
        }
        return (compiled, compiled.count == programs.count)
    }

    func job(
        _ action: RunnerJob.Action, items: [RunnerJob.Item], format: RunnerJob.Format, of program: CompiledProgram
    ) -> RunnerJob {
        RunnerJob(
            action: action, items: items, format: format, time: time,
            resourceFolders: program.program.resourceFolders.map { $0.standardizedFileURL.path })
    }

    private static func size(_ text: String) throws -> PreviewVariant.Size {
        guard let size = PreviewVariant.Size(text) else { throw ValidationError("--size has to be like 390x844, or 'fit'") }
        guard size.isDrawable else {
            throw ValidationError("--size \(text) is too large: choose at most \(Int(PreviewVariant.Size.largestLength)) points each way")
        }
        return size
    }
}

/// Parses a value of `type`, ignoring case.
func choice<Value: RawRepresentable & CaseIterable>(_ text: String, as type: Value.Type) throws -> Value
where Value.RawValue == String {
    guard let value = Value.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
        let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(text)' is not one of \(known)")
    }
    return value
}
