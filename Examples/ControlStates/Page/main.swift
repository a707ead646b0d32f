import ControlSamples
import Foundation
import SwiftUI
import SwiftUITesting

// Draws every control in every state, in the looks of all platforms, light and dark. The argument is the folder for the pictures.

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for profile in ViewHost.Profile.allCases {
    for scheme in [ColorScheme.light, .dark] {
        let renderer = ImageRenderer(content: try StatePage(Sample.all, profile: profile, colorScheme: scheme, scale: 2))
        renderer.scale = 2
        try renderer.writePNG(to: folder.appendingPathComponent("ControlStates-\(profile.rawValue)-\(scheme == .dark ? "dark" : "light").png"))
    }
}
