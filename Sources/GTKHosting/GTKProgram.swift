#if GTK
import CGTKHost
import CoreGraphics
import Foundation
import FoundationOverlay
import SwiftUICore

/// A running program with its windows.
///
/// It opens the initial windows, handles requests to open and close windows, and ends with the last one.
@MainActor
final class GTKProgram: WindowManager {
    private let name: String
    private let launch: ProgramLaunch
    private let program: RunningProgram
    private var windows: [HostWindow] = []
    private let desktop: DesktopSettings
    private let screens: DesktopScreens
    private var isUpdateScheduled = false
    /// Makes the program inactive if none of its windows has got the keyboard.
    private lazy var deactivation = Timeout { [weak self] in
        if let self { setPhase(phaseOfWindows) }
    }

    init(_ launch: ProgramLaunch) throws(WindowHostError) {
        g_set_prgname(launch.windowClass)
        g_set_application_name(launch.name)
        try GTKLibrary.start()
        name = launch.name
        self.launch = launch
        // Programs for phones size content by the screen.
        if let size = launch.windowSize { ScreenMetrics.main.size = size } else if launch.profile.isMac { DesktopScreens.measure() }
        var environment = EnvironmentValues()
        environment.platformProfile = launch.profile
        if !launch.profile.isMac { environment.horizontalSizeClass = .compact }
        environment.scenePhase = .background
        desktop = DesktopSettings()
        screens = DesktopScreens()
        desktop.write(to: &environment)
        if let scheme = launch.colorScheme { environment.colorScheme = scheme }
        program = launch.start(environment)
        program.tree.environment.windowManager = WeakWindowManager(self)
        program.tree.onUpdateNeeded = { [weak self] in MainActor.assumeIsolated { self?.scheduleUpdate() } }
        for scene in program.scenes {
            scene.onChange = { [weak self, weak scene] in MainActor.assumeIsolated { if let scene { self?.sceneChanged(scene) } } }
        }
        desktop.onChange = { [weak self] in self?.desktopChanged() }
        offerServices()
        update()
    }

    /// Offers what code outside of views asks the desktop for.
    private func offerServices() {
        ProgramServices.windowManager = WeakWindowManager(self)
        ProgramServices.hostClipboard = { [weak self] in self?.frontWindow?.view.tree.services.clipboard }
        ProgramServices.dialogHost = { [weak self] in self?.frontWindow }
        ProgramServices.modalWindowHost = { [weak self] in self?.frontWindow }
        ProgramServices.pickColor = DesktopColors.pick
        ProgramServices.beep = { if let display = gdk_display_get_default() { gdk_display_beep(display) } }
        ProgramPointer.onChange = { [weak self] in MainQueue.sync { self?.windows.forEach { $0.view.pointerInput.updateCursor() } } }
        ProgramServices.runEvents = { g_main_context_iteration(nil, 1) }
        ProgramServices.showNotification = DesktopNotifications.show
        ProgramServices.showBadge = { [windowClass = launch.windowClass] in DesktopBadge.show($0, of: windowClass) }
        ProgramServices.withdrawNotification = DesktopNotifications.withdraw
        SleepInhibition.inhibit.withLock { $0 = DesktopSleep.inhibit }
        ProgramServices.sleepWatchBegan = { DesktopSleep.watch() }
        if ProgramServices.watchesSleep { DesktopSleep.watch() }
        ProgramServices.announce = { [weak self] text, priority in self?.frontWindow?.view.accessibility.announce(text, priority) }
        ProgramServices.accessibilityChanged = { [weak self] text in
            guard let bridge = self?.frontWindow?.view.accessibility else { return }
            bridge.viewsChangedNow()
            if let text { bridge.announce(text, .default) }
        }
    }

    private var frontWindow: HostWindow? { windows.first { $0.phase == .active } ?? windows.first }

    /// Applies changed settings of the desktop.
    private func desktopChanged() {
        var environment = program.tree.environment
        desktop.write(to: &environment)
        if let scheme = launch.colorScheme { environment.colorScheme = scheme }
        let hasOtherScheme = environment.colorScheme != program.tree.environment.colorScheme
        program.tree.environment = environment
        for window in windows {
            guard let source = window.source as? ProgramWindow else { continue }
            source.environment = program.tree.environment
            window.showContent()
        }
        scheduleUpdate()
        if hasOtherScheme { ProgramServices.report(.colorSchemeChanged) }
    }

    /// Shows the initial windows and runs until the last window has been closed; returns the exit status.
    func run() -> Int32 {
        ProgramServices.report(.launching)
        let addresses = launch.addresses.filter { !openDocument($0) }
        if let first = launchScenes.first {
            // A program that is started with documents opens no new one.
            if windows.isEmpty || first.description.document == nil { open(first, value: nil) }
            for scene in launchScenes.dropFirst() { open(scene, value: nil) }
            // The window of the first scene is in front.
            if windows.count > 1 { windows.first { $0.source === first }?.present() }
        }
        ProgramServices.report(.launched)
        for address in addresses { open(address) }
        var status: Int32 = 0
        // The program's code may open windows soon after the launch.
        MainLoop.afterwards { [self] in
            guard windows.isEmpty else { return }
            // A program whose code opens no window either shows its settings.
            if let scene = program.scenes.first { return open(scene, value: nil) }
            FileHandle.standardError.write(Data("\(name): no scene of this program has a window\n".utf8))
            status = 1
            MainLoop.stop()
        }
        MainLoop.run()
        ProgramServices.report(.willEnd)
        return status
    }

    /// Passes a URL to the window that prefers it, or the first one that accepts it, or else to a new window of the first scene that does.
    private func open(_ address: URL) {
        ProgramServices.report(.opened(address))
        func window() -> HostWindow? {
            let willing = windows.filter { $0.source.settings.takes(address) && $0.view.tree.preference(for: address) != .refused }
            return willing.first { $0.view.tree.preference(for: address) == .preferred } ?? willing.first
        }
        if window() == nil {
            guard let scene = program.scenes.first(where: { $0.description.kind != .settings && $0.settings.takes(address) }) else { return }
            open(scene, value: nil)
        }
        let isHandled = window()?.view.tree.open(address) ?? false
        if !isHandled, !program.scenes.allSatisfy({ $0.description.document == nil }) {
            let file = address.isFileURL ? address.path : address.absoluteString
            FileHandle.standardError.write(Data("\(name): cannot open \(file): it is not a document of this program\n".utf8))
        }
    }

    // MARK: The program's state

    private func scheduleUpdate() {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        MainLoop.afterwards { [weak self] in self?.update() }
    }

    private func update() {
        isUpdateScheduled = false
        program.tree.update()
    }

    private func sceneChanged(_ scene: SceneRecord) {
        for window in windows where window.source === scene { window.showContent() }
    }

    // MARK: Windows

    private func open(_ scene: SceneRecord, value: AnyHashable?, presented: PresentedWindowSettings = PresentedWindowSettings()) {
        let value = value ?? scene.description.document?.newDocument()
        let window = HostWindow(
            scene, value: value, presented: presented, programName: name, size: launch.windowSize, storage: storageName(scene, value)
        ) { [launch] in
            launch.show(scene, $0)
        }
        add(window)
        window.present()
        updatePhase()
        ProgramServices.report(.windowChanged(ObjectIdentifier(window), .opened))
    }

    /// Opens a window that the program's code makes, or shows it again after it has been closed.
    func open(_ source: ProgramWindow) -> OpenWindow? {
        source.environment = program.tree.environment
        let window: HostWindow
        if let known = source.host as? HostWindow {
            window = known
            if windows.contains(where: { $0 === known }) { return openWindow(known) }
            known.reopen()
            windows.append(known)
        } else {
            window = HostWindow(
                source, value: nil, presented: PresentedWindowSettings(), programName: name, storage: nil, show: { [weak source] in source?.show($0) }
            )
            source.host = window
            source.onDiscard = { [unowned window] in
                window.close()
                // The caller may still be using the window.
                MainLoop.afterwards { [window] in window.destroy() }
            }
            add(window)
        }
        updatePhase()
        return openWindow(window)
    }

    func attach(_ child: ObjectIdentifier, to parent: ObjectIdentifier?, isModal: Bool) {
        guard let window = windows.first(where: { ObjectIdentifier($0) == child }) else { return }
        gtk_window_set_transient_for(window.window, windows.first { ObjectIdentifier($0) == parent }?.window)
        gtk_window_set_modal(window.window, isModal && parent != nil ? 1 : 0)
    }

    private func add(_ window: HostWindow) {
        windows.append(window)
        window.view.willUpdate = { [weak self] in
            if let self, program.tree.isUpdateNeeded { update() }
        }
        window.view.keyInput.unusedKey = { [weak self, weak window] press in
            if let self, let window { handle(press, in: window) } else { false }
        }
        window.onPhaseChange = { [weak self] in self?.updatePhase() }
        window.onClose = { [weak self, unowned window] in self?.closed(window) }
    }

    /// Returns the name under which the `@SceneStorage` of a window is saved, or nil if other windows of its scene are open, in which case
    /// the new window starts without saved values.
    private func storageName(_ scene: SceneRecord, _ value: AnyHashable?) -> String? {
        guard value == nil, scene.settings.restoresState, !windows.contains(where: { $0.source === scene }),
            let index = program.scenes.firstIndex(where: { $0 === scene })
        else { return nil }
        return "\(ProcessInfo.processInfo.processName)-\(scene.description.id ?? "\(index)")"
    }

    private func closed(_ window: HostWindow) {
        // The caller may still be using the window.
        MainLoop.afterwards { [window] in _ = window }
        windows.removeAll { $0 === window }
        updatePhase()
        // Not at once: the program may open another window in its place.
        MainLoop.afterwards { [weak self] in
            if let self, !windows.contains(where: \.isShown) { MainLoop.stop() }
        }
    }

    /// The most active phase of the windows.
    private var phaseOfWindows: ScenePhase { windows.map(\.phase).max() ?? .background }

    /// Gives the program the phase of its windows.
    private func updatePhase() {
        let phase = phaseOfWindows
        if phase == .inactive, program.tree.environment.scenePhase == .active {
            // The keyboard may be passing from one window of the program to another.
            deactivation.start(after: 0.2)
        } else {
            setPhase(phase)
        }
    }

    private func setPhase(_ phase: ScenePhase) {
        let old = program.tree.environment.scenePhase
        guard old != phase else { return }
        program.tree.environment.scenePhase = phase
        ProgramServices.report(.phaseChanged(from: old, to: phase))
        scheduleUpdate()
    }

    func openWindow(id: String?, value: AnyHashable?, presented: PresentedWindowSettings) -> Bool {
        guard let scene = scene(id: id, value: value) else { return false }
        let isOpen: (HostWindow) -> Bool = { window in
            window.source === scene && (scene.description.kind != .group || (value != nil && window.value == value))
        }
        if let window = windows.first(where: isOpen) { window.present() } else { open(scene, value: value, presented: presented) }
        return true
    }

    func dismissWindows(id: String?, value: AnyHashable?) {
        guard let scene = scene(id: id, value: value) else { return }
        for window in windows where window.source === scene && (value == nil || window.value == value) { window.requestClose() }
    }

    func openSettings() -> Bool {
        guard let scene = program.scenes.first(where: { $0.description.kind == .settings }) else { return false }
        if let window = windows.first(where: { $0.source === scene }) { window.present() } else { open(scene, value: nil) }
        return true
    }

    func openNewWindow() -> Bool {
        guard canOpenNewWindow, let firstScene else { return false }
        open(firstScene, value: nil)
        return true
    }

    var canOpenNewWindow: Bool { firstScene.map(canOpenNewWindow) ?? false }

    private func canOpenNewWindow(of scene: SceneRecord) -> Bool {
        scene.description.kind == .group && !scene.settings.isWithoutCommands && scene.description.document?.canCreate ?? true
    }

    var hasSettings: Bool { program.scenes.contains { $0.description.kind == .settings && !$0.settings.isWithoutCommands } }

    /// The scenes that have a window when the program starts: the first scene that is not suppressed, and scenes that are presented at
    /// launch.
    private var launchScenes: [SceneRecord] {
        let scenes = program.scenes.filter { $0.description.kind != .settings }
        let first = scenes.first { $0.settings.launchBehavior.kind != .suppressed }
        return scenes.filter { $0 === first || $0.settings.launchBehavior.kind == .presented }
    }

    private var firstScene: SceneRecord? { program.scenes.first { $0.description.kind != .settings } }

    func quit() {
        guard let window = windows.first else { return }
        if let document = window.document, document.isEdited { window.present() }
        // A document may ask whether to save it; the program does not end if the user cancels.
        window.requestClose { [weak self] hasClosed in
            if hasClosed { self?.quit() }
        }
    }

    var scenes: [SceneRecord] { program.scenes }

    var openWindows: [OpenWindow] {
        windows.map(openWindow)
    }

    private func openWindow(_ window: HostWindow) -> OpenWindow {
        var open = OpenWindow(id: ObjectIdentifier(window), title: window.title) { [weak window] in window?.present() }
        open.sceneID = window.source.description.id
        open.isActive = window.phase == .active
        open.tree = window.view.tree
        open.handle = window.handle
        return open
    }

    private func scene(id: String?, value: AnyHashable?) -> SceneRecord? {
        program.scenes.first { scene in
            let description = scene.description
            if let id, description.id != id { return false }
            guard let value else { return id != nil }
            return description.valueType == type(of: value.base)
        }
    }

    // MARK: Standard keyboard shortcuts

    /// Handles a key press that no view has handled.
    private func handle(_ press: KeyPress, in window: HostWindow) -> Bool {
        // Escape closes windows once, and keys that are released or repeated perform no command.
        guard press.phase == .down else { return press.key != .escape && window.handle.unusedKey(press) }
        let direction = window.view.tree.environment.layoutDirection
        if let scene = program.scenes.first(where: { $0.settings.shortcut?.matches(press, in: direction) ?? false }) {
            if scene.description.kind != .group, let window = windows.first(where: { $0.source === scene }) {
                window.present()
            } else {
                open(scene, value: nil)
            }
            return true
        }
        if press.key == .escape {
            if window.handle.unusedKey(press) { return true }
            if window.source.settings.isUtility {
                window.closeByUser()
                return true
            }
        }
        guard press.modifiers.forCommands == .command else { return press.key != .escape && window.handle.unusedKey(press) }
        switch press.key {
        case "w": window.closeByUser()
        case "q": quit()
        case "n": return openNewWindow()
        case ",": return hasSettings && openSettings()
        default: return window.handle.unusedKey(press)
        }
        return true
    }
}

extension GTKProgram: WindowBackend {
    static func run(_ launch: ProgramLaunch) -> Int32 {
        var launch = launch
        if let handover = AddressHandover.ofProgram {
            // The desktop has started the process only for one that runs already.
            if launch.addresses.isEmpty {
                if handover.deliverStart() { return 0 }
            } else {
                launch.addresses.removeAll(where: handover.deliver)
                if launch.addresses.isEmpty { return 0 }
            }
        }
        SystemAddresses.open = DesktopAddresses.open
        SystemApplications.shared = DesktopApplications.services
        do {
            return try GTKProgram(launch).run()
        } catch {
            FileHandle.standardError.write(Data("\(launch.name): \(error)\n".utf8))
            return 1
        }
    }
}
#endif
