import CoreGraphics
import Foundation

/// A program to be shown in windows, as passed to a host.
@MainActor package struct ProgramLaunch {
    /// The program's name.
    package var name: String
    /// The name by which the desktop identifies the program's windows and finds its `.desktop` file.
    package var windowClass: String
    /// The platform whose looks and metrics the windows have.
    package var profile = PlatformProfile(CompiledPlatform.current ?? .macOS)
    /// The colour scheme of the windows; nil for that of the desktop.
    package var colorScheme: ColorScheme?
    /// The size of a new window's content, in points, which overrides the scenes; nil to use theirs.
    package var windowSize: CGSize?
    /// The URLs and files that the program is asked to open.
    package var addresses: [URL] = []
    /// Starts the program in an environment.
    package let start: (EnvironmentValues) -> RunningProgram
    /// Sets the content of a scene as the root view of one of its windows.
    package let show: (SceneRecord, ViewTree) -> Void

    /// Creates the launch of a program whose windows are framed by `frame`.
    package init<Program: App, Frame: WindowFrame>(_ program: Program, frame: Frame) {
        name = "\(Program.self)"
        windowClass = name
        start = { RunningProgram(program, environment: $0) }
        show = { scene, tree in scene.show(in: tree, frame: frame) }
    }

    /// Returns the URLs and the existing files among a program's arguments, as passed by a desktop.
    package static func addresses(in arguments: some Sequence<String>) -> [URL] {
        arguments.compactMap { argument in
            if argument.hasPrefix("-") { return nil }
            if let address = URL(string: argument), let scheme = address.scheme, scheme.count > 1 { return address }
            return FileManager.default.fileExists(atPath: argument) ? URL(fileURLWithPath: argument) : nil
        }
    }
}
