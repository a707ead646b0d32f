import CoreGraphics

/// A program that is to be shown in windows, as a host gets it.
@MainActor package struct ProgramLaunch {
    /// The program's name.
    package var name: String
    /// The platform whose looks and metrics the windows have.
    package var profile = PlatformProfile.macOS
    /// Light or dark; nil as the desktop.
    package var colorScheme: ColorScheme?
    /// The size of a new window's content, in points, whatever the scenes say; nil leaves it to them.
    package var windowSize: CGSize?
    /// Starts the program in an environment.
    package let start: (EnvironmentValues) -> RunningProgram
    /// Shows a scene's content as the root of the views of one of its windows.
    package let show: (SceneRecord, ViewTree) -> Void

    /// A program whose windows have the given surroundings.
    package init<Program: App, Frame: WindowFrame>(_ program: Program, frame: Frame) {
        name = "\(Program.self)"
        start = { RunningProgram(program, environment: $0) }
        show = { scene, tree in scene.show(in: tree, frame: frame) }
    }
}
