import Foundation
import KitValues
import SwiftUI
import SwiftUICore

extension NSApplication {
    /// A key of the information that the About panel shows.
    public struct AboutPanelOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the program: a `String`.
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        /// A picture: an `NSImage`.
        public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
        /// The version that users know: a `String`.
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
        /// The number of the build: a `String`.
        public static let version = AboutPanelOptionKey(rawValue: "Version")
        /// A text: an `NSAttributedString`.
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    }

    /// Shows a panel with the name, the version and the copyright of the program, from the information of its bundle.
    public func orderFrontStandardAboutPanel(_ sender: Any?) {
        orderFrontStandardAboutPanel(options: [:])
    }

    /// Shows a panel with information about the program, from options and otherwise from the information of its bundle.
    public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
        guard let host = ProgramServices.modalWindowHost() else { return }
        let content = AboutPanelContent(options: options, information: Bundle.main.infoDictionary ?? [:])
        let shown = Locked<(any ShownModalWindow)?>(nil)
        let window = host.show(
            ModalWindow(
                title: content.name, show: { $0.setRootView(content) },
                closeRequested: {
                    let window = shown.withLock { window in
                        defer { window = nil }
                        return window
                    }
                    window?.close()
                }))
        shown.withLock { $0 = window }
    }
}

/// The panel with information about the program.
struct AboutPanelContent: View {
    let options: [NSApplication.AboutPanelOptionKey: Any]
    let information: [String: Any]

    private func text(_ key: NSApplication.AboutPanelOptionKey, _ name: String) -> String? {
        options[key] as? String ?? information[name] as? String
    }

    var name: String { text(.applicationName, "CFBundleName") ?? ProcessInfo.processInfo.processName }

    private var version: String? {
        let version = text(.applicationVersion, "CFBundleShortVersionString")
        let build = text(.version, "CFBundleVersion").flatMap { $0.isEmpty ? nil : "(\($0))" }
        let parts = [version, build].compactMap(\.self)
        return parts.isEmpty ? nil : "Version " + parts.joined(separator: " ")
    }

    var body: some View {
        VStack(spacing: 8) {
            if let icon = options[.applicationIcon] as? NSImage ?? NSApp.chosenIcon {
                Image(nsImage: icon).resizable().scaledToFit().frame(width: 64, height: 64)
            }
            Text(verbatim: name).font(.system(size: 14, weight: .bold))
            if let version { Text(verbatim: version).font(.system(size: 11)) }
            if let credits = options[.credits] as? NSAttributedString { Text(credits).font(.system(size: 11)) }
            if let copyright = information["NSHumanReadableCopyright"] as? String {
                Text(verbatim: copyright).font(.system(size: 10)).foregroundStyle(.secondary)
            }
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(minWidth: 240, maxWidth: 420)
    }
}
