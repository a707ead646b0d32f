import Foundation
import KitValues
import SwiftUI
import SwiftUICore

extension NSApplication {
    /// Runs a program that has no `App` and makes its windows itself, until the last of them is closed; then the process exits.
    ///
    ///     let delegate = AppDelegate()
    ///     NSApplication.shared.delegate = delegate
    ///     NSApplication.shared.run()
    ///
    /// Windows that were ordered to the front before are shown, and the delegate is told of the launch. If no window can be shown, because there
    /// is no display or no GTK, the program prints the reason to standard error and exits with status 1. In a program that runs already, it has
    /// no effect.
    public func run() {
        guard ProgramServices.windowManager.manager == nil else { return }
        var launch = ProgramLaunch(ProgramOfWindows())
        launch.name = ProcessInfo.processInfo.processName
        ProgramHost.runProcess(launch)
    }
}

/// Runs the program, like `NSApplication.run()`. The arguments have no effect: they are those of the process.
@preconcurrency @MainActor @discardableResult
public func NSApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
    NSApplication.shared.run()
    return 0
}

extension NSApplicationDelegate where Self: NSObject {
    /// Runs a program whose delegate is marked `@main`: creates the delegate with `init()` and calls `NSApplication.run()`.
    public static func main() {
        NSApplication.shared.delegate = makeObject(Self.self)
        NSApplication.shared.run()
    }
}

/// A program whose windows are made by its code.
private struct ProgramOfWindows: App {
    /// No scenes.
    struct Scenes: Scene {
        nonisolated static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs) {}
    }

    var body: Scenes { Scenes() }
}
