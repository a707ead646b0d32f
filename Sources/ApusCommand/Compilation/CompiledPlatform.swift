import RunnerProtocol
import SwiftSourceReader

/// The platform that code is compiled as, with `--as`.
extension RunnerJob.Profile {
    /// The name of the system in conditions: `os(iOS)`.
    var systemName: String { isPhone ? "iOS" : "macOS" }

    /// The version of the system up to which `#available` holds.
    var version: Int {
        switch self {
        case .iOS: 18
        case .macOS: 15
        case .iOS26, .macOS26: 26
        }
    }

    /// The modules of the system's values and services, which code that is compiled as for it can import.
    var modules: [String] {
        modulesOfSwiftUI + Self.commonModules + (isPhone ? ["SafariServices", "BackgroundTasks"] : ["ApplicationServices", "ServiceManagement"])
    }

    /// The modules of both systems. `Scripts/install` has the same list.
    private static let commonModules = [
        "AVFoundation", "AVKit", "AudioToolbox", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "ImageIO", "CryptoKit", "MapKit",
        "MediaPlayer",
        "Network",
        "PhotosUI", "TipKit", "WidgetKit",
        "AppIntents", "AppTrackingTransparency", "AuthenticationServices", "FoundationModels", "LinkPresentation", "LocalAuthentication",
        "Playgrounds", "QuartzCore", "Security",
        "StoreKit",
    ]

    /// The modules whose names code finds that imports SwiftUI.
    var modulesOfSwiftUI: [String] { (isPhone ? ["UIKit"] : ["AppKit", "Cocoa"]) + ["CoreData"] }

    /// The conditions of code that is compiled as for the system.
    var conditions: PlatformConditions {
        let names: Set<String> = isPhone ? [systemName] : [systemName, "OSX"]
        let version = version
        var conditions = PlatformConditions(
            removesObjectiveC: true,
            system: { names.contains($0) },
            // The compiler knows which modules it finds.
            module: { _ in nil },
            availability: { name, needed in
                guard names.contains(name), let major = needed.first, major > version else { return nil }
                return false
            })
        conditions.modulesWithParts = Set(modules)
        // Code asks with `canImport` before it imports the one or the other, and the compiler answers for Linux.
        conditions.modulesOfLinux = ["Darwin": "Glibc", "ObjectiveC": "Foundation"]
        return conditions
    }

    /// Returns a source as the compiler of Linux can read it, with the conditions of the system; nil if that is the source itself.
    func rewritten(_ text: String) -> String? {
        let conditioned = conditions.rewritten(text)
        return AppleAttributeSource.rewritten(conditioned ?? text) ?? conditioned
    }

    /// The conditions of code that is compiled for Linux where the modules of a system can be imported.
    static let linuxConditions = PlatformConditions(
        system: { _ in nil }, module: { kitModules.contains($0) ? false : nil }, availability: { _, _ in nil })

    /// The modules of all systems' values, which are not visible to code that is compiled for Linux.
    static let kitModules: Set<String> = Set(allCases.flatMap(\.modules))
}
