import CoreGraphics
import Foundation

/// A program that is to be shown in windows, as a host gets it.
@MainActor package struct ProgramLaunch {
    /// The program's name.
    package var name: String
    /// The name by which the desktop tells the program's windows from those of others and finds its `.desktop` file.
    package var windowClass: String
    /// The platform whose looks and metrics the windows have.
    package var profile = PlatformProfile.macOS
    /// Light or dark; nil as the desktop.
    package var colorScheme: ColorScheme?
    /// The size of a new window's content, in points, whatever the scenes say; nil leaves it to them.
    package var windowSize: CGSize?
    /// The addresses and files that the program is asked to open.
    package var addresses: [URL] = []
    /// Starts the program in an environment.
    package let start: (EnvironmentValues) -> RunningProgram
    /// Shows a scene's content as the root of the views of one of its windows.
    package let show: (SceneRecord, ViewTree) -> Void

    /// A program whose windows have the given surroundings.
    package init<Program: App, Frame: WindowFrame>(_ program: Program, frame: Frame) {
        name = "\(Program.self)"
        windowClass = name
        start = { RunningProgram(program, environment: $0) }
        show = { scene, tree in scene.show(in: tree, frame: frame) }
    }

    /// The addresses and the files that there are among a program's arguments, as a desktop passes them.
    package static func addresses(in arguments: some Sequence<String>) -> [URL] {
        arguments.compactMap { argument in
            if argument.hasPrefix("-") { return nil }
            if let address = URL(string: argument), let scheme = address.scheme, scheme.count > 1 { return address }
            return FileManager.default.fileExists(atPath: argument) ? URL(fileURLWithPath: argument) : nil
        }
    }
}
