import ControlSamples
import Foundation
import SwiftUI
import SwiftUITesting

// Draws every control in every state, in both platforms' looks, light and dark. The argument is the folder for the pictures.

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for (profile, platform) in [(ViewHost.Profile.iOS, "iOS"), (.macOS, "macOS")] {
    for scheme in [ColorScheme.light, .dark] {
        let renderer = ImageRenderer(content: try StatePage(Sample.all, profile: profile, colorScheme: scheme, scale: 2))
        renderer.scale = 2
        try renderer.writePNG(to: folder.appendingPathComponent("ControlStates-\(platform)-\(scheme == .dark ? "dark" : "light").png"))
    }
}
