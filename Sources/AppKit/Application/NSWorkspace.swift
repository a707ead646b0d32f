import Foundation
import KitValues
import SwiftUI
import SwiftUICore
import UniformTypeIdentifiers

/// The desktop: opens files and addresses.
open class NSWorkspace: @unchecked Sendable {
    /// The desktop.
    public static let shared = NSWorkspace()

    /// The centre to which the desktop's notifications are posted.
    public let notificationCenter = NotificationCenter()

    private init() {}

    /// Opens a file or a URL with its default application. Returns whether there is such an application.
    @discardableResult
    open func open(_ url: URL) -> Bool { MainQueue.sync { SystemAddresses.open(url) } }

    /// Opens the folders that contain some files in the file manager.
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {
        for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { open(folder) }
    }

    /// Opens the folder that contains a file in the file manager. Returns whether there is a file manager.
    @discardableResult
    open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
        open(fullPath.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } ?? URL(fileURLWithPath: rootFullPath))
    }

    // MARK: Accessibility

    private var accessibility: AccessibilitySettings { ProgramServices.accessibilitySettings.withLock { $0 } }
    /// Whether large movements should be replaced with fading.
    open var accessibilityDisplayShouldReduceMotion: Bool { accessibility.reducesMotion }
    /// Whether translucent backgrounds should be opaque.
    open var accessibilityDisplayShouldReduceTransparency: Bool { accessibility.reducesTransparency }
    /// Whether information should not be conveyed by colour alone.
    open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { accessibility.differentiatesWithoutColor }
    /// Whether the system inverts the colours of the display.
    open var accessibilityDisplayShouldInvertColors: Bool { accessibility.invertsColors }
    /// Whether a screen reader is in use.
    open var isVoiceOverEnabled: Bool { accessibility.isVoiceOverEnabled }
    /// Whether the user operates the system with switches.
    open var isSwitchControlEnabled: Bool { accessibility.isSwitchControlEnabled }

    // MARK: Opening and removing files

    /// How files and addresses are opened. Desktops decide: only their default applications open them, and they come to the front.
    public final class OpenConfiguration: NSObject, @unchecked Sendable {
        /// Stored, without effect: the desktop decides whether the application comes to the front.
        public var activates = true
    }

    /// Opens a file or a URL with its default application, and passes an error if there is none. The application is unknown: it is nil.
    open func open(
        _ url: URL, configuration: OpenConfiguration, completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, open(url) ? nil : Self.noApplication(for: url))
    }

    private static func noApplication(for url: URL) -> any Error {
        CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "No application opens \(url.absoluteString)."])
    }

    /// Moves files to the trash, and passes their new places, by the old ones, and the first error.
    open func recycle(_ URLs: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil) {
        var (places, failure): ([URL: URL], (any Error)?) = ([:], nil)
        for url in URLs {
            do {
                var place: NSURL?
                try FileManager.default.trashItem(at: url, resultingItemURL: &place)
                if let place { places[url] = URL(string: place.absoluteString) }
            } catch {
                failure = failure ?? error
            }
        }
        handler?(places, failure)
    }

    /// The programs that run, as far as desktops tell: this one.
    open var runningApplications: [NSRunningApplication] { [.current] }

    /// The program, while one of its windows has the keyboard; nil for others, of which desktops do not tell.
    open var frontmostApplication: NSRunningApplication? { NSRunningApplication.current.isActive ? .current : nil }
}

/// Permissions to change files that only administrators may change. Linux gives them to processes, not to programs while they run.
extension NSWorkspace {
    /// A change of files that needs a permission.
    public enum AuthorizationType: Int, Sendable {
        case createSymbolicLink, setAttributes, replaceFile
    }

    /// A permission to change files. There are none.
    public final class Authorization: NSObject, Sendable {
        private override init() {}
    }

    /// Fails, with an error that says so: a program gets no permission while it runs.
    public func requestAuthorization(
        to type: AuthorizationType, completionHandler: @escaping @Sendable (Authorization?, (any Error)?) -> Void
    ) {
        completionHandler(nil, Self.noAuthorization)
    }

    /// Fails, with an error that says so: a program gets no permission while it runs.
    public func requestAuthorization(to type: AuthorizationType) async throws -> Authorization { throw Self.noAuthorization }

    private static var noAuthorization: CocoaError {
        CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "On Linux a program gets no further permissions while it runs."])
    }
}

extension FileManager {
    /// Creates a file manager that uses a permission. As there are no permissions, it is never called.
    public convenience init(authorization: NSWorkspace.Authorization) { self.init() }
}

/// A program that runs: this one. Desktops do not tell of others.
public final class NSRunningApplication: NSObject, @unchecked Sendable {
    /// This program.
    public static let current = NSRunningApplication()

    private override init() {}

    /// The number of the process.
    public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    /// The identifier of the program's bundle; nil if it has none.
    public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    /// The folder of the program's bundle.
    public var bundleURL: URL? { Bundle.main.bundleURL }
    /// The file of the program; nil if it is unknown.
    public var executableURL: URL? { Bundle.main.executableURL }
    /// The name of the program.
    public var localizedName: String? {
        Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? Bundle.main.infoDictionary?["CFBundleName"] as? String
            ?? ProcessInfo.processInfo.processName
    }
    /// Whether a window of the program has the keyboard.
    public var isActive: Bool { MainQueue.sync { ProgramServices.openWindows.contains(where: \.isActive) } }
    /// Always false: the program runs.
    public var isTerminated: Bool { false }

    /// The icon of the program.
    public var icon: NSImage? { MainQueue.sync { NSApplication.shared.applicationIconImage } }
    /// The policy that the program has set last.
    public var activationPolicy: NSApplication.ActivationPolicy { MainQueue.sync { NSApplication.shared.activationPolicy() } }
    /// Always false: desktops hide windows, not programs.
    public var isHidden: Bool { false }
    /// Always true: the program runs.
    public var isFinishedLaunching: Bool { true }
    /// When the process began, as the kernel tells; nil without the file system `/proc`.
    public var launchDate: Date? { Self.processStart }

    private static let processStart: Date? = {
        func text(_ path: String) -> Substring { ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")[...] }
        // The name of the program, in parentheses, may contain spaces. The twentieth word after it counts the ticks since the computer began.
        let words = (text("/proc/self/stat").split(separator: ")").last ?? "").split(separator: " ")
        let began = text("/proc/stat").split(separator: "\n").first { $0.hasPrefix("btime ") }?.split(separator: " ").last.flatMap { Double($0) }
        guard words.count > 19, let ticks = Double(words[19]), let began else { return nil }
        return Date(timeIntervalSince1970: began + ticks / Double(sysconf(Int32(_SC_CLK_TCK))))
    }()

    /// Ends the process at once: neither the delegate nor views are told. It does not return.
    @discardableResult public func forceTerminate() -> Bool { kill(processIdentifier, SIGKILL) == 0 }
    /// Has no effect and returns false: desktops decide which window is in front.
    @discardableResult public func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
    /// Has no effect and returns false: desktops hide windows, not programs.
    @discardableResult public func hide() -> Bool { false }
    /// Ends the program, unless its delegate answers `terminateCancel`. Returns true.
    @discardableResult public func terminate() -> Bool {
        DispatchQueue.main.async { MainActor.assumeIsolated { NSApplication.shared.terminate(nil) } }
        return true
    }
}
