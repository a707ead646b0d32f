import Foundation

/// Generated source that declares what code on a Mac has without importing it.
struct SourceAdditions {
    var module: SourceModule
    /// The contents of the module's files.
    var texts: [String]

    var source: String { bundleAccessor + objectLocks }

    /// `Bundle.module` as SwiftPM makes it for a target with resources: the resources beside the code.
    private var bundleAccessor: String {
        guard texts.contains(where: { $0.contains("Bundle.module") || $0.contains(": .module") }), !declares(/\bvar\s+module\b|\blet\s+module\b/)
        else { return "" }
        let path = String(reflecting: module.resourceFolders.first?.standardizedFileURL.path ?? "/")
        // A package's module has its own resources; for a file or folder, the program's resources are the only ones.
        let value = module.hasResourceBundle ? "Foundation.Bundle(path: \(path)) ?? .main" : "Foundation.Bundle.main"
        return "extension Foundation.Bundle { static let module = \(value) }\n"
    }

    /// The functions of the Objective-C runtime that are visible on a Mac in every file that imports Foundation.
    private var objectLocks: String {
        guard !declares(/func\s+objc_sync_(enter|exit)\b/) else { return "" }
        return ["objc_sync_enter", "objc_sync_exit"].filter { name in texts.contains { $0.contains(name) } }.map { name in
            "@discardableResult func \(name)(_ object: Any) -> Int32 { SwiftUI.\(name)(object) }\n"
        }.joined()
    }

    private func declares(_ pattern: some RegexComponent) -> Bool { texts.contains { $0.firstMatch(of: pattern) != nil } }
}
