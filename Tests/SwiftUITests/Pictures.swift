import Foundation
import SwiftUI
import SwiftUITesting

/// Writes pictures to the folder that the environment variable APUS_PICTURES names, for people to look at.
@MainActor func lookAt(
    _ name: String, size: CGSize = CGSize(width: 390, height: 844), profiles: [ViewHost.Profile] = [.iOS, .macOS],
    _ view: @autoclosure () -> some View, _ act: (ViewHost) throws -> Void = { _ in }
) throws {
    guard let folder = ProcessInfo.processInfo.environment["APUS_PICTURES"] else { return }
    for profile in profiles {
        for scheme in ColorScheme.allCases {
            let host = ViewHost(view(), size: profile == .macOS ? CGSize(width: 480, height: 480) : size, profile: profile, colorScheme: scheme)
            if profile == .iOS { host.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }
            try act(host)
            let url = URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(profile)-\(scheme).png")
            try host.writeImage(to: url)
        }
    }
}
