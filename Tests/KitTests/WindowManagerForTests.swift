import SwiftUI
import SwiftUICore
import SwiftUITesting

/// A window manager with windows that are not on a screen.
@MainActor final class WindowManagerForTests: WindowManager {
    private(set) var openWindows: [OpenWindow] = []
    private(set) var log: [String] = []
    private var hosts: [ViewHost] = []

    /// Runs a test with windows of the given titles, the last of which has the keyboard.
    static func run(_ titles: [String], content: some View = EmptyView(), body: (WindowManagerForTests) throws -> Void) rethrows {
        let own = ProgramServices.windowManager
        defer { ProgramServices.windowManager = own }
        let manager = WindowManagerForTests()
        for title in titles { manager.add(title, content: content, isActive: title == titles.last) }
        ProgramServices.windowManager = WeakWindowManager(manager)
        try withExtendedLifetime(manager) { try body(manager) }
    }

    private func add(_ title: String, content: some View, isActive: Bool) {
        let host = ViewHost(content, size: CGSize(width: 300, height: 500))
        hosts.append(host)
        var window = OpenWindow(id: ObjectIdentifier(host), title: title) { [weak self] in self?.log.append("present \(title)") }
        window.isActive = isActive
        window.sceneID = title.lowercased()
        window.tree = host.tree
        window.handle = WindowHandle(
            close: { [weak self] in
                self?.log.append("close \(title)")
                self?.openWindows.removeAll { $0.title == title }
            },
            closeByUser: { [weak self] in self?.log.append("closeByUser \(title)") }, setInteractions: { _ in },
            setTitle: { [weak self] in self?.log.append("title \($0 ?? "")") }, move: {},
            minimize: { [weak self] in self?.log.append("minimize \(title)") }, zoom: { [weak self] in self?.log.append("zoom \(title)") })
        openWindows.append(window)
    }

    var scenes: [SceneRecord] { [] }
    var canOpenNewWindow: Bool { false }
    var hasSettings: Bool { true }
    func openWindow(id: String?, value: AnyHashable?, presented: PresentedWindowSettings) -> Bool { false }
    func dismissWindows(id: String?, value: AnyHashable?) {}
    func openSettings() -> Bool {
        log.append("settings")
        return true
    }
    func openNewWindow() -> Bool { false }
    func quit() {}
}
