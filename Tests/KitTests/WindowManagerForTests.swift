import SwiftUI
import SwiftUICore
import SwiftUITesting

/// A window manager with windows that are not on a screen.
@MainActor final class WindowManagerForTests: WindowManager {
    private(set) var openWindows: [OpenWindow] = []
    private(set) var log: [String] = []
    private var hosts: [ViewHost] = []
    /// What the program has determined of its windows, by their titles.
    private(set) var attributes: [String: WindowAttributes] = [:]
    /// The positions that the program has given its windows, by their titles.
    private(set) var positions: [String: WindowPlacement.Position] = [:]

    /// A window that the program has made.
    private final class ProgramHost {
        let views: ViewHost
        var window: OpenWindow

        init(_ views: ViewHost, _ window: OpenWindow) {
            (self.views, self.window) = (views, window)
        }
    }

    /// Runs a test with windows of the given titles and size, the last of which has the keyboard.
    static func run(
        _ titles: [String], content: some View = EmptyView(), size: CGSize = CGSize(width: 300, height: 500),
        body: (WindowManagerForTests) throws -> Void
    ) rethrows {
        let own = ProgramServices.windowManager
        defer { ProgramServices.windowManager = own }
        let manager = WindowManagerForTests()
        for title in titles { manager.add(title, content: content, size: size, isActive: title == titles.last) }
        ProgramServices.windowManager = WeakWindowManager(manager)
        try withExtendedLifetime(manager) { try body(manager) }
    }

    /// The views of a window of a scene.
    func views(of title: String) -> ViewHost? {
        guard let id = openWindows.first(where: { $0.title == title })?.id else { return nil }
        return hosts.first { ObjectIdentifier($0) == id }
    }

    private func add(_ title: String, content: some View, size: CGSize, isActive: Bool) {
        let host = ViewHost(content, size: size)
        hosts.append(host)
        var window = OpenWindow(id: ObjectIdentifier(host), title: title) { [weak self] in self?.log.append("present \(title)") }
        window.isActive = isActive
        window.sceneID = title.lowercased()
        window.tree = host.tree
        window.handle = handle(of: title) { [weak self] in self?.openWindows.removeAll { $0.title == title } }
        openWindows.append(window)
    }

    private func handle(of title: String, close: @escaping () -> Void) -> WindowHandle {
        let handle = WindowHandle(
            close: { [weak self] in
                self?.log.append("close \(title)")
                close()
            },
            closeByUser: { [weak self] in self?.log.append("closeByUser \(title)") }, setInteractions: { _ in },
            setTitle: { [weak self] in self?.log.append("title \($0 ?? "")") }, move: { [weak self] in self?.log.append("move \(title)") },
            minimize: { [weak self] in self?.log.append("minimize \(title)") }, zoom: { [weak self] in self?.log.append("zoom \(title)") })
        handle.setAttributes = { [weak self] in self?.attributes[title] = $0 }
        handle.place = { [weak self] in self?.positions[title] = $0 }
        return handle
    }

    // MARK: Windows of the program

    func open(_ window: ProgramWindow) -> OpenWindow? {
        let title = window.description.title?.plainString() ?? ""
        if let host = window.host as? ProgramHost {
            if !openWindows.contains(where: { $0.id == host.window.id }) { openWindows.append(host.window) }
            return host.window
        }
        let views = ViewHost(EmptyView(), size: .zero, profile: .macOS)
        views.tree.removeRootView()
        window.show(views.tree)
        views.tree.update()
        views.size = WindowContentSizes(of: views.tree, window, WindowAttributes()).initialSize()
        var open = OpenWindow(id: ObjectIdentifier(views), title: title) { [weak self] in
            self?.log.append("present \(title)")
            self?.setVisible(true, title)
        }
        let id = open.id
        open.tree = views.tree
        let handle = handle(of: title) { [weak self] in
            ProgramServices.report(.windowChanged(id, .willClose))
            self?.openWindows.removeAll { $0.id == id }
        }
        handle.hide = { [weak self] in
            self?.log.append("hide \(title)")
            self?.setVisible(false, title)
        }
        handle.setSize = { [weak views] in views?.size = $0 }
        handle.state = { [weak self] in
            var state = WindowState()
            state.isVisible = self?.hidden.contains(title) != true
            return state
        }
        open.handle = handle
        openWindows.append(open)
        window.host = ProgramHost(views, open)
        window.onDiscard = { [weak self] in
            self?.log.append("discard \(title)")
            self?.openWindows.removeAll { $0.id == id }
            views.tree.removeRootView()
            views.tree.update()
        }
        return open
    }

    private var hidden: Set<String> = []

    private func setVisible(_ isVisible: Bool, _ title: String) {
        if isVisible { hidden.remove(title) } else { hidden.insert(title) }
    }

    func attach(_ child: ObjectIdentifier, to parent: ObjectIdentifier?, isModal: Bool) {
        func title(_ id: ObjectIdentifier?) -> String { openWindows.first { $0.id == id }?.title ?? "nothing" }
        log.append("attach \(title(child)) to \(title(parent))\(isModal ? " as a sheet" : "")")
    }

    /// Gives the keyboard to the window with a title.
    func activate(_ title: String) {
        for index in openWindows.indices {
            let isActive = openWindows[index].title == title
            guard isActive != openWindows[index].isActive else { continue }
            openWindows[index].isActive = isActive
            ProgramServices.report(.windowChanged(openWindows[index].id, isActive ? .becameActive : .resignedActive))
        }
    }

    /// Returns the log so far, and clears it.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
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
    func openNewWindow() -> Bool {
        log.append("new window")
        return true
    }
    func quit() {}
}
