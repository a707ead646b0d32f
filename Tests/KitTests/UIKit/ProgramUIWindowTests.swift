import SwiftUI
import SwiftUICore
import Testing
import UIKit

/// Controllers that are told of their views, in windows that a program shows over its scenes.
@MainActor @Suite(.serialized) struct ProgramUIWindowTests {
    private final class Controller: UIHostingController<Text> {
        var calls: [String] = []

        override init(rootView: Text) { super.init(rootView: rootView) }
        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = nil
            calls.append("load")
        }
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear \(!UIApplication.shared.windows[1].isHidden)") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    private final class Overlay: UIWindow {
        var calls: [String] = []

        override func becomeKey() { calls.append("become key") }
        override func resignKey() { calls.append("resign key") }
    }

    private func scene() throws -> UIWindowScene {
        _ = UIApplication.shared
        return try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    }

    @Test func aWindowIsShownOverItsSceneInItsSize() throws {
        try WindowManagerForTests.run(["Scene"]) { manager in
            let scene = try scene()
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIHostingController(rootView: Text("Over"))
            #expect(window.isHidden && scene.windows.count == 1 && manager.openWindows.count == 1)
            window.makeKeyAndVisible()
            #expect(!window.isHidden && window.bounds == CGRect(x: 0, y: 0, width: 300, height: 500))
            #expect(manager.takeLog() == ["attach  to Scene", "present "])
            #expect(manager.attributes[""]?.isDecorated == false)
            // The view covers the window with the colour of the system, unless it is clear.
            #expect(manager.attributes[""]?.background == Color(UIColor.systemBackground))
            let view = try #require(window.rootViewController?.view)
            #expect(view.window === window && view.bounds == window.bounds)
            view.backgroundColor = .clear
            #expect(manager.attributes[""]?.background == .clear)
            // It belongs to the scene and is none itself.
            #expect(UIApplication.shared.connectedScenes == [scene] && scene.windows.last === window)
            window.backgroundColor = .red
            #expect(manager.attributes[""]?.background == Color(UIColor.red))
            window.isHidden = true
            #expect(window.isHidden && scene.windows.count == 2)
            ProgramServices.report(.windowChanged(manager.openWindows[0].id, .willClose))
            #expect(manager.openWindows.map(\.title) == ["Scene"] && window.isHidden)
        }
    }

    @Test func aWindowIsShownAsLongAsItExists() throws {
        try WindowManagerForTests.run(["Scene"]) { manager in
            let scene = try scene()
            var window: UIWindow? = UIWindow(windowScene: scene)
            window?.rootViewController = UIHostingController(rootView: Text("Over"))
            window?.makeKeyAndVisible()
            #expect(manager.openWindows.count == 2)
            window = nil
            #expect(manager.openWindows.count == 1 && scene.windows.count == 1)
        }
    }

    @Test func controllersAreToldWhenTheirViewsAppear() throws {
        try WindowManagerForTests.run(["Scene"]) { _ in
            let controller = Controller(rootView: Text("A"))
            #expect(!controller.isViewLoaded)
            let window = UIWindow(windowScene: try scene())
            window.rootViewController = controller
            #expect(controller.calls == [])
            window.makeKeyAndVisible()
            window.makeKeyAndVisible()
            let shown = ["will appear", "is appearing", "did appear true"], gone = ["will disappear", "did disappear"]
            #expect(controller.calls == ["load"] + shown && controller.isViewLoaded)
            window.isHidden = true
            window.isHidden = true
            window.isHidden = false
            #expect(controller.calls == ["load"] + shown + gone + shown)
            let next = Controller(rootView: Text("B"))
            window.rootViewController = next
            #expect(controller.calls == ["load"] + shown + gone + shown + gone && next.calls == ["load"] + shown)
        }
    }

    @Test func controllersAreNotMadeOfArchives() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        #expect(Controller(coder: coder) == nil)
        let controller = try #require(UIHostingController(coder: coder, rootView: Color.red.frame(width: 30, height: 20)))
        #expect(controller.sizeThatFits(in: .zero) == CGSize(width: 30, height: 20))
    }

    @Test func windowsAreToldOfTheKeyboard() throws {
        try WindowManagerForTests.run(["Scene"]) { manager in
            let window = Overlay(windowScene: try scene())
            window.rootViewController = UIHostingController(rootView: Text("Over"))
            window.makeKeyAndVisible()
            var posted: [Notification.Name] = []
            let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { note in
                    let name = note.name
                    MainActor.assumeIsolated { posted.append(name) }
                }
            }
            defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
            manager.activate("")
            #expect(window.isKeyWindow)
            manager.activate("Scene")
            #expect(!window.isKeyWindow && window.calls == ["become key", "resign key"] && posted == names)
        }
    }
}
