import Foundation
import SwiftUICore

/// The start of the program when the user logs in, which the desktop reads from the folder `autostart` of the user's settings.
///
/// ```swift
/// try SMAppService.mainApp.register()
/// ```
///
/// Helper programs, agents and daemons do not exist: they are parts of the bundles of macOS.
///
/// Follows https://developer.apple.com/documentation/servicemanagement/smappservice, and the autostart specification of freedesktop.org.
public final class SMAppService: NSObject, Sendable {
    /// Whether the program starts when the user logs in.
    public enum Status: Int, Sendable {
        case notRegistered, enabled, requiresApproval, notFound
    }

    /// The service that starts the program itself.
    public static let mainApp = SMAppService()

    private let entry: URL
    private let name: String
    private let program: String

    /// Creates a service that starts the program itself, as ``mainApp`` does.
    public override convenience init() {
        let process = ProcessInfo.processInfo
        self.init(
            folder: StorageFile.folder.appendingPathComponent("autostart", isDirectory: true),
            identifier: Bundle.main.bundleIdentifier ?? process.processName, name: process.processName,
            program: process.environment["APPIMAGE"] ?? Bundle.main.executablePath ?? CommandLine.arguments[0])
    }

    /// Creates the service of a program.
    ///
    /// - Parameters:
    ///   - folder: The folder of the entries.
    ///   - identifier: The identifier of the program, which names its entry.
    ///   - name: The name of the program.
    ///   - program: The path of the program.
    package init(folder: URL, identifier: String, name: String, program: String) {
        entry = folder.appendingPathComponent(identifier + ".desktop")
        self.name = name
        self.program = program
        super.init()
    }

    /// Whether the program starts when the user logs in. Another program or the user may have switched an entry off.
    public var status: Status {
        guard let text = try? String(contentsOf: entry, encoding: .utf8) else { return .notRegistered }
        let isOff = text.split(separator: "\n").contains { $0 == "Hidden=true" || $0 == "X-GNOME-Autostart-enabled=false" }
        return isOff ? .requiresApproval : .enabled
    }

    /// Opens the settings of programs that start when the user logs in. It has no effect: desktops have no common address for them.
    public class func openSystemSettingsLoginItems() {}

    /// Makes the program start when the user logs in. Throws an error of the file system if the entry cannot be written.
    public func register() throws {
        try FileManager.default.createDirectory(at: entry.deletingLastPathComponent(), withIntermediateDirectories: true)
        let lines = ["[Desktop Entry]", "Type=Application", "Name=\(name)", "Exec=\(Self.quoted(program))", "X-GNOME-Autostart-enabled=true"]
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: entry, options: .atomic)
    }

    /// Stops the program from starting when the user logs in. Throws an error of the file system if there is an entry that cannot be removed.
    public func unregister() throws {
        guard FileManager.default.fileExists(atPath: entry.path) else { return }
        try FileManager.default.removeItem(at: entry)
    }

    /// Stops the program from starting when the user logs in.
    public func unregister() async throws {
        func remove() throws { try unregister() }
        try remove()
    }

    /// Stops the program from starting when the user logs in, and calls `completionHandler` with the error, if there was one.
    public func unregister(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        do {
            try unregister()
            completionHandler(nil)
        } catch {
            completionHandler(error)
        }
    }

    /// Returns a path as an argument in an `Exec` line: in quotes, with the characters that mean something there escaped.
    private static func quoted(_ path: String) -> String {
        var result = ""
        for character in path {
            switch character {
            // A backslash is escaped twice: once for the argument, and once for the value of a string.
            case "\\": result += "\\\\\\\\"
            case "\"", "`", "$": result += "\\\\\(character)"
            case "%": result += "%%"
            default: result.append(character)
            }
        }
        return "\"\(result)\""
    }
}
