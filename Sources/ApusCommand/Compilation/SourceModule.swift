import Foundation

/// Swift files that are compiled together, and the resources beside them.
struct SourceModule {
    var name: String
    /// The name that the user gave, for messages and file names.
    var title: String
    /// The paths of the Swift files as the user would write them.
    var files: [String]
    /// Folders whose files are the module's resources.
    var resourceFolders: [URL]
    /// The names of modules of the same package that this one imports.
    var dependencies: [String] = []
    /// Whether the program accesses the module's resources by `Bundle.module`.
    var hasResourceBundle = false
    /// The flags with which SwiftPM compiles the module; nil if `apus` knows the module's files only.
    var flags: [String]?

    /// Makes the module of a file or folder.
    static func fromFile(_ path: String) -> SourceModule {
        let url = URL(fileURLWithPath: path)
        let title = url.deletingPathExtension().lastPathComponent
        return SourceModule(
            name: moduleName(title), title: title, files: [compilerPath(path)], resourceFolders: [url.deletingLastPathComponent()])
    }

    static func fromFolder(_ path: String) throws(CommandFailure) -> SourceModule {
        let url = URL(fileURLWithPath: path)
        let files = swiftFiles(in: path)
        guard !files.isEmpty else { throw .misuse("There is no Swift file in '\(path)'.") }
        let title = url.standardizedFileURL.lastPathComponent
        return SourceModule(name: moduleName(title), title: title, files: files, resourceFolders: [url])
    }

    /// The Swift files in a folder and its subfolders, without hidden ones and build products, in a stable order.
    static func swiftFiles(in path: String) -> [String] {
        guard let all = FileManager.default.enumerator(atPath: path) else { return [] }
        var files: [String] = []
        while let relative = all.nextObject() as? String {
            let name = (relative as NSString).lastPathComponent
            if name.hasPrefix(".") {
                all.skipDescendants()
            } else if name.hasSuffix(".swift"), name != "Package.swift" {
                files.append(compilerPath((path as NSString).appendingPathComponent(relative)))
            }
        }
        return files.sorted()
    }

    /// A path as it is passed to the compiler: the user's own, unless the compiler would take the file's name for an option. (It shortens
    /// `./-a.swift` to `-a.swift`.)
    private static func compilerPath(_ path: String) -> String {
        let shortened = (path as NSString).standardizingPath.replacing(/^(\.\/)+/, with: "")
        return shortened.hasPrefix("-") ? URL(fileURLWithPath: path).standardizedFileURL.path : path
    }

    /// Converts `title` to a valid name of a Swift module.
    static func moduleName(_ title: String) -> String {
        var name = String(title.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        if name.first?.isNumber != false { name = "_" + name }
        return reservedNames.contains(name) ? name + "_" : name
    }

    private static let reservedNames: Set<String> = [
        "SwiftUI", "SwiftUICore", "Charts", "Combine", "CoreGraphics", "CoreTransferable", "UniformTypeIdentifiers", "CoreFoundation", "Foundation",
        "Dispatch",
        "Observation",
        "Swift", "Glibc", "os", "OpenCombine", "Logging", "AttributeGraph", "TextLayouts", "DisplayLists", "Typesetting",
        "CairoRendering", "GTKHosting", "ApusRunner",
        "RunnerProtocol", "FoundationOverlay", "FoundationLocalization", "FoundationNetworking", "OSLog", "UserNotifications", "Accessibility",
        "AssociatedObjects", "KitNumbers", "KitValues",
        "UIKit", "AppKit",
        "Cocoa",
        "AVFoundation", "AVKit", "AudioToolbox", "AudioPlayback", "CoreImage", "CoreMedia", "ImageIO", "PhotosUI", "ServiceManagement", "SwiftData",
        "CoreData", "ManagedObjectModels",
        "SQLiteStorage",
        "CoreHaptics", "MediaPlayer", "TipKit", "CryptoKit",
        "WidgetKit", "CoreLocation", "MapKit", "Network", "ServiceLoop",
        "StoreKit", "AuthenticationServices", "AppIntents", "FoundationModels", "LinkPresentation", "LocalAuthentication", "Playgrounds",
        "SafariServices", "Security", "BackgroundTasks", "QuartzCore", "AppTrackingTransparency", "ApplicationServices",
        "Testing", "XCTest", "main", "_",
    ]
}
